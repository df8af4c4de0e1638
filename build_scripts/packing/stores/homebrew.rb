# Made by build_scripts/stores.py from the checksums of a release.
cask "crown-and-coin" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM@",
         intel: "@INTEL@"

  url "@URL@/crown-and-coin-#{version}-macos-#{arch}.dmg"
  name "Crown & Coin"
  desc "Citadels, Rattus Cartus and La Città, against bots or with friends"
  homepage "@HOME@"

  depends_on macos: ">= :big_sur"

  app "Crown & Coin.app"

  zap trash: "~/Library/Application Support/crown-and-coin"
end
