import type { Context } from 'hono'
import type { z } from 'zod'
import type { Call } from '@barriere/shared/contracts/call.ts'
import { CLIENT_HEADER, type Client, parseClient } from '@barriere/shared/contracts/client.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@barriere/shared/contracts/http.ts'
import { SECRET_FIELDS } from '@barriere/shared/programmes/member-fields.ts'
import type { ReadInput } from '@barriere/shared/contracts/read-input.ts'
import { type SecretPair, isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import { hasLevel } from '@barriere/shared/domain/people/session-level.ts'
import type { Sql } from '../database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { HttpError } from '../http-error.ts'
import { type KitApp, newRoutes } from '../http.ts'
import { idempotent } from '../idempotency.ts'
import { readJsonBody } from '../json-body.ts'
import type { Logger } from '../log.ts'
import type { Refusal } from '../refusals.ts'
import type { AccountDeps, Outcome } from './programme.ts'
import { type Session, sessionsOf } from './sessions.ts'
import type { AccountTables } from './tables.ts'

const LIMITS = { depth: 20 } as const

interface Operation<Code extends string> extends Call<Code> {
  readonly status?: 201 | 202
}

/** A validated request to any operation. */
export interface AnyCall<Code extends string> {
  readonly input: unknown
  /** Session of the member; undefined for public operations, whose handlers do not read it. */
  readonly session: Session | undefined
  /** The member's browser, as reported by the site. */
  readonly client: Client
  /** Path parameter; empty if there is none. */
  readonly id: string
  /** Runs work in one transaction; a repeated request (`idempotency-key`) gets the first answer. */
  idempotent<T>(work: (transaction: Sql) => Promise<Outcome<T, Code>>): Promise<T>
}

interface ProgrammeRoutes<Code extends string> {
  readonly deps: AccountDeps
  readonly tables: Pick<AccountTables, 'answers' | 'sessions' | 'notBefore'>
  readonly operations: Readonly<Record<string, Operation<Code>>>
  /** Answers an operation. */
  readonly answer: (name: string, call: AnyCall<Code>) => Promise<unknown>
  readonly readInput: ReadInput<Code>
  readonly refusal: Refusal<Code | 'default'>
  /** Error code for a wrong API token. */
  readonly tokenCode: Code
  /** Error code for a session that needs a step-up; absent if every session begins with a secret. */
  readonly stepUpCode?: Code
  /** API token of the site. */
  readonly apiToken: SecretPair
  /** Routes of the desk, with its own token. */
  readonly desk: { readonly path: string; readonly routes: KitApp }
  /** Calls of operators, with their own token. */
  readonly operator: KitApp
  readonly description: object
  readonly log: Logger
}

/** Routes of a programme's operations, their OpenAPI description at `/v1/openapi.json`, and the desk's calls. */
export function programmeRoutes<Code extends string>(programme: ProgrammeRoutes<Code>): KitApp {
  const { deps, operations, refusal, tokenCode, apiToken, desk, operator, description, log } = programme
  const app = newRoutes()
  app.get('/v1/openapi.json', (context) => context.json(description))
  app.route(desk.path, desk.routes)
  app.route('/v1/operator', operator)
  app.use('/v1/*', async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!isBearer(context.req.header('authorization'), apiToken)) throw refusal(tokenCode)
    await next()
  })
  for (const [name, operation] of Object.entries(operations)) {
    app.on(operation.method, operation.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
      const answer = await programme.answer(name, await readCall(context, name, programme))
      if (operation.method !== 'GET') deps.outbox.poke()
      return context.json(operation.answer.parse(answer) as object, operation.status ?? 200)
    })
  }
  app.all('/*', () => {
    throw refusal('default', { status: 404 })
  })
  app.onError((error, context) => {
    // A refusal may have queued a mail (used e-mail, account not activated).
    deps.outbox.poke()
    const known =
      error instanceof HttpError
        ? inCatalogue(error, refusal)
        : isDatabaseUnavailable(error)
          ? refusal('default', { status: 503, headers: { 'retry-after': '2' } })
          : undefined
    if (!(error instanceof HttpError)) log.error({ path: context.req.path, error }, 'request failed')
    const { status, body, headers } = known ?? refusal('default')
    for (const [header, value] of Object.entries({ 'cache-control': 'private, no-store', ...headers }))
      context.header(header, value)
    return context.json(body as object, status)
  })
  return app
}

/** Converts a failure of the kit (body too large, malformed JSON) to the catalogue's format. */
const inCatalogue = (error: HttpError, refusal: Refusal<'default'>): HttpError =>
  typeof error.body === 'object' && error.body !== null && 'code' in error.body
    ? error
    : refusal('default', { status: error.status, headers: error.headers })

async function readCall<Code extends string>(
  context: Context,
  name: string,
  { deps, tables, operations, readInput, refusal, stepUpCode }: ProgrammeRoutes<Code>,
): Promise<AnyCall<Code>> {
  const operation = operations[name]
  if (!operation) throw refusal('default', { status: 404 })
  const now = deps.clock.now()
  const isMember = operation.auth === 'member'
  const session = isMember
    ? await sessionsOf(tables).readSession(deps.sql, context.req.header('x-member-token'), now)
    : undefined
  // No session, or an expired one: the site treats the visitor as anonymous.
  if (isMember && !session) throw refusal('default', { status: 401 })
  if (session && stepUpCode !== undefined && !hasLevel(operation.level ?? 'password', session.provenAt, now))
    throw refusal(stepUpCode)
  const body = operation.method === 'GET' ? undefined : await readJsonBody(context.req.raw, LIMITS)
  const input = operation.input ? readInput(operation.input as z.ZodType<object>, body) : undefined
  if (input && !input.ok) throw refusal(input.error.code, { status: 422, fields: input.error.fields })
  const given = context.req.header(IDEMPOTENCY_HEADER)
  if (given !== undefined && !IDEMPOTENCY_KEY.test(given))
    throw refusal('default', { status: 422, fields: [IDEMPOTENCY_HEADER] })
  const request = {
    key: operation.idempotent ? given : undefined,
    scope: `${name} ${session?.accountId ?? ''}`,
    input: input?.value,
    now,
  }
  const keyed = {
    sql: deps.sql,
    table: tables.answers,
    fingerprints: deps.fingerprints,
    secretFields: SECRET_FIELDS,
    conflict: () => refusal('default', { status: 422, fields: ['idempotency-key'] }),
  }
  return {
    input: input?.value,
    session,
    client: parseClient(context.req.header(CLIENT_HEADER)),
    id: context.req.param('id') ?? '',
    /** A refusal that the work returned is thrown after the commit. */
    async idempotent(work) {
      const outcome = await idempotent(keyed, request, async (transaction) => {
        const { accountId, ...body } = await work(transaction)
        return { body, columns: { accountId } }
      })
      if ('refused' in outcome) throw refusal(outcome.refused)
      return outcome.answer
    },
  }
}
