import type { NextRequest, NextResponse } from 'next/server'
import type { SiteCall, SiteCalls } from '@barriere/shared/contracts/call.ts'
import {
  BODY_LIMIT,
  CAPTCHA_HEADER,
  CSRF_HEADER,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
} from '@barriere/shared/contracts/http.ts'
import { isJsonType, parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { type CurrentMember, readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { SessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { cookiesOf, hasSessionCookie, sessionCookieOf } from '#lib/gateways/sessions/session-cookies.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { count, outcomeOf } from '@barriere/shared/observability/metrics.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { type Rejection, reject, succeed, withBrowserChange, withCookies } from './answer.ts'
import type { Api, BrowserChange, CallRequest, CookieChange, Outcome } from './call.ts'
import { checkCaptcha } from './captcha.ts'
import { clientKeyOf } from './client-address.ts'
import { endSession } from './end-session.ts'
import { createRouter } from './find-call.ts'
import { staleCookie } from './logins.ts'
import { maskEnumeration } from './mask-enumeration.ts'
import { readClient } from './read-client.ts'
import { rateLimits } from './rate-limits.ts'
import { rotateSession } from './rotate-session.ts'
import { isOwnRequest } from './same-origin.ts'

/** Maximum size of a body in bytes, and its maximum nesting. */
const BODY = { bytes: BODY_LIMIT, depth: 20 } as const

/** Answers a request; `path` is relative to the prefix at which the table is mounted. */
export type ApiRoute = (request: NextRequest, path: string) => Promise<NextResponse>

/**
 * Route handler of a table of calls: CSRF (origin) check, rate limit, authentication, body, validation, idempotency
 * key, captcha, then the call's handler or the backend, then masking, cookies and answer. Every rejection is logged.
 */
export function createApiRoute<const T extends SiteCalls<Code>, Backend, Code extends string>(
  api: Api<T, Backend, Code>,
): ApiRoute {
  const findCall = createRouter(api.calls)
  const answer = async (request: NextRequest, found: ReturnType<typeof findCall>): Promise<NextResponse> => {
    const locale = preferredLocale(request.headers.get('accept-language') ?? undefined)
    if (!found) return reject({ status: 404 }, locale, api)
    if ('allow' in found) return reject({ status: 405, headers: { allow: found.allow } }, locale, api)
    const { name, pathParameter } = found
    const call: SiteCall<Code> = api.calls[name] as T[typeof name]
    const rejectCall = (rejection: Rejection<Code>): NextResponse => {
      const { status, code = 'default' } = rejection
      log.info({ event: `${api.name}.refused`, operation: name, status, code }, 'call refused')
      return reject(rejection, locale, api)
    }

    if (!isAllowedOrigin(request, call)) return rejectCall({ status: 403 })
    const address = clientKeyOf(request.headers)
    const wait = await rateLimits().consume(call.limit, address)
    if (wait !== undefined) return rejectCall({ status: 429, headers: { 'retry-after': String(wait) } })

    const sessions = api.sessions()
    const readCookie = cookiesOf(request)
    const { currentMember, sessionCookie, rotated } = await authenticate(sessionCookieOf(readCookie), sessions, api)
    /** The call's own changes take precedence over the rotation. */
    const withChange = (response: NextResponse, change: BrowserChange = {}): NextResponse =>
      withBrowserChange(response, { ...change, cookies: { ...rotated, ...change.cookies } })
    if (call.auth === 'member' && currentMember.kind === 'unavailable') return rejectCall({ status: 503 })
    if (call.auth === 'member' && currentMember.kind === 'anonymous')
      return withCookies(rejectCall({ status: 401 }), hasSessionCookie(readCookie) ? staleCookie(currentMember) : {})

    const input = await readInput(request, call, api.readInput)
    if (!input.ok) return withChange(rejectCall(input.error))
    const key = readIdempotencyKey(request)
    if (!key.ok) return withChange(rejectCall({ status: 422, fields: [IDEMPOTENCY_HEADER] }))

    const captcha = await checkCaptcha({
      call,
      action: name,
      header: request.headers.get(CAPTCHA_HEADER),
      client: address,
      input: input.value,
    })
    if (captcha.rejection) return withChange(rejectCall(captcha.rejection))

    const login = call.auth === 'member' && currentMember.kind === 'member' ? currentMember.login : undefined
    const client = readClient(request.headers)
    const backend = api.backend(client)
    const answered: Outcome<unknown, Code> =
      call.backend === undefined
        ? await handlerOf(
            api,
            name,
          )({
            backend,
            sessions,
            input: input.value,
            pathParameter,
            idempotencyKey: key.value,
            locale,
            client,
            readCookie,
            sessionCookie,
            currentMember,
            login,
          })
        : await api.passThrough(backend, call.backend, {
            input: input.value,
            member: login?.token,
            idempotencyKey: call.idempotent ? key.value : undefined,
            pathParameter: pathParameter === '' ? undefined : pathParameter,
          })
    if (answered.ok || answered.error.kind === 'unavailable') await captcha.succeeded()
    const outcome = maskEnumeration(call, answered, api.statusOf)
    if (outcome.ok) return withChange(succeed(bodyOf(call, outcome.value), call.success), outcome)
    const ended = api.endsSession?.(outcome.error) ? await endSession(sessions, currentMember, api.programme) : {}
    const { status, code, fields, lastTry = false } = outcome.error
    return withChange(rejectCall({ status, code, fields, lastTry }), { cookies: { ...outcome.cookies, ...ended } })
  }
  return async (request, path) => {
    const found = findCall(request.method, path)
    const response = await answer(request, found)
    const call = found && 'name' in found ? `${api.name} ${found.name}` : 'other'
    count('site_calls_total', { call, outcome: outcomeOf(response.status) })
    return response
  }
}

/** Cache of bodies: the gateway gives the same object to several requests (`SharedReads`). */
const bodies = new WeakMap<object, { readonly call: SiteCall; readonly body: string }>()

/** JSON of an answer by the call's schema, which drops fields that the visitor may not see. */
function bodyOf(call: SiteCall, value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(call.answer.parse(value))
  const known = bodies.get(value)
  if (known?.call === call) return known.body
  const body = JSON.stringify(call.answer.parse(value))
  bodies.set(value, { call, body })
  return body
}

/**
 * The current member. Where the rotation of the session is due, its new cookie is used from here on, and `rotated`
 * sends it to the browser with any answer.
 */
async function authenticate(
  sessionCookie: string | undefined,
  sessions: Pick<SessionGateway, 'request'>,
  { programme }: { readonly programme?: Programme },
): Promise<Pick<CallRequest<SiteCall, unknown>, 'currentMember' | 'sessionCookie'> & { rotated: CookieChange }> {
  const currentMember: CurrentMember = programme
    ? await readCurrentMember(sessionCookie, sessions, programme)
    : { kind: 'anonymous', elsewhere: false }
  if (currentMember.kind !== 'member' || !currentMember.rotationDue)
    return { currentMember, sessionCookie, rotated: {} }
  const rotated = await rotateSession(sessions, currentMember, { grace: true })
  const cookie = typeof rotated.session === 'object' ? rotated.session.issued.cookie : currentMember.cookie
  return { currentMember: { ...currentMember, cookie }, sessionCookie: cookie, rotated }
}

/** The table of handlers is typed by call; here one signature stands for all of them. */
const handlerOf = <T extends SiteCalls<Code>, Backend, Code extends string>(
  { handlers }: Api<T, Backend, Code>,
  name: string,
) =>
  (handlers as Readonly<Record<string, unknown>>)[name] as (
    request: Omit<CallRequest<SiteCall, Backend>, 'input' | 'login'> & { input: unknown; login: unknown },
  ) => Promise<Outcome<unknown, Code>>

/** CSRF: calls with side effects come from the site's own pages; a GET also needs a header that only scripts set. */
function isAllowedOrigin({ method, headers }: NextRequest, call: SiteCall): boolean {
  const unsafe = call.unsafe === true
  if (method === 'GET' && !unsafe) return true
  return isOwnRequest(headers, env.siteOrigin) && (!unsafe || headers.has(CSRF_HEADER))
}

/** The request's idempotency key; undefined where it has none. Fails on a malformed one. */
function readIdempotencyKey({ headers }: NextRequest): Result<string | undefined, 'malformed'> {
  const key = headers.get(IDEMPOTENCY_HEADER) ?? undefined
  return key === undefined || IDEMPOTENCY_KEY.test(key) ? ok(key) : fail('malformed')
}

async function readInput<Code extends string>(
  request: NextRequest,
  call: SiteCall<Code>,
  validate: Api<SiteCalls<Code>, unknown, Code>['readInput'],
): Promise<Result<unknown, Rejection<Code>>> {
  if (request.method === 'GET') return ok(undefined)
  const text = await readBody(request, BODY.bytes)
  if (text === undefined) return fail({ status: 413, headers: { connection: 'close' } })
  const empty = text.trim() === ''
  if (!isJsonType(request.headers.get('content-type')) && (call.input !== undefined || !empty))
    return fail({ status: 415 })
  const parsed = empty ? ok(undefined) : parseJson(text, BODY)
  if (!parsed.ok) return fail({ status: parsed.error === 'malformed' ? 400 : 422 })
  if (!call.input) return ok(undefined)
  const input = validate(call.input, parsed.value)
  return input.ok ? input : fail({ status: 422, ...input.error })
}
