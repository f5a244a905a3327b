import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import { addGauges, observe } from '@barriere/shared/observability/metrics.ts'
import { traced } from '@barriere/shared/observability/tracing.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { givingTurns } from './give-turns.ts'
import { withClientParsers } from './pglite-parsers.ts'

type Query = (this: unknown, ...args: unknown[]) => unknown

/** Characters of a statement in a span. */
const LONGEST = 1_000

/** SQL of a query for a span, without values: drizzle sends them separately, and quoted ones are removed. */
export function statementOf(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query ?? {}) as { text?: unknown }).text
  const unquoted = String(text ?? '')
    .split("'")
    .filter((_, index) => index % 2 === 0)
  return unquoted.join('?').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
}

/** Each query is a span without its values, and a duration; both include the wait for a connection. */
const observed = (system: 'pglite' | 'postgresql', query: Query): Query =>
  function (...args) {
    // With a callback it is the pool's own call, which is already observed at the pool.
    if (typeof args.at(-1) === 'function') return query.apply(this, args)
    return observeQuery(system, args[0], async () => await query.apply(this, args))
  }

async function observeQuery(system: string, query: unknown, run: () => Promise<unknown>): Promise<unknown> {
  const started = performance.now()
  const note = (outcome: 'ok' | 'failed' | 'away'): void => {
    observe('services_query_seconds', { outcome }, (performance.now() - started) / 1_000)
  }
  try {
    const result = await traced(() => {
      const statement = statementOf(query)
      const name = `sql ${statement.split(' ', 1)[0]}`
      return { name, kind: 'client', attributes: { system, statement } }
    }, run)
    note('ok')
    return result
  } catch (error) {
    note(isDatabaseUnavailable(error) ? 'away' : 'failed')
    throw error
  }
}

/** Observes a pool's queries, those of its transactions, and its connections. Returns a function to end the gauges. */
export function observePool(pool: Pool): () => void {
  Object.assign(pool, { query: observed('postgresql', pool.query as Query) })
  pool.on('connect', (client: PoolClient) => {
    Object.assign(client, { query: observed('postgresql', client.query as Query) })
  })
  return addGauges(() => [
    { name: 'services_pool_connections', labels: { state: 'idle' }, value: pool.idleCount },
    { name: 'services_pool_connections', labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { name: 'services_pool_connections', labels: { state: 'waiting' }, value: pool.waitingCount },
  ])
}

type Work = (transaction: object) => Promise<unknown>

/** Observes the queries of PGlite and of its transactions, and gives other work its turn between them. */
export function observePglite(client: PGlite): void {
  const wrapped = (query: Query): Query => observed('pglite', givingTurns(withClientParsers(query)))
  const { query, transaction } = client as unknown as { query: Query; transaction: (work: Work) => Promise<unknown> }
  Object.assign(client, {
    query: wrapped(query),
    transaction: (work: Work) =>
      transaction.call(client, (inner) =>
        work(Object.assign(inner, { query: wrapped((inner as { query: Query }).query) })),
      ),
  })
}
