import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startMetrics } from './metrics-server.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let stop: () => void = () => {}
afterEach(() => stop())

/** Status of the metrics for requests with these host names. */
async function statusesOf(hosts: readonly string[], host: string, names: readonly string[] = []): Promise<unknown[]> {
  const started = await startMetrics({ host, port: 0, names }, log)
  stop = () => started?.stop()
  return await Promise.all(
    hosts.map(
      (named) =>
        new Promise((resolve, reject) => {
          const asked = { host: '127.0.0.1', port: started?.port, path: '/metrics', headers: { host: named } }
          request(asked, (response) => {
            response.resume()
            resolve(response.statusCode)
          })
            .on('error', reject)
            .end()
        }),
    ),
  )
}

test('DNS rebinding: metrics are told to this machine alone', async () => {
  const own = ['localhost:9464', '127.0.0.1:9464', 'LOCALHOST', '[::1]:9464']
  expect(await statusesOf(own, '127.0.0.1')).toEqual([200, 200, 200, 200])
  const foreign = ['rebound.example', 'rebound.example:9464', '127.0.0.1.rebound.example', '203.0.113.9', 'a b']
  expect(await statusesOf(foreign, '127.0.0.1')).toEqual(foreign.map(() => 421))
})

test('a scraper elsewhere asks by an address in figures, or by a name of the settings', async () => {
  expect(await statusesOf(['10.0.0.7:9464', '[fd00::7]:9464'], '0.0.0.0')).toEqual([200, 200])
  expect(await statusesOf(['site-0:9464', 'site-1:9464', 'rebound.example'], '0.0.0.0', ['Site-0'])).toEqual([
    200, 421, 421,
  ])
})
