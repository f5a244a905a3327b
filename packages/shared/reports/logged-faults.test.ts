import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { reportLogged, setReporter } from './logged-faults.ts'

const reported: unknown[] = []
const lines: string[] = []
const log = pino(
  { hooks: { logMethod: reportLogged }, base: { service: 'site' } },
  { write: (line: string) => void lines.push(line) },
)

const listen = (): void => setReporter({ capture: (fault, context) => void reported.push([fault, context]) })

afterEach(() => {
  setReporter(undefined)
  reported.length = 0
  lines.length = 0
})

test('a line of the level error is reported with what names the software, and written all the same', () => {
  listen()
  const fault = new TypeError('x')
  log.error({ event: 'request.failed', operation: '/api/x', err: fault }, 'request failed')
  log.child({ service: 'hotel' }).error({ error: fault, block: 'hero' }, 'failed')
  log.error({ event: 'hotel.token-refused' }, 'refused')
  expect(reported).toEqual([
    [fault, { event: 'request.failed', service: 'site', operation: '/api/x' }],
    [fault, { service: 'hotel', block: 'hero' }],
    [undefined, { event: 'hotel.token-refused', service: 'site' }],
  ])
  expect(lines).toHaveLength(3)
})

test('warnings are not reported, and nothing is where reporting is not configured', () => {
  listen()
  log.warn({ event: 'content.unreachable', err: new Error('x') }, 'unreachable')
  setReporter(undefined)
  log.error({ err: new Error('x') }, 'failed')
  expect(reported).toEqual([])
  expect(lines).toHaveLength(2)
})
