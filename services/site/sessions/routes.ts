import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import {
  SESSION_OPERATIONS,
  type SessionAnswer,
  type SessionInput,
  type SessionOperationName,
} from '@barriere/shared/contracts/session.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { HttpError } from '../../kit/http-error.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import type { SessionStore } from './store.ts'

const LIMITS = { depth: 20 } as const

type Handlers = {
  readonly [N in SessionOperationName]: (store: SessionStore, input: SessionInput<N>) => Promise<SessionAnswer<N>>
}

const HANDLERS: Handlers = {
  begin: (store, input) => store.begin(input),
  read: async (store, input) => ({ session: await store.read(input) }),
  rotate: async (store, input) => ({ issued: await store.rotate(input) }),
  rotateAll: async (store, input) => ({ marked: await store.rotateAll(input) }),
  leave: async (store, input) => ({ remains: await store.leave(input) }),
  list: async (store, input) => ({ sessions: await store.list(input) }),
  end: async (store, input) => ({ ended: await store.end(input) }),
  leaveAll: async (store, input) => ({ ended: await store.leaveAll(input) }),
}

export interface SessionRouteOptions {
  readonly store: SessionStore
  readonly clock: Clock
  /** API token of the site's server, the only client of the session store. */
  readonly apiToken: SecretPair
}

/** Every operation of the contract, at `/sessions…`. */
export function sessionRoutes({ store, clock, apiToken }: SessionRouteOptions): KitApp {
  const app = newRoutes()
  app.use('/sessions/*', tokenOnly(apiToken))
  for (const name of Object.keys(SESSION_OPERATIONS) as SessionOperationName[]) {
    const { path, answer } = SESSION_OPERATIONS[name]
    // Type assertion: the table types each handler by its operation; here one signature stands for all of them.
    const handle = HANDLERS[name] as (store: SessionStore, input: unknown) => Promise<unknown>
    app.post(path, async (context) => {
      const input = readInput(name, await readJsonBody(context.req.raw, LIMITS), clock.now())
      return context.json(answer.parse(await handle(store, input)))
    })
  }
  return app
}

/** A body, parsed for its operation. Throws a 422 with the names of the invalid fields, without their values. */
function readInput(name: SessionOperationName, body: unknown, now: number): unknown {
  const parsed = SESSION_OPERATIONS[name].body.safeParse(body ?? {})
  if (!parsed.success) {
    const fields = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')],
    )
    throw refused(fields)
  }
  if ('login' in parsed.data && Date.parse(parsed.data.login.expiresAt) <= now) throw refused(['login.expiresAt'])
  return parsed.data
}

const refused = (fields: readonly string[]): HttpError =>
  new HttpError(422, { error: 'Unprocessable Content', fields: [...new Set(fields)].slice(0, 40) })
