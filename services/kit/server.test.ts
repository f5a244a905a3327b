import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen, type HttpServer } from './server.ts'

let server: HttpServer | undefined
afterEach(() => server?.close(0))

/** Begins a request whose body never ends. Resolves to what becomes of it, or to `open` when it outlives another. */
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
