import type { NextRequest } from 'next/server'
import { casinoLink } from '#lib/contracts/casino-links.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/domain/locale.ts'
import { casinoGateway } from '#lib/gateways/casino/casino.ts'
import { readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import { cookiesOf, sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { env } from '#lib/process/env.ts'
import type { Wallets } from '#lib/process/wallet-settings.ts'
import { clientKeyOf } from '../client-address.ts'
import { missingFile } from '../missing-file.ts'
import { rateLimits } from '../rate-limits.ts'
import { readClient } from '../read-client.ts'
import { applePass } from './apple-pass.ts'
import { googlePass } from './google-pass.ts'
import { type WalletCard, walletCardOf } from './wallet-card.ts'

/** Personal data: never stored by a cache, never indexed; the address that follows is told nothing of this one. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * A link's answer, not a call's: a phone opens a pass that it navigates to. Apple's pass is a file, Google's an address
 * of Google's that has it. Whoever is not signed in, or has no card, is led to the card's page, which says so; 404
 * for a wallet without keys, 503 while the card cannot be read.
 */
export async function answerWallet(request: NextRequest, wallet: string): Promise<Response> {
  const answerOf = answererOf(wallet, env.wallets)
  if (!answerOf) return missingFile()
  const asked = request.nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const wait = await rateLimits().consume('passes', clientKeyOf(request.headers))
  if (wait !== undefined) return unanswered(429, wait)
  const member = await readCurrentMember(sessionCookieOf(cookiesOf(request)), sessionGateway(), 'casino')
  if (member.kind === 'unavailable') return unanswered(503)
  if (member.kind === 'anonymous') return seeOther(casinoLink('card', locale))
  const backend = casinoGateway().withClient(readClient(request.headers))
  const answer = await backend.request('card', { member: member.login.token })
  if (!answer.ok && answer.error.kind === 'unavailable') return unanswered(503)
  const card = answer.ok ? answer.value.card : undefined
  if (!card) return seeOther(casinoLink('card', locale))
  return await answerOf(walletCardOf(card, locale))
}

/** What makes a wallet's pass; undefined for one without keys, or none of ours. */
function answererOf(wallet: string, { apple, google }: Wallets): ((card: WalletCard) => Promise<Response>) | undefined {
  if (wallet === 'apple' && apple) return async (card) => passFile(await applePass(card, apple))
  if (wallet === 'google' && google) return async (card) => seeOther(await googlePass(card, google, Date.now()))
  return undefined
}

const passFile = (pass: Uint8Array<ArrayBuffer>): Response =>
  new Response(pass, {
    headers: {
      ...HEADERS,
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'attachment; filename="barriere.pkpass"',
    },
  })

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { ...HEADERS, location } })

const unanswered = (status: 429 | 503, seconds = 5): Response =>
  new Response(null, { status, headers: { ...HEADERS, 'retry-after': String(seconds) } })
