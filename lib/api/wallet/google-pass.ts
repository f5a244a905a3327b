import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { env } from '#lib/process/env.ts'
import type { GoogleWalletKeys } from '#lib/process/wallet-settings.ts'
import type { WalletCard } from './wallet-card.ts'

const SAVE = 'https://pay.google.com/gp/v/save/'

/**
 * Address at which Google adds a card to its wallet: a JWT with the pass, signed by the issuer's service account
 * (https://developers.google.com/wallet/reference/rest/v1/Jwt). The bar code is the number, as on Apple's pass.
 */
export async function googlePass(card: WalletCard, keys: GoogleWalletKeys, now: number): Promise<string> {
  const { number, name, page, words } = card
  const classId = `${keys.issuer}.casino-card`
  const payload = {
    loyaltyClasses: [
      {
        id: classId,
        issuerName: words.programme,
        programName: words.programme,
        programLogo: { sourceUri: { uri: new URL('/card/icon-512.png', env.siteOrigin).href } },
        reviewStatus: 'UNDER_REVIEW',
      },
    ],
    loyaltyObjects: [
      {
        id: `${keys.issuer}.casino-card-${number}`,
        classId,
        state: 'ACTIVE',
        accountId: number,
        accountName: name,
        barcode: { type: 'CODE_128', value: number, alternateText: number },
        textModulesData: [{ id: 'tier', header: words.tier, body: words.tierName }],
        linksModuleData: { uris: [{ id: 'card', uri: page, description: words.code }] },
      },
    ],
  }
  const jwt = await new SignJWT({ typ: 'savetowallet', origins: [env.siteOrigin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.account)
    .setAudience('google')
    .setIssuedAt(Math.floor(now / 1_000))
    .sign(createPrivateKey(keys.key))
  return SAVE + jwt
}
