import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJsonLog } from './json-log.ts'
import { LINES_A_SECOND } from './log-sampling.ts'
import { beginRequest, runRequest } from './request-context.ts'

const lines: Record<string, unknown>[] = []
const log = createJsonLog({
  level: 'info',
  service: 'site',
  destination: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00.000Z') })
})

afterEach(() => {
  vi.useRealTimers()
  lines.length = 0
})

test('a line has the ids of its request, and none outside of one', () => {
  const context = beginRequest({ id: 'r-12345678' })
  runRequest(context, () => {
    log.info({ event: 'inside' }, 'inside')
  })
  log.info({ event: 'outside' }, 'outside')
  expect(lines).toEqual([
    {
      level: 30,
      time: '2026-11-26T12:00:00.000Z',
      service: 'site',
      requestId: 'r-12345678',
      traceId: context.trace.traceId,
      event: 'inside',
      msg: 'inside',
    },
    { level: 30, time: '2026-11-26T12:00:00.000Z', service: 'site', event: 'outside', msg: 'outside' },
  ])
})

test('fields and bindings that are not in the list are left out; addresses lose queries and tokens', () => {
  const child = log.child({ service: 'hotel', email: 'camille@example.com' })
  child.warn({ path: `/reset/${'s3cret-'.repeat(6)}?q=camille`, email: 'camille@example.com' } as object, 'line')
  expect(lines).toMatchObject([{ service: 'hotel', path: '/reset/…' }])
  expect(JSON.stringify(lines)).not.toMatch(/camille|s3cret/)
})

test('a flood is written up to a limit, and counted at the end of the second; other lines are not held up', () => {
  for (let sent = 0; sent < LINES_A_SECOND + 30; sent += 1)
    log.warn({ event: 'request.refused', status: 400 }, 'refused')
  log.warn({ event: 'redis.away' }, 'away')
  expect(lines.filter(({ event }) => event === 'request.refused')).toHaveLength(LINES_A_SECOND)
  expect(lines.at(-1)?.event).toBe('redis.away')
  vi.advanceTimersByTime(1_000)
  expect(lines.at(-1)).toMatchObject({ event: 'log.sampled', kind: 'request.refused', suppressed: 30 })
  log.warn({ event: 'request.refused', status: 400 }, 'refused')
  expect(lines.at(-1)).toMatchObject({ event: 'request.refused' })
  vi.advanceTimersByTime(5_000)
  expect(lines.filter(({ event }) => event === 'log.sampled')).toHaveLength(1)
})
