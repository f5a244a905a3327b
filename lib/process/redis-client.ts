import { createClient } from '@redis/client'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { env } from './env.ts'
import { log } from './log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

/** Milliseconds: time-out of a connection, and pauses between attempts, the first and the longest. */
const CONNECT = { within: 500, first: 100, longest: 1_000 }

/** Milliseconds: interval of pings on a quiet connection, and silence after which it counts as lost. */
const SILENCE = { ping: 1_000, lost: 3_000 }

/**
 * A client of Redis or Valkey that is not connected yet. While Redis is away, each command fails at once; one line of
 * the log tells when that begins and when it ends.
 */
export function redisClient(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: SILENCE.ping,
    socket: {
      connectTimeout: CONNECT.within,
      socketTimeout: SILENCE.lost,
      reconnectStrategy: (attempts) => Math.min(CONNECT.first * (attempts + 1), CONNECT.longest),
    },
  })
  let away = false
  client
    .on('error', (error: unknown) => {
      if (!away) log.warn({ event: 'redis.away', err: error }, 'instances share nothing while Redis is away')
      away = true
    })
    .on('ready', () => {
      if (away) log.info({ event: 'redis.back' }, 'instances share again')
      away = false
    })
  return client
}

export type RedisClient = ReturnType<typeof redisClient>

/**
 * The client that parts of a process share; undefined where there is no Redis. `begun` resolves once it is connected,
 * or after the time-out, so that the first call of a process can use it.
 */
export const sharedRedis = (): { readonly client: RedisClient; readonly begun: Promise<void> } | undefined =>
  processSingleton('redis', () => {
    if (!env.redisUrl) return undefined
    const client = redisClient(env.redisUrl)
    const connected = client.connect().then(
      () => {},
      (error: unknown) => {
        log.debug({ event: 'redis.fault', err: error }, 'Redis did not answer')
      },
    )
    return { client, begun: inTime(CONNECT.within, connected, () => {}) }
  })
