import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { DEFAULT_LOCALE, LOCALES } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { GoogleWalletKeys } from '#lib/process/wallet-settings.ts'
import type { WalletCard, WalletPass, WalletTicket } from './wallet-pass.ts'

const SAVE = 'https://pay.google.com/gp/v/save/'

/**
 * Address at which Google adds a pass to its wallet: a JWT with the pass, signed by the issuer's service account
 * (https://developers.google.com/wallet/reference/rest/v1/Jwt).
 */
export async function googlePass(content: WalletPass, keys: GoogleWalletKeys, now: number): Promise<string> {
  const payload = content.kind === 'card' ? loyalty(content, keys) : eventTicket(content, keys)
  const jwt = await new SignJWT({ typ: 'savetowallet', origins: [env.siteOrigin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.account)
    .setAudience('google')
    .setIssuedAt(Math.floor(now / 1_000))
    .sign(createPrivateKey(keys.key))
  return SAVE + jwt
}

const logo = () => ({ sourceUri: { uri: new URL('/card/icon-512.png', env.siteOrigin).href } })

/** The bar code is the number, as on Apple's pass. */
function loyalty(card: WalletCard, { issuer }: GoogleWalletKeys): object {
  const { serial, number, name, code, words } = card
  const classId = `${issuer}.casino-card`
  return {
    loyaltyClasses: [
      {
        id: classId,
        issuerName: card.issuer,
        programName: card.issuer,
        programLogo: logo(),
        reviewStatus: 'UNDER_REVIEW',
      },
    ],
    loyaltyObjects: [
      {
        id: `${classId}-${serial}`,
        classId,
        state: 'ACTIVE',
        accountId: number,
        accountName: name,
        barcode: { type: 'CODE_128', value: code, alternateText: code },
        textModulesData: [{ id: 'tier', header: words.tier, body: words.tierName }],
        linksModuleData: { uris: [{ id: 'card', uri: card.page, description: card.pageText }] },
      },
    ],
  }
}

/**
 * Google shows the start in the wallet's language, and the ticket until its event is over. Optional fields are left
 * out: an address is safe up to 1,800 characters of its JWT.
 */
function eventTicket(ticket: WalletTicket, { issuer }: GoogleWalletKeys): object {
  const { serial, event, title, startsAt, fields, code } = ticket
  const classId = `${issuer}.event-${event}`
  const translated = LOCALES.map((language) => ({ language, value: title[language] }))
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: ticket.issuer,
        eventName: {
          defaultValue: translated.find(({ language }) => language === DEFAULT_LOCALE),
          translatedValues: translated.filter(({ language }) => language !== DEFAULT_LOCALE),
        },
        logo: logo(),
        dateTime: { start: startsAt.toISOString() },
        reviewStatus: 'UNDER_REVIEW',
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.ticket-${serial}`,
        classId,
        state: 'ACTIVE',
        barcode: { type: 'QR_CODE', value: code },
        textModulesData: fields.map(({ label, value }) => ({ header: label, body: value })),
        linksModuleData: { uris: [{ uri: ticket.page, description: ticket.pageText }] },
      },
    ],
  }
}
