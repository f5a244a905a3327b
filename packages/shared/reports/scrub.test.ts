import { expect, test } from 'vitest'
import { scrubEnvelope } from './scrub.ts'

let count = 0
/** Personal data that must not pass; a number identifies each. */
const canary = (form: (mark: string) => string = (mark) => mark): string => {
  count += 1
  return form(`canary${String(count).padStart(2, '0')}`)
}
const mail = (): string => canary((mark) => `${mark}.durand@example.com`)
const token = (): string => canary((mark) => `${mark}-0123456789abcdef0123456789abcdef`)
const query = (): string =>
  `https://site.example/recherche?q=${canary()}&mail=${encodeURIComponent(mail())}#${canary()}`

const TRACE = 'a'.repeat(32)
const SPAN = 'b'.repeat(16)

const person = () => ({ id: canary(), email: mail(), username: canary(), ip_address: canary(() => '203.0.113.77') })

const request = () => ({
  url: query(),
  method: 'POST',
  cookies: { sid: canary() },
  headers: {
    'cookie': canary(),
    'authorization': `Bearer ${token()}`,
    'x-forwarded-for': canary(),
    'referer': query(),
  },
  data: { firstName: canary(), phone: canary((mark) => `+33 6 12 34 56 78 ${mark}`) },
  query_string: canary(),
  env: { REMOTE_ADDR: canary() },
})

const frames = () => [
  { filename: query(), function: 'onSubmit', lineno: 3, colno: 7, in_app: true, vars: { typed: canary() } },
  { filename: `https://site.example/_next/static/chunks/0a1b2c.js?${canary()}`, context_line: canary(), lineno: 1 },
]

const crumbs = () => [
  { category: 'ui.input', message: `input[name="email"][value="${mail()}"]` },
  { category: 'console', message: canary(), data: { arguments: [canary()] } },
  { category: 'fetch', data: { url: query(), body: canary() } },
  { category: 'navigation', data: { from: query(), to: `/activer/${token()}` } },
]

const event = () => ({
  event_id: TRACE,
  release: 'build-1',
  environment: 'production',
  level: 'error',
  transaction: `GET /activer/${token()}`,
  message: `Bonjour ${canary()}`,
  logentry: { message: canary(), params: [canary()] },
  user: person(),
  request: request(),
  breadcrumbs: crumbs(),
  extra: { form: { lastName: canary() }, storage: canary() },
  contexts: { trace: { trace_id: TRACE, span_id: SPAN, data: { 'http.query': canary() } }, state: { value: canary() } },
  tags: { event: 'request.failed', account: mail(), operation: '/[locale]/[[...slug]]' },
  server_name: canary(),
  modules: { [canary()]: '1' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: "Cannot read properties of undefined (reading 'price')",
        stacktrace: { frames: frames() },
      },
      {
        type: 'Error',
        value: `No guest ${canary()} <${mail()}>`,
        mechanism: { type: 'generic', data: { by: canary() } },
      },
      { type: `Error ${canary()}`, value: canary() },
    ],
  },
})

const transaction = () => ({
  type: 'transaction',
  transaction: `/infiniment-barriere/${mail()}`,
  contexts: { trace: { trace_id: TRACE, span_id: SPAN, op: 'pageload' } },
  request: { url: query(), headers: { Referer: query() } },
  spans: [
    { span_id: SPAN, trace_id: TRACE, op: 'http.client', description: `GET ${query()}`, data: { url: query() } },
    { span_id: SPAN, op: 'http.client', description: `GET /api/eph/${token()}?x=${canary()}` },
    { span_id: SPAN, op: 'db', description: `select ${canary()}` },
  ],
})

const recording = () => {
  const node = { id: 1, type: 2, tagName: 'a', attributes: { href: query(), title: mail() }, childNodes: [] }
  const events = [
    { type: 4, data: { href: query(), width: 390 } },
    {
      type: 2,
      data: { node: { id: 0, childNodes: [node, { type: 3, textContent: `Bienvenue à Deauville ${mail()}` }] } },
    },
    { type: 2, data: { node: { tagName: 'button', attributes: { value: canary() } } } },
    {
      type: 3,
      data: { source: 0, attributes: [{ id: 1, attributes: { 'href': `/a?${canary()}`, 'data-value': canary() } }] },
    },
    { type: 5, data: { tag: 'breadcrumb', payload: { message: canary() } } },
    { type: 5, data: { tag: 'performanceSpan', payload: { description: query() } } },
  ]
  return `{"segment_id":0}\n${JSON.stringify(events)}`
}

const envelope = (items: readonly (readonly [string, unknown])[]): string =>
  [
    {
      event_id: TRACE,
      sent_at: '2026-11-23T00:00:00.000Z',
      dsn: canary(),
      trace: { trace_id: TRACE, transaction: query() },
    },
    ...items.flatMap(([type, payload]) => {
      const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
      return [{ type, length: new TextEncoder().encode(text).length, filename: canary() }, text]
    }),
  ]
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n')

test('none of sixty canaries of personal data passes, wherever the library might put it', () => {
  const replay = { type: 'replay_event', replay_id: TRACE, urls: [query()], user: person(), request: request() }
  const clean = scrubEnvelope(
    envelope([
      ['event', event()],
      ['transaction', transaction()],
      ['replay_event', replay],
      ['replay_recording', recording()],
      ['attachment', canary()],
      ['user_report', { name: canary(), email: mail() }],
      ['session', { did: canary() }],
    ]),
  )
  expect(count).toBeGreaterThanOrEqual(60)
  expect(clean).toBeDefined()
  expect(clean).not.toMatch(/canary|203\.0\.113\.77|612|example\.com/)
})

test('what mends a fault passes: kind, engine’s message, stack, release, trace, path', () => {
  const [, , text = ''] = scrubEnvelope(envelope([['event', event()]]))?.split('\n') ?? []
  expect(JSON.parse(text)).toMatchObject({
    release: 'build-1',
    transaction: 'GET /activer/…',
    request: { url: '/recherche', method: 'POST' },
    contexts: { trace: { trace_id: TRACE, span_id: SPAN } },
    tags: { event: 'request.failed', operation: '/[locale]/[[...slug]]' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "Cannot read properties of undefined (reading 'price')",
          stacktrace: {
            frames: [
              { filename: '/recherche', function: 'onSubmit', lineno: 3, colno: 7 },
              { filename: '/_next/static/chunks/0a1b2c.js', lineno: 1 },
            ],
          },
        },
        { type: 'Error', value: '[redacted]' },
        { value: '[redacted]' },
      ],
    },
  })
})

test('a recording keeps text, structure and paths', () => {
  const [, , , text = ''] = scrubEnvelope(envelope([['replay_recording', recording()]]))?.split('\n') ?? []
  expect(JSON.parse(text)).toMatchObject([
    { type: 4, data: { href: '/recherche', width: 390 } },
    {
      type: 2,
      data: {
        node: { childNodes: [{ attributes: { href: '/recherche' } }, { textContent: 'Bienvenue à Deauville …' }] },
      },
    },
    { type: 2, data: { node: { attributes: { value: '***' } } } },
    { type: 3, data: { attributes: [{ attributes: { href: '/a' } }] } },
  ])
})

test('lengths are those of what is left, in bytes', () => {
  const lines = scrubEnvelope(envelope([['replay_recording', recording()]]))?.split('\n') ?? []
  expect(JSON.parse(lines[1] ?? '')).toEqual({
    type: 'replay_recording',
    length: Buffer.byteLength(`${lines[2]}\n${lines[3]}`),
  })
})

test('an envelope of nothing that may leave is none', () => {
  expect(scrubEnvelope(envelope([['client_report', {}]]))).toBeUndefined()
})
