import type { NextRequest, NextResponse } from 'next/server'
import { EPH_OPERATIONS, type EphOperation } from '#lib/contracts/eph.ts'
import { EPH_HEADER, type EphName, IDEMPOTENCY_HEADER } from '#lib/contracts/eph-paths.ts'
import type { HotelErrorCode } from '#lib/contracts/hotel-errors.ts'
import { IDEMPOTENCY_KEY, readHotelInput } from '#lib/contracts/hotel-input.ts'
import { isJsonType, parseJson } from '#lib/domain/json-text.ts'
import { type Result, fail, ok } from '#lib/domain/result.ts'
import { type HotelFailure, hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { readBody } from '../body.ts'
import { CLIENT_ADDRESS_HEADER, clientKey } from '../client-address.ts'
import { preferredLocale } from '#lib/i18n/preferred-locale.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { type Limit, rateLimits } from '../rate-limits.ts'
import { isOwnRequest } from '../same-origin.ts'
import {
  clearSession,
  cookiesOf,
  deviceCookieOf,
  hasSessionCookie,
  sessionCookieOf,
  setDevice,
  setSession,
} from '#lib/gateways/sessions/session-cookies.ts'
import { readWho } from '#lib/gateways/sessions/current-member.ts'
import { ACCOUNT_HANDLERS } from './account-handlers.ts'
import { refuse, succeed } from './answer.ts'
import type { CookieChange, EphCall, EphHandler } from './call.ts'
import { findOperation } from './find-operation.ts'
import { MEMBER_HANDLERS } from './member-handlers.ts'

const HANDLERS: { readonly [N in EphName]: EphHandler<N> } = { ...ACCOUNT_HANDLERS, ...MEMBER_HANDLERS }

/** Bytes of a body, and how deep it may be nested. */
const BODY = { bytes: 64 * 1024, depth: 20 } as const

/** Calls that send a mail or try a secret; all others are counted by whether they change something. */
const COUNTED: Readonly<Partial<Record<EphName, Limit>>> = {
  login: 'guess',
  activate: 'guess',
  resetComplete: 'guess',
  confirmEmail: 'guess',
  undoEmail: 'guess',
  changePassword: 'guess',
  deleteAccount: 'guess',
  collaboratorComplete: 'guess',
  signUp: 'mail',
  resendActivation: 'mail',
  resetInit: 'mail',
  changeEmail: 'mail',
  collaboratorInit: 'mail',
  renewCard: 'mail',
  init: 'read',
  logout: 'read',
}

/** GETs that change something: nobody but a script of this site may call them (RELIABILITY §1). */
const CHANGING: readonly EphName[] = ['renewCard']

/** Answers a call of the hotel programme. `path` is what stands below `/api/eph/`. */
export async function answerEph(request: NextRequest, path: string): Promise<NextResponse> {
  const locale = preferredLocale(request.headers.get('accept-language') ?? undefined)
  const found = findOperation(request.method, path)
  if (!found) return refuse({ code: 'default', status: 404, locale })
  if ('allow' in found) return refuse({ code: 'default', status: 405, locale, headers: { allow: found.allow } })
  const { name, part } = found
  const operation: EphOperation = EPH_OPERATIONS[name]
  const no = (
    status: number,
    headers: Record<string, string> = {},
    code: HotelErrorCode = 'default',
    fields: readonly string[] = [],
  ): NextResponse => {
    log.info({ event: 'eph.refused', operation: name, status, code }, 'call refused')
    return refuse({ code, status, locale, headers, fields })
  }

  const changing = CHANGING.includes(name)
  if ((request.method !== 'GET' || changing) && !isOwnRequest(request.headers, env.siteOrigin)) return no(403)
  if (changing && !request.headers.has(EPH_HEADER)) return no(403)
  const wait = await rateLimits().take(
    COUNTED[name] ?? (request.method === 'GET' ? 'read' : 'write'),
    clientKey(request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''),
  )
  if (wait !== undefined) return no(429, { 'retry-after': String(wait) })

  const sessions = sessionGateway()
  const readCookie = cookiesOf(request)
  const sessionCookie = sessionCookieOf(readCookie)
  const hasCookie = hasSessionCookie(readCookie)
  const who = await readWho(sessionCookie, sessions)
  if (operation.member && who.kind === 'unavailable') return no(503)
  if (operation.member && who.kind === 'nobody') return withCookies(no(401), hasCookie ? { session: 'clear' } : {})

  const input = await readInput(request, operation)
  if (!input.ok)
    return no(
      input.error.status,
      input.error.status === 413 ? { connection: 'close' } : {},
      input.error.code,
      input.error.fields,
    )
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) return no(422, {}, 'default', [IDEMPOTENCY_HEADER])

  const hotel = hotelGateway()
  // The table gives each name its own handler; here they are all alike.
  const handler = HANDLERS[name] as (call: unknown) => ReturnType<EphHandler<EphName>>
  const call = {
    hotel,
    sessions,
    body: input.value,
    part,
    key,
    locale,
    sessionCookie,
    hasCookie,
    device: deviceCookieOf(readCookie),
    who,
    ...(who.kind === 'member' ? { login: who.login } : {}),
  }
  const outcome = await handler(call)
  const cookies = outcome.cookies ?? {}
  if (outcome.ok) return withCookies(succeed(operation.answer.parse(outcome.value)), cookies)
  const ended = await endSession(call as unknown as EphCall<EphName>, outcome.error)
  // To the start-up call nobody is a good answer.
  if (ended && name === 'init') return withCookies(succeed({ isConnected: false, isEmployee: false }), ended)
  return withCookies(no(outcome.error.status, {}, outcome.error.code, outcome.error.fields), { ...cookies, ...ended })
}

type BodyFault = Pick<HotelFailure, 'status' | 'code' | 'fields'>

const fault = (status: number): Result<never, BodyFault> => fail({ status, code: 'default', fields: [] })

async function readInput(request: NextRequest, { body }: EphOperation): Promise<Result<unknown, BodyFault>> {
  if (request.method === 'GET') return ok(undefined)
  const text = await readBody(request, BODY.bytes)
  if (text === undefined) return fault(413)
  const empty = text.trim() === ''
  if (!isJsonType(request.headers.get('content-type')) && (body !== undefined || !empty)) return fault(415)
  const parsed = empty ? ok(undefined) : parseJson(text, BODY)
  if (!parsed.ok) return fault(parsed.error === 'malformed' ? 400 : 422)
  if (!body) return ok(undefined)
  const input = readHotelInput(body, parsed.value)
  return input.ok ? input : fail({ status: 422, ...input.error })
}

/** A backend that knows the session or its account no more ends it here too; one that is away ends nothing. */
async function endSession(
  { sessions, who }: EphCall<EphName>,
  { kind, code }: HotelFailure,
): Promise<CookieChange | undefined> {
  if (who.kind !== 'member' || (kind !== 'session' && code !== '0044')) return undefined
  const left = await sessions.ask('leave', { cookie: who.cookie, programme: 'hotel' })
  return left.ok && left.value.remains ? {} : { session: 'clear' }
}

function withCookies(response: NextResponse, { session, device }: CookieChange): NextResponse {
  if (session === 'clear') clearSession(response)
  else if (session) setSession(response, session.issued, session.persistent)
  if (device !== undefined) setDevice(response, device)
  return response
}
