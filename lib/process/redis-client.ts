import { createClient } from '@redis/client'
import { log } from './log.ts'

/** Milliseconds for a connection, and between attempts to have one: the first, and the longest. */
const CONNECT = { within: 500, first: 100, longest: 1_000 }

/** Milliseconds: how often a quiet connection is tried, and how long one may say nothing before it counts as lost. */
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
