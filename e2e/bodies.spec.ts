import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { sendEndlessly } from '@barriere/shared/http/test-support.ts'
import type { LogLine, TestStack } from './support/stack.ts'
import { expect, test } from './support/test.ts'

/**
 * Bytes of an accepted body, and the most that is read of an endless one: the limit, and the buffers of Node and Next,
 * each in pieces of 64 KiB, before the count.
 */
const ACCEPTED = 64 * 1024
const READ = 256 * 1024

/** Addresses that take a body, for each way of reading it. */
const SITE = ['/api/eph/users/login', '/api/casino/users/login', '/api/requests/contact', '/api/webhooks/storyblok']
const SERVICES = ['/hotel/v1/sessions', '/site/sessions', '/site/webhooks/storyblok', '/nowhere']

/** Bytes that were read of each connection that has ended. */
const closedIn = (log: readonly LogLine[]): number[] =>
  log.filter(({ event }) => event === 'connection.closed').map(({ bytes }) => Number(bytes))

test('a body of a byte too many is refused, and one of a gigabyte is cut off after a few reads', async ({
  stack,
}: {
  stack: TestStack
}) => {
  const headers = { 'origin': stack.origin, 'content-type': 'application/json', [CSRF_HEADER]: '1' }
  const calls = Object.values(EPH_CALLS).filter((call) => 'input' in call && call.auth === 'public')
  expect(calls.length).toBeGreaterThan(3)
  const send = (path: string, length: number): Promise<Response> =>
    fetch(`${stack.origin}/api/eph/${path}`, { method: 'POST', headers, body: `"${'x'.repeat(length - 2)}"` })
  for (const { path } of calls) {
    const own = path.replace(/\{\w+\}/, 'x')
    expect([own, (await send(own, ACCEPTED + 1)).status]).toEqual([own, 413])
    expect([own, (await send(own, ACCEPTED)).status]).toEqual([own, 422])
  }

  const read: { readonly what: string; readonly bytes: number }[] = []
  for (const [where, origin, paths, log] of [
    ['site ', stack.origin, SITE, stack.log],
    ['services ', stack.servicesOrigin, SERVICES, stack.servicesLog],
  ] as const) {
    for (const path of paths) {
      const before = closedIn(log).length
      const { answer, head } = await sendEndlessly(Number(new URL(origin).port), path)
      expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(/^4\d\d$/)])
      await stack.until(() => closedIn(log).length > before)
      read.push({ what: `${where}${path}`, bytes: Math.max(...closedIn(log).slice(before)) - head })
    }
  }
  const most = Math.max(...read.map(({ bytes }) => bytes))
  test.info().annotations.push({ type: 'measured', description: `${Math.ceil(most / 1024)} KiB of 1 GiB are read` })
  expect(read.filter(({ bytes }) => bytes > READ)).toEqual([])
})
