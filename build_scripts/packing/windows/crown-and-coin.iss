; Installer of Crown & Coin for one person, without administrator's rights. Inno Setup 6: iscc crown-and-coin.iss
[Setup]
AppId={{6E1F6B1E-6B0C-4C53-9C0B-3D1A6E5E9C41}
AppName=Crown & Coin
AppVersion=@VERSION@
AppPublisher=The Crown & Coin contributors
VersionInfoVersion=@VERSION@
DefaultDirName={autopf}\Crown and Coin
DefaultGroupName=Crown & Coin
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\crown-and-coin\_internal\LICENCES.txt
OutputDir=.
OutputBaseFilename=@STEM@-setup
Compression=lzma2/max
SolidCompression=yes
SetupIconFile=..\..\assets\ui\icon.ico
UninstallDisplayIcon={app}\crown-and-coin.exe
UninstallDisplayName=Crown & Coin
WizardStyle=modern

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version brought along must not mix with this one. Saves lie elsewhere and stay.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\crown-and-coin\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Crown & Coin"; Filename: "{app}\crown-and-coin.exe"
Name: "{autodesktop}\Crown & Coin"; Filename: "{app}\crown-and-coin.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\crown-and-coin.exe"; Description: "{cm:LaunchProgram,Crown && Coin}"; Flags: nowait postinstall skipifsilent
