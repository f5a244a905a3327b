import { randomUUID } from 'node:crypto'
import { RESP_TYPES } from '@redis/client'
import { z } from 'zod'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { log } from '#lib/process/log.ts'
import { redisClient } from '#lib/process/redis-client.ts'
import { decodePage, encodePage } from './page-record.ts'
import type { SharedEvents, SharedPages } from './shared-pages.ts'

/** Time-out in milliseconds of a Redis command: beyond it, rendering the page is faster. */
const TIMEOUT = 500

/** Circuit breaker: milliseconds without commands after a time-out, until the silent connection counts as lost. */
const BREAK = 5_000

/** Time to live in milliseconds of a shared page: three days, so that pages of earlier builds expire. */
const PAGE_TTL = 3 * 24 * 60 * 60 * 1000

/** Duration in milliseconds of a lease; then another instance may render the page. */
const LEASE = 5_000

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ from: z.string(), kind: z.literal('stored'), key: z.string() }),
  z.object({ from: z.string(), kind: z.literal('published'), version: z.number() }),
  z.object({ from: z.string(), kind: z.literal('invalidated'), tags: z.array(z.string()) }),
])

/** Compare-and-delete: releases a lease only if this instance still holds it. */
const RELEASE_LEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

type Message =
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'invalidated'; readonly tags: readonly string[] }

/**
 * Shared page cache on Redis or Valkey, with leases and publish/subscribe. Keys and the channel carry the build's id,
 * since pages name the files of their build. While Redis is unavailable, each call fails fast.
 */
export function redisPages(url: string, build: string): SharedPages {
  const me = randomUUID()
  const client = redisClient(url)
  const subscriber = redisClient(url)
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const logFault = (error: unknown) => {
    log.debug({ event: 'redis.fault', err: error }, 'Redis did not answer')
  }

  const pageKey = (key: string) => `site:${build}:page:${key}`
  const leaseKey = (key: string) => `site:${build}:lease:${key}`
  const channel = `site:${build}:messages`

  let brokenUntil = 0

  /** Runs a command; resolves to `fallback` when Redis is unavailable or too slow. */
  async function run<T>(work: () => Promise<T>, fallback: T): Promise<T> {
    if (!client.isReady || Date.now() < brokenUntil) return fallback
    try {
      return await inTime(TIMEOUT, work(), () => {
        brokenUntil = Date.now() + BREAK
        throw new Error(`No answer of Redis within ${TIMEOUT} ms.`)
      })
    } catch (error) {
      logFault(error)
      return fallback
    }
  }

  const publish = (message: Message) =>
    run(async () => {
      await client.publish(channel, JSON.stringify({ from: me, ...message }))
    }, undefined)

  return {
    async load(key) {
      const bytes = await run(() => binary.get(pageKey(key)), null)
      if (!bytes) return undefined
      try {
        return decodePage(bytes)
      } catch (error) {
        log.warn({ event: 'page.unreadable', key, err: error }, 'shared page could not be read')
        return undefined
      }
    },
    async save(saved) {
      const { key } = saved.record
      await run(async () => {
        await client.set(pageKey(key), encodePage(saved), { expiration: { type: 'PX', value: PAGE_TTL } })
      }, undefined)
      await publish({ kind: 'stored', key })
    },
    async remove(key) {
      await run(async () => {
        await client.del(pageKey(key))
      }, undefined)
    },
    acquireLease: async (key) =>
      (await run(
        () => client.set(leaseKey(key), me, { condition: 'NX', expiration: { type: 'PX', value: LEASE } }),
        'OK',
      )) !== null,
    async releaseLease(key) {
      await run(async () => {
        await client.eval(RELEASE_LEASE, { keys: [leaseKey(key)], arguments: [me] })
      }, undefined)
    },
    publishVersion: (version) => publish({ kind: 'published', version }),
    publishInvalidation: (tags) => publish({ kind: 'invalidated', tags }),
    listen(events) {
      const connected = Promise.allSettled([client.connect(), subscriber.connect()])
      const subscribed = connected.then(() =>
        subscriber.subscribe(channel, (text) => {
          receive(text, me, events)
        }),
      )
      subscribed.catch(logFault)
      return async () => {
        await Promise.allSettled(
          [client, subscriber].map((connection) => (connection.isOpen ? connection.destroy() : undefined)),
        )
      }
    },
  }
}

/** Dispatches a message of another instance; a malformed one is logged and ignored. */
function receive(text: string, me: string, events: SharedEvents): void {
  const parsed = messageSchema.safeParse(tryJson(text))
  if (!parsed.success) return log.warn({ event: 'redis.malformed' }, 'malformed message')
  if (parsed.data.from === me) return
  if (parsed.data.kind === 'stored') events.stored(parsed.data.key)
  else if (parsed.data.kind === 'published') events.published(parsed.data.version)
  else events.invalidated(parsed.data.tags)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
