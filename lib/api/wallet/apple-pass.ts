import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PKPass } from 'passkit-generator'
import type { CasinoTier } from '#lib/domain/casino-tier.ts'
import type { AppleWalletKeys } from '#lib/process/wallet-settings.ts'
import type { WalletCard } from './wallet-card.ts'

/** Colours of the card as it is printed (`membership-card.module.css`), whose gradient is one colour here. */
const INKS: Readonly<Record<CasinoTier, { readonly paper: string; readonly ink: string; readonly label: string }>> = {
  white: { paper: 'rgb(243, 236, 218)', ink: 'rgb(19, 32, 58)', label: 'rgb(138, 90, 18)' },
  silver: { paper: 'rgb(205, 212, 217)', ink: 'rgb(19, 32, 58)', label: 'rgb(68, 80, 106)' },
  gold: { paper: 'rgb(223, 183, 105)', ink: 'rgb(42, 23, 3)', label: 'rgb(107, 61, 10)' },
  black: { paper: 'rgb(24, 27, 37)', ink: 'rgb(248, 236, 210)', label: 'rgb(233, 185, 90)' },
}

/** The site's icon, in the sizes of the card that is installed by itself. */
const ICON = join(process.cwd(), 'public/card/icon-192.png')

/**
 * A card as a pass for Apple's Wallet (`application/vnd.apple.pkpass`), signed. Its bar code is the number that is
 * printed on the card: a pass cannot make the code of the minute, so it leads to the page that can.
 */
export async function applePass(card: WalletCard, keys: AppleWalletKeys): Promise<Uint8Array<ArrayBuffer>> {
  const { number, name, tier, page, words } = card
  const icon = await readFile(ICON)
  const pass = new PKPass(
    { 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon, 'logo.png': icon, 'logo@2x.png': icon },
    { wwdr: keys.authority, signerCert: keys.certificate, signerKey: keys.key },
    {
      passTypeIdentifier: keys.passType,
      teamIdentifier: keys.team,
      organizationName: words.programme,
      logoText: words.programme,
      description: words.programme,
      serialNumber: number,
      backgroundColor: INKS[tier].paper,
      foregroundColor: INKS[tier].ink,
      labelColor: INKS[tier].label,
    },
  )
  pass.type = 'storeCard'
  pass.headerFields.push({ key: 'tier', label: words.tier, value: words.tierName })
  pass.secondaryFields.push(
    { key: 'holder', label: words.holder, value: name },
    { key: 'number', label: words.number, value: number },
  )
  pass.backFields.push({ key: 'code', label: words.programme, value: `${words.code}\n${page}` })
  pass.setBarcodes({ format: 'PKBarcodeFormatCode128', message: number, altText: number })
  return Uint8Array.from(pass.getAsBuffer())
}
