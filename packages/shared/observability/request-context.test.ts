import { expect, test } from 'vitest'
import {
  beginRequest,
  currentRequest,
  parseTraceparent,
  propagationHeaders,
  requestIdHeader,
  runRequest,
} from './request-context.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test.each([
  [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
  [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`ff-${TRACE}-${SPAN}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${SPAN}-01\r\nx: y`, undefined],
  ['', undefined],
  [undefined, undefined],
])('traceparent %s: %o', (header, expected) => {
  expect(parseTraceparent(header)).toEqual(expected)
})

test('a request without a trace begins one, by its own id', () => {
  const { id, trace } = beginRequest()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(trace).toEqual({ traceId: id, spanId: undefined, isSampled: false })
  expect(beginRequest().id).not.toBe(id)
})

test.each(['<script>', 'short', 'x'.repeat(65), 'two words', ''])('no id: %s', (id) => {
  expect(beginRequest({ id }).id).toMatch(/^[0-9a-f]{32}$/)
})

test('what a request starts knows it, and passes id and trace on', async () => {
  expect([currentRequest(), propagationHeaders(), requestIdHeader()]).toEqual([undefined, {}, []])
  const parent = { traceId: TRACE, spanId: SPAN, isSampled: true }
  await runRequest(beginRequest({ id: 'r-12345678', parent }), async () => {
    await Promise.resolve()
    expect(propagationHeaders()).toEqual({ 'x-request-id': 'r-12345678', 'traceparent': `00-${TRACE}-${SPAN}-01` })
    expect(requestIdHeader()).toEqual(['x-request-id', 'r-12345678'])
  })
})

test('a trace that is not sampled is passed on as one', () => {
  const context = beginRequest()
  const { traceparent } = runRequest(context, propagationHeaders)
  expect(parseTraceparent(traceparent)).toMatchObject({ traceId: context.trace.traceId, isSampled: false })
})
