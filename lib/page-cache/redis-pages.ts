import { randomUUID } from 'node:crypto'
import { RESP_TYPES } from '@redis/client'
import { z } from 'zod'
import { inTime } from '#lib/domain/in-time.ts'
import { log } from '#lib/process/log.ts'
import { redisClient } from '#lib/process/redis-client.ts'
import { decodePage, encodePage } from './page-record.ts'
import type { SharedEvents, SharedPages } from './shared-pages.ts'

/** Milliseconds for an answer of Redis: rendering a page anew takes less than waiting longer. */
const PATIENCE = 500

/**
 * Milliseconds for which a Redis that did not answer is asked nothing: long enough for its silent connection to count
 * as lost.
 */
const REST = 5_000

/**
 * Milliseconds for which a page may lie in Redis without being rendered again: three days, so that those of earlier
 * builds go.
 */
const KEPT = 3 * 24 * 60 * 60 * 1000

/** Milliseconds after which a page may be rendered by another instance than the one whose turn it was. */
const TURN = 5_000

const message = z.discriminatedUnion('kind', [
  z.object({ from: z.string(), kind: z.literal('stored'), key: z.string() }),
  z.object({ from: z.string(), kind: z.literal('moved'), version: z.number() }),
  z.object({ from: z.string(), kind: z.literal('doubted'), tags: z.array(z.string()) }),
])

/** Ends a turn where it is still one's own. */
const END_TURN = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

type News =
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'moved'; readonly version: number }
  | { readonly kind: 'doubted'; readonly tags: readonly string[] }

/**
 * Pages shared by Redis or Valkey. Keys and the channel carry the build's id, since pages name the files of their
 * build. While Redis is away, each call gives up at once.
 */
export function redisPages(url: string, build: string): SharedPages {
  const me = randomUUID()
  const client = redisClient(url)
  const subscriber = redisClient(url)
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const noteFault = (error: unknown) => {
    log.debug({ event: 'redis.fault', err: error }, 'Redis did not answer')
  }

  const pageKey = (key: string) => `site:${build}:page:${key}`
  const turnKey = (key: string) => `site:${build}:turn:${key}`
  const channel = `site:${build}:news`

  let restsUntil = 0

  /** What Redis answers, or `otherwise` where it does not, or not in time. */
  async function ask<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (!client.isReady || Date.now() < restsUntil) return otherwise
    try {
      return await inTime(PATIENCE, work(), () => {
        restsUntil = Date.now() + REST
        throw new Error(`No answer of Redis within ${PATIENCE} ms.`)
      })
    } catch (error) {
      noteFault(error)
      return otherwise
    }
  }

  const tell = (news: News) =>
    ask(async () => {
      await client.publish(channel, JSON.stringify({ from: me, ...news }))
    }, undefined)

  return {
    async load(key) {
      const bytes = await ask(() => binary.get(pageKey(key)), null)
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
      await ask(async () => {
        await client.set(pageKey(key), encodePage(saved), { expiration: { type: 'PX', value: KEPT } })
      }, undefined)
      await tell({ kind: 'stored', key })
    },
    async remove(key) {
      await ask(async () => {
        await client.del(pageKey(key))
      }, undefined)
    },
    acquireLease: async (key) =>
      (await ask(
        () => client.set(turnKey(key), me, { condition: 'NX', expiration: { type: 'PX', value: TURN } }),
        'OK',
      )) !== null,
    async releaseLease(key) {
      await ask(async () => {
        await client.eval(END_TURN, { keys: [turnKey(key)], arguments: [me] })
      }, undefined)
    },
    publishVersion: (version) => tell({ kind: 'moved', version }),
    publishInvalidation: (tags) => tell({ kind: 'doubted', tags }),
    listen(events) {
      const connected = Promise.allSettled([client.connect(), subscriber.connect()])
      const hearing = connected.then(() =>
        subscriber.subscribe(channel, (text) => {
          hear(text, me, events)
        }),
      )
      hearing.catch(noteFault)
      return async () => {
        await Promise.allSettled(
          [client, subscriber].map((connection) => (connection.isOpen ? connection.destroy() : undefined)),
        )
      }
    },
  }
}

/** What others tell; a message that makes no sense is left alone. */
function hear(text: string, me: string, events: SharedEvents): void {
  const parsed = message.safeParse(tryJson(text))
  if (!parsed.success) return log.warn({ event: 'redis.nonsense' }, 'message that makes no sense')
  if (parsed.data.from === me) return
  if (parsed.data.kind === 'stored') events.stored(parsed.data.key)
  else if (parsed.data.kind === 'moved') events.moved(parsed.data.version)
  else events.doubted(parsed.data.tags)
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
