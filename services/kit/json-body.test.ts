import { expect, test } from 'vitest'
import { readJsonBody } from './json-body.ts'

const limits = { bytes: 100, depth: 5 }
const post = (body: NonNullable<RequestInit['body']>, type = 'application/json') =>
  new Request('http://x/', { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)

test('parses JSON; nothing is undefined', async () => {
  expect(await readJsonBody(post('{"a":[1]}'), limits)).toEqual({ a: [1] })
  expect(await readJsonBody(new Request('http://x/', { method: 'POST' }), limits)).toBeUndefined()
})

test('drops __proto__', async () => {
  const body = await readJsonBody(post('{"__proto__":{"admin":true},"a":1}'), limits)
  expect(Object.keys(body as object)).toEqual(['a'])
  expect((body as { admin?: boolean }).admin).toBeUndefined()
})

test.each([
  [413, post(`"${'x'.repeat(100)}"`)],
  [415, post('{}', 'text/plain')],
  [422, post('[[[[[[1]]]]]]')],
  [400, post('{"a":')],
  [422, post('{"a":"\\u0000"}')],
  [422, post('{"\\ud800":1}')],
])('%i', async (status, request) => {
  await expect(readJsonBody(request, limits)).rejects.toMatchObject({ status, body: { error: expect.any(String) } })
})

test('counts what comes, whatever its announced length', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(60).fill(32))
    },
  })
  await expect(readJsonBody(post(endless), limits)).rejects.toMatchObject({ status: 413 })
  expect(sent).toBeLessThan(10)
})
