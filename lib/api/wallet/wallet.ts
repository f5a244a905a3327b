import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { REGISTRATION_PARAMETER } from '#lib/domain/wallet.ts'
import { type CasinoGateway, casinoGateway } from '#lib/gateways/casino/casino.ts'
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
import { type WalletPass, walletCardOf, walletTicketOf } from './wallet-pass.ts'

/** Personal data: never stored by a cache, never indexed, and no referrer for the next address. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * Answers a link, not a call: a phone opens a pass by navigation. Apple's pass is a file, Google's a redirect to an
 * address of Google's. The pass is that of the member's card, or of the ticket of the registration in the address. A
 * visitor who is not signed in, or has no such card or ticket, is redirected to the page of cards or registrations,
 * which says so; 404 for a wallet without keys, 503 while the backend does not answer.
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
  const registration = request.nextUrl.searchParams.get(REGISTRATION_PARAMETER) ?? undefined
  const page = casinoLink(registration === undefined ? 'card' : 'registrations', locale)
  if (member.kind === 'anonymous') return seeOther(page)
  const backend = casinoGateway().withClient(readClient(request.headers))
  const pass = await readPass(backend, { member: member.login.token, registration, locale })
  if (pass === 'unavailable') return unanswered(503)
  return pass ? await answerOf(pass) : seeOther(page)
}

interface Wanted {
  readonly member: string
  /** Unchecked id of a registration; undefined for the card. */
  readonly registration: string | undefined
  readonly locale: Locale
}

/** The member's card or ticket; undefined where there is none, or the session has ended. */
async function readPass(
  backend: CasinoGateway,
  { member, registration, locale }: Wanted,
): Promise<WalletPass | 'unavailable' | undefined> {
  if (registration === undefined) {
    const answer = await backend.request('card', { member })
    if (!answer.ok) return answer.error.kind === 'unavailable' ? 'unavailable' : undefined
    return answer.value.card && walletCardOf(answer.value.card, locale)
  }
  if (!z.uuid().safeParse(registration).success) return undefined
  const answer = await backend.request('registration', { member, pathParameter: registration })
  if (!answer.ok) return answer.error.kind === 'unavailable' ? 'unavailable' : undefined
  return walletTicketOf(answer.value.registration, locale)
}

/** Answers with a wallet's pass; undefined for an unknown wallet, or one without keys. */
function answererOf(wallet: string, { apple, google }: Wallets): ((pass: WalletPass) => Promise<Response>) | undefined {
  if (wallet === 'apple' && apple) return async (pass) => passFile(await applePass(pass, apple))
  if (wallet === 'google' && google) return async (pass) => seeOther(await googlePass(pass, google, Date.now()))
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
