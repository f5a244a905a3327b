import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readJsonBody } from './json-body.ts'
import { listen, type HttpServer } from './server.ts'

let server: HttpServer | undefined
afterEach(() => server?.close(0))

/** Begins a request whose body never ends. Resolves to its result, or to `open` if it outlives `others`. */
async function outcome(port: number, contentType: string, others: Promise<unknown>): Promise<string> {
  const sending = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': contentType } })
  const end = new Promise<string>((resolve) => {
    sending.on('error', () => resolve('closed'))
    sending.on('response', ({ statusCode }) => resolve(String(statusCode)))
  })
  sending.write('{')
  const result = await Promise.race([end, others.then(() => 'open')])
  sending.destroy()
  return result
}

test('a body that does not come is not waited for; a form, which may carry a film, is', async () => {
  server = await listen(async (incoming) => new Response(await incoming.text()), '127.0.0.1', 0, { requestTimeout: 50 })
  const { port } = server
  const json = outcome(port, 'application/json', new Promise(() => undefined))
  const form = outcome(port, 'multipart/form-data; boundary=b', json)
  expect(await json).toBe('closed')
  expect(await form).toBe('open')
})

test('a route that accepts more than the server reads fails at its first request, and does not wait', async () => {
  server = await listen(
    async (incoming) => {
      const outcome = await readJsonBody(incoming, { bytes: 100, depth: 2 }).catch((error: Error) => error.message)
      return Response.json(outcome)
    },
    '127.0.0.1',
    0,
    { bodyLimit: (path) => (path === '/long' ? 100 : 10) },
  )
  const send = async (path: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${server?.port}${path}`, { method: 'POST', headers, body: '{"a":1}' })
    return answer.json()
  }
  expect(await send('/long')).toEqual({ a: 1 })
  expect(await send('/short')).toBe('The server holds bodies of this path at 10 bytes; see longerBodies.')
})
