import { webcrypto } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { filesOfLoader } from '#lib/next/island-loader.ts'
import { BrokenAssumption, deferScripts } from '#lib/next/page-scripts.ts'
import { pagePolicy } from '#lib/routing/response-headers.ts'
import { finishPage, recompressPage, sizeOf, inlineScriptHashes } from './finished-page.ts'

const TEXT = 'Bonjour à tous, ceci est une page. '.repeat(300)
const DATA = 'self.__next_f.push([1,"1:a"])'
const HEAD = '<head><script src="/_next/a.js" async=""></script></head>'
const MARKUP = `<html>${HEAD}<body><p data-island="view">${TEXT}</p><script>${DATA}</script></body></html>`

describe('a finished page', () => {
  test('says the same in each encoding', async () => {
    const { bodies } = await finishPage(MARKUP, 1)
    expect(bodies.identity.toString()).toBe(deferScripts(MARKUP, 1))
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity)
    expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity)
    expect(bodies.br.length).toBeLessThan(bodies.gzip.length)
  })

  test('defers its scripts, and its policy allows what it runs, the loader included', async () => {
    const { bodies, policy } = await finishPage(MARKUP, 1)
    const html = bodies.identity.toString()
    expect(filesOfLoader(html)).toEqual(['/_next/a.js'])
    expect(inlineScriptHashes(html)).toHaveLength(2)
    expect(policy).toBe(pagePolicy({ scripts: inlineScriptHashes(html) }))
  })

  test('has a weak tag of its own, by which it is known again', async () => {
    const [one, same, other] = await Promise.all([MARKUP, MARKUP, `${MARKUP} `].map((markup) => finishPage(markup, 1)))
    expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(same?.etag).toBe(one?.etag)
    expect(other?.etag).not.toBe(one?.etag)
  })

  test('holds no more memory than its bodies have bytes', async () => {
    const page = await finishPage(MARKUP, 1)
    // Small buffers are views of a shared pool.
    for (const body of [page.bodies.br, page.bodies.gzip])
      expect(body.buffer.byteLength).toBeLessThanOrEqual(Math.max(body.length, 64 * 1024))
    const bytes = page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length
    expect(sizeOf(page)).toBeGreaterThan(bytes)
    expect(sizeOf(page)).toBeLessThan(bytes + page.policy.length + 1_000)
  })

  test.each([
    'alert(1)',
    `${DATA};alert(1)`,
    `alert(1),${DATA}`,
    'self.__next_f.push([alert(1)])',
    'self.__next_f.push([1,"a"]),alert(1),([])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    `(${'function loadIslands(){alert(1)}'})(["/_next/a.js"],5000,4000)`,
  ])('is none with an unknown script: %s', async (code) => {
    const markup = MARKUP.replace('</body>', () => `<script>${code}</script></body>`)
    await expect(finishPage(markup, 1)).rejects.toThrow(BrokenAssumption)
    await expect(finishPage(markup.replace('<script>alert', '<script type="module">alert'), 1)).rejects.toThrow()
  })

  test('may be empty', async () => {
    const { bodies } = await finishPage('', 0)
    expect([brotliDecompressSync(bodies.br).length, gunzipSync(bodies.gzip).length, bodies.identity.length]).toEqual([
      0, 0, 0,
    ])
  })
})

test('a recompressed page is the same page, smaller', async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `mot${(index * 7_919) % 1_009}`).join(' ')
  const page = await finishPage(`<html><body>${words}</body></html>`, 0)
  const recompressed = await recompressPage(page)
  expect(recompressed.bodies.br.length).toBeLessThan(page.bodies.br.length)
  expect(brotliDecompressSync(recompressed.bodies.br)).toEqual(page.bodies.identity)
  expect(recompressed).toEqual({ ...page, bodies: { ...page.bodies, br: recompressed.bodies.br }, recompressed: true })
  expect(page.recompressed).toBe(false)
})

/** Computed by another implementation than the one under test. */
async function hashOf(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

describe('inlineScriptHashes', () => {
  test('equal an independent computation, accents and line ends included', async () => {
    const codes = [
      'self.__next_f=[]',
      'x("été\u00a0— 雪")',
      '\n  a()\n',
      'self.__next_f.push([1,"\\u003cscript\\u003e"])',
    ]
    const html = `<html><body>${codes.map((code) => `<script>${code}</script>`).join('<p>text</p>')}</body></html>`
    expect(inlineScriptHashes(html)).toEqual(await Promise.all(codes.map(hashOf)))
  })

  test('know a value published elsewhere', () => {
    // From the Content Security Policy Level 3 recommendation, §8.4.
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ])
  })

  test('name each script once', () => {
    expect(inlineScriptHashes('<script>a()</script><script>a()</script>')).toHaveLength(1)
  })

  test.each([
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
    ['plain data', '<script id="d" type="application/json">{}</script>'],
    ['text', '<script type="text/plain">x</script>'],
    ['a file', '<script src="/_next/static/a.js" async=""></script>'],
    ['a file with attributes before', '<script id="x" async="" src="/a.js">fallback()</script>'],
    ['an empty one', '<script></script>'],
    ['no script', '<p>script</p>'],
  ])('leave out %s', (_, html) => {
    expect(inlineScriptHashes(html)).toEqual([])
  })

  test.each([
    ['a module', '<script type="module">a()</script>'],
    ['an id', '<script id="src=" async="">a()</script>'],
    ['a data attribute', '<script data-src="/a.js">a()</script>'],
    ['a script after a file', '<script src="/a.js"></script><script>a()</script>'],
    ['a script after data', '<script type="application/ld+json">{"x":"a()"}</script><script>a()</script>'],
  ])('count %s', async (_, html) => {
    expect(inlineScriptHashes(html)).toEqual([await hashOf('a()')])
  })
})
