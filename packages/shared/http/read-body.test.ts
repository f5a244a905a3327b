import { describe, expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const LIMIT = 64 * 1024

const post = (body: BodyInit | null) =>
  new Request('https://site.example/api', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)

describe('readBody', () => {
  test('text as it came', async () => {
    expect(await readBody(post('{"é":"雪"}'), LIMIT)).toBe('{"é":"雪"}')
    expect(await readBody(post(null), LIMIT)).toBe('')
  })

  test('the limit counts bytes, not characters', async () => {
    expect(await readBody(post('a'.repeat(LIMIT)), LIMIT)).toHaveLength(LIMIT)
    expect(await readBody(post('a'.repeat(LIMIT + 1)), LIMIT)).toBeUndefined()
    expect(await readBody(post('é'.repeat(LIMIT / 2 + 1)), LIMIT)).toBeUndefined()
  })

  test('a character split across two chunks is decoded', async () => {
    const bytes = new TextEncoder().encode('雪')
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 1))
        controller.enqueue(bytes.slice(1))
        controller.close()
      },
    })
    expect(await readBody(post(stream), LIMIT)).toBe('雪')
  })

  test('reading an endless body stops just past the limit', async () => {
    let sent = 0
    let cancelled = false
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16 * 1024
        controller.enqueue(new Uint8Array(16 * 1024))
      },
      cancel() {
        cancelled = true
      },
    })
    expect(await readBody(post(endless), LIMIT)).toBeUndefined()
    expect(cancelled).toBe(true)
    expect(sent).toBeLessThanOrEqual(2 * LIMIT)
  })
})
