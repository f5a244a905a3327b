import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { passOn } from './pass-on.ts'

const answer = vi.fn<(request: IncomingMessage, response: ServerResponse) => void>()
let server: Server
let address = ''

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/1/drawing.svg`
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  answer.mockImplementation((_, response) => {
    response.end('drawn')
  })
})

test('a drawing keeps the policy under which it cannot run as a page; no visitor’s cookie comes out', async () => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  answer.mockImplementation((_, response) => {
    response
      .writeHead(200, {
        'content-type': 'image/svg+xml',
        'content-security-policy': policy,
        'set-cookie': 'a=1',
        'x-internal': '1',
      })
      .end('<svg/>')
  })
  const passed = await passOn(new Request('http://site.example/media/x'), address)
  expect([passed.status, await passed.text()]).toEqual([200, '<svg/>'])
  expect(Object.fromEntries(passed.headers)).toEqual({
    'content-type': 'image/svg+xml',
    'content-security-policy': policy,
  })
})

test('it is asked for what the browser accepts, without its cookies', async () => {
  const headers = { 'accept': 'image/webp', 'accept-language': 'en', 'cookie': 'sid=secret', 'authorization': 'x' }
  await passOn(new Request('http://site.example/media/x', { headers }), address)
  const sent = answer.mock.lastCall?.[0].headers
  expect(sent).toMatchObject({ 'accept': 'image/webp', 'accept-language': 'en' })
  expect(sent).not.toHaveProperty('cookie')
  expect(sent).not.toHaveProperty('authorization')
})

test('what a browser asks for of a file that it has, or has in part, reaches the machine that has it', async () => {
  const headers = { 'if-none-match': '"1"', 'if-modified-since': 'Sun, 29 Nov 2026 10:00:00 GMT', 'range': 'bytes=2-3' }
  const told = {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=60',
    'content-disposition': 'attachment',
    'content-length': '2',
    'content-range': 'bytes 2-3/5',
    'etag': '"1"',
    'last-modified': 'Sun, 29 Nov 2026 10:00:00 GMT',
    'vary': 'accept',
  }
  answer.mockImplementation((_, response) => {
    response.writeHead(206, told).end('aw')
  })
  const passed = await passOn(new Request('http://site.example/media/x', { headers }), address)
  expect(answer.mock.lastCall?.[0].headers).toMatchObject(headers)
  expect([passed.status, Object.fromEntries(passed.headers)]).toEqual([206, told])
})

test('a form is passed on with its type, without cookies, and its answer may lead on', async () => {
  const received = vi.fn<(body: string) => void>()
  answer.mockImplementation((request, response) => {
    request.setEncoding('utf8').on('data', received)
    request.on('end', () => response.writeHead(303, { location: '/payment/demonstration', 'set-cookie': 'a=1' }).end())
  })
  const type = 'application/x-www-form-urlencoded'
  const headers = { 'content-type': type, 'cookie': 'sid=secret' }
  const passed = await passOn(new Request('http://site.example/payment/x', { method: 'POST', headers }), address, 'a=1')
  expect([passed.status, Object.fromEntries(passed.headers)]).toEqual([303, { location: '/payment/demonstration' }])
  expect(received).toHaveBeenCalledExactlyOnceWith('a=1')
  expect(answer.mock.lastCall?.[0]).toMatchObject({ method: 'POST' })
  expect(answer.mock.lastCall?.[0].headers).toMatchObject({ 'content-type': type })
  expect(answer.mock.lastCall?.[0].headers).not.toHaveProperty('cookie')
})

test('a redirect and a refusal are passed on as they are, with when to come again', async () => {
  answer.mockImplementation((_, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end()
  })
  const busy = await passOn(new Request('http://site.example/media/x'), address)
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
})

test('a picture that is drawn on its first request has twenty seconds', async () => {
  const deadlines = vi.spyOn(AbortSignal, 'timeout')
  await passOn(new Request('http://site.example/media/x'), address)
  expect(deadlines).toHaveBeenCalledExactlyOnceWith(20_000)
  deadlines.mockRestore()
})

test('what cannot be reached is a 502 in words', async () => {
  const passed = await passOn(new Request('http://site.example/media/x'), 'http://127.0.0.1:1/x')
  expect([passed.status, await passed.text()]).toEqual([502, 'Bad Gateway\n'])
  expect(passed.headers.get('cache-control')).toBe('no-store')
})
