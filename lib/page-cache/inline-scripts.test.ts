import { webcrypto } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-scripts.ts'

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
