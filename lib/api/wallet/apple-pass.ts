import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PKPass } from 'passkit-generator'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import type { AppleWalletKeys } from '#lib/process/wallet-settings.ts'
import type { WalletCard, WalletPass, WalletTicket } from './wallet-pass.ts'

interface Inks {
  readonly paper: string
  readonly ink: string
  readonly label: string
}

/** Colours of the printed card (`membership-card.module.css`), with one colour in place of its gradient. */
const INKS: Readonly<Record<CasinoTier, Inks>> = {
  white: { paper: 'rgb(243, 236, 218)', ink: 'rgb(19, 32, 58)', label: 'rgb(138, 90, 18)' },
  silver: { paper: 'rgb(205, 212, 217)', ink: 'rgb(19, 32, 58)', label: 'rgb(68, 80, 106)' },
  gold: { paper: 'rgb(223, 183, 105)', ink: 'rgb(42, 23, 3)', label: 'rgb(107, 61, 10)' },
  black: { paper: 'rgb(24, 27, 37)', ink: 'rgb(248, 236, 210)', label: 'rgb(233, 185, 90)' },
}

/** Icon of the installable card, for every size of the pass. */
const ICON = join(process.cwd(), 'public/card/icon-192.png')

/** Milliseconds from the start of an event until its ticket expires. */
const DAY = 24 * 3_600_000

/** A pass for Apple's Wallet (`application/vnd.apple.pkpass`), signed. */
export async function applePass(content: WalletPass, keys: AppleWalletKeys): Promise<Uint8Array<ArrayBuffer>> {
  const { serial, issuer, page, pageText } = content
  const icon = await readFile(ICON)
  const { paper, ink, label } = INKS[content.kind === 'card' ? content.tier : 'black']
  const pass = new PKPass(
    { 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon, 'logo.png': icon, 'logo@2x.png': icon },
    { wwdr: keys.authority, signerCert: keys.certificate, signerKey: keys.key },
    {
      passTypeIdentifier: keys.passType,
      teamIdentifier: keys.team,
      organizationName: issuer,
      logoText: issuer,
      description: content.kind === 'card' ? issuer : content.title[content.locale],
      serialNumber: serial,
      backgroundColor: paper,
      foregroundColor: ink,
      labelColor: label,
    },
  )
  if (content.kind === 'card') addCard(pass, content)
  else addTicket(pass, content)
  pass.backFields.push({ key: 'code', label: issuer, value: `${pageText}\n${page}` })
  return Uint8Array.from(pass.getAsBuffer())
}

/**
 * The bar code of a card is its printed number: a pass cannot make the one-minute code, so it links to the page that
 * can.
 */
function addCard(pass: PKPass, { number, name, code, words }: WalletCard): void {
  pass.type = 'storeCard'
  pass.headerFields.push({ key: 'tier', label: words.tier, value: words.tierName })
  pass.secondaryFields.push(
    { key: 'holder', label: words.holder, value: name },
    { key: 'number', label: words.number, value: number },
  )
  pass.setBarcodes({ format: 'PKBarcodeFormatCode128', message: code, altText: code })
}

/** A ticket has the code of its page, for the same scanner. The phone shows the pass by itself around the start. */
function addTicket(pass: PKPass, { title, locale, startsAt, when, fields, code }: WalletTicket): void {
  pass.type = 'eventTicket'
  pass.primaryFields.push({ key: 'event', label: '', value: title[locale] })
  pass.secondaryFields.push(when)
  pass.auxiliaryFields.push(...fields)
  pass.setRelevantDate(startsAt)
  pass.setExpirationDate(new Date(startsAt.getTime() + DAY))
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: code, altText: code })
}
