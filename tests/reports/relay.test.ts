import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReportRelay } from '#lib/api/relay-report.ts'
import { ENVELOPE_LIMIT } from '@barriere/shared/reports/settings.ts'
import { Ingest } from '#tests/support/ingest.ts'

const ENVELOPE = '{"dsn":"https://evil@evil.example/9"}\n{"type":"event"}\n{"release":"build-1"}\n'

let ingest: Ingest

beforeEach(async () => {
  ingest = await Ingest.start()
})

afterEach(async () => {
  await ingest.stop()
})

const relay = () => createReportRelay({ dsn: ingest.dsn, timeout: 500, atOnce: 2 })

const post = (body: string): Request =>
  new Request('http://localhost/api/reports', {
    method: 'POST',
    body,
    headers: { 'cookie': 'sid=canary', 'x-forwarded-for': '203.0.113.77', 'user-agent': 'canary', 'referer': 'canary' },
  })

test('passes the body on to the configured project, and nothing of who sends it', async () => {
  const answer = await relay()(post(ENVELOPE))
  expect(answer.status).toBe(204)
  await vi.waitFor(() => expect(ingest.requests).toHaveLength(1))
  expect(ingest.requests[0]).toMatch(/^POST \/api\/42\/envelope\/\?sentry_key=publickey&/)
  expect(ingest.requests[0]).not.toMatch(/canary|203\.0\.113\.77/)
  expect(ingest.events).toEqual([{ release: 'build-1' }])
})

test('refuses what is no envelope, and what is too large', async () => {
  const answers = await Promise.all(['', 'x', '{}', 'a'.repeat(ENVELOPE_LIMIT + 1)].map((body) => relay()(post(body))))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 413])
  expect(ingest.requests).toEqual([])
})

test('a project that hangs holds no sender, and only so many reports', async () => {
  ingest.mode = 'hang'
  const pass = relay()
  for (let sent = 0; sent < 5; sent += 1) expect((await pass(post(ENVELOPE))).status).toBe(204)
  await vi.waitFor(() => expect(ingest.requests).toHaveLength(2))
  ingest.mode = 'accept'
  await vi.waitFor(async () => {
    await pass(post(ENVELOPE))
    expect(ingest.requests.length).toBeGreaterThan(2)
  })
})

test('a project that has had enough is left alone', async () => {
  ingest.mode = 'limit'
  const pass = relay()
  await pass(post(ENVELOPE))
  await vi.waitFor(() => expect(ingest.requests).toHaveLength(1))
  ingest.mode = 'accept'
  // The pause begins with the project's answer.
  await vi.waitFor(async () => {
    const before = ingest.requests.length
    await pass(post(ENVELOPE))
    await new Promise((resolve) => setImmediate(resolve))
    expect(ingest.requests).toHaveLength(before)
  })
  expect((await pass(post(ENVELOPE))).status).toBe(204)
})
