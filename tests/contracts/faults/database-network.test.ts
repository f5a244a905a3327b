import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '@barriere/testing/postgres-server.ts'
import { hasPostgres } from '@barriere/testing/postgres.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { type SlowNetwork, startSlowNetwork } from '#tests/support/slow-network.ts'
import { type HotelStack, newEmail, startHotel } from '../hotel/stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 120_000 })

/** Maximum milliseconds of a query, and an allowance for a machine that is busy with other tests. */
const QUERY = 12_000
const BUSY = 10_000

describe.skipIf(!hasPostgres())('between the services and PostgreSQL', () => {
  let server: PostgresServer
  let network: SlowNetwork
  let hotel: HotelStack
  let member = ''

  beforeAll(async () => {
    server = (await startPostgres()) as PostgresServer
    const url = new URL(server.url)
    network = await startSlowNetwork(Number(url.port))
    url.port = String(network.port)
    hotel = await startHotel({ DATABASE_URL: url.href })
    member = (await hotel.member()).token
  })

  afterAll(async () => {
    await hotel.stop()
    await network.stop()
    await server.stop()
  })

  const probe = async (path: string): Promise<unknown> => {
    const response = await fetch(`${hotel.origin}/health/${path}`)
    return [response.status, await response.json()]
  }

  const signUp = () => hotel.request('signUp', { input: form(newEmail('network')) })

  test('a slow network makes answers later, and none of them wrong', async () => {
    network.delay = 20
    try {
      expect((await hotel.request('profile', { member })).status).toBe(200)
      expect((await signUp()).status).toBe(202)
    } finally {
      network.delay = 0
    }
  })

  test('one that hangs is a 503 with Retry-After within the time of a query, and is forgotten at its end', async () => {
    network.hang()
    const began = performance.now()
    try {
      const answers = await Promise.all([
        ...Array.from({ length: 20 }, () => hotel.request('profile', { member })),
        signUp(),
      ])
      expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
        new Set(['503 2']),
      )
      expect(performance.now() - began).toBeLessThan(2 * QUERY + BUSY)
      // Readiness probe: load balancers send nothing more here. Liveness probe: the process is not restarted for it.
      expect(await probe('ready')).toEqual([
        503,
        expect.objectContaining({ status: 'unavailable', degraded: expect.arrayContaining(['database']) }),
      ])
      expect(await probe('live')).toEqual([200, expect.anything()])
    } finally {
      network.resume()
    }
    await vi.waitFor(
      async () => expect(await probe('ready')).toEqual([200, expect.objectContaining({ degraded: [] })]),
      { timeout: 5_000 + BUSY },
    )
    await vi.waitFor(async () => expect((await hotel.request('profile', { member })).status).toBe(200), {
      timeout: 5_000 + BUSY,
    })
    expect((await signUp()).status).toBe(202)
  })

  test('a restart of the server in the middle of writes: 503, never half an account, and back in seconds', async () => {
    let isAway = true
    const emails: string[] = []
    const writing = (async () => {
      const statuses: number[] = []
      while (isAway) {
        const email = newEmail('restart')
        const { status } = await hotel.request('signUp', { input: form(email) })
        if (status === 202) emails.push(email)
        statuses.push(status)
      }
      return statuses
    })()
    await server.restart()
    isAway = false
    const statuses = await writing
    expect(statuses).toContain(503)
    expect(statuses.filter((status) => ![202, 503].includes(status))).toEqual([])
    await vi.waitFor(async () => expect((await signUp()).status).toBe(202), { timeout: 5_000 + BUSY })
    // Every account that was acknowledged has its link.
    for (const email of emails)
      expect(
        (await hotel.request('activate', { input: { token: await hotel.tokenIn(email), password: PASSWORD } })).status,
      ).toBe(200)
  })
})
