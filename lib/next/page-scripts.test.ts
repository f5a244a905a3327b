import { describe, expect, test } from 'vitest'
import { BrokenAssumption, deferScripts, withoutScripts } from './page-scripts.ts'
import { filesOfLoader } from './island-loader.ts'

const HEAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>' +
  '<link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/_next/a.js" async=""></script>'
const OLD = '<script src="/_next/old.js" noModule=""></script>'
const DATA =
  '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script src="/_next/c.js" async=""></script>' +
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"\\u003c/script>"])</script>'
const JSON_LD = '<script type="application/ld+json">{"a":"b"}</script>'
const MODULE = '<script type="module" src="/_next/static/site.js" async=""></script>'

const page = (body: string) =>
  `<html><head>${HEAD}${OLD}</head><body><p>Bonjour</p>${body}${JSON_LD}${MODULE}${DATA}</body></html>`

describe('a page with islands', () => {
  const html = deferScripts(page('<form data-island="touch"></form>'), 1)

  test('leaves its script files to the loader, once each, and keeps everything else', () => {
    expect(filesOfLoader(html)).toEqual(['/_next/a.js', '/_next/c.js'])
    const [before, after] = html.split(/<script>\(function loadIslands.*<\/script>/s)
    expect([before, after]).toEqual([
      page('<form data-island="touch"></form>')
        .replace('<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>', '')
        .replace('<script src="/_next/a.js" async=""></script>', '')
        .replace('<script src="/_next/c.js" async=""></script>', '')
        .replace('</body></html>', ''),
      '</body></html>',
    ])
  })

  test.each([
    ['an island has vanished', page('<form></form>'), 1],
    ['an island was not counted', page('<form data-island="touch"></form>'), 0],
    ['its scripts are not found', '<html><body><form data-island="touch"></form></body></html>', 1],
    [
      'a client component has thrown on the server',
      page('<form data-island="view"><template data-dgst="1234"></template></form>'),
      1,
    ],
  ])('is refused where %s', (_, broken, hosts) => {
    expect(() => deferScripts(broken, hosts)).toThrow(BrokenAssumption)
  })

  test.each(['', 'BAILOUT_TO_CLIENT_SIDE_RENDERING'])(
    'a client component for browsers alone is no failure: “%s”',
    (digest) => {
      const own = page(`<p data-island="view"><template data-dgst="${digest}"></template></p>`)
      expect(filesOfLoader(deferScripts(own, 1))).toHaveLength(2)
    },
  )
})

describe('a page without islands', () => {
  test('has no scripts of Next or React; data and other scripts stay', () => {
    expect(deferScripts(page('<p>$& $1</p>'), 0)).toBe(
      '<html><head><link rel="preload" href="/f.woff2" as="font"/></head>' +
        `<body><p>Bonjour</p><p>$& $1</p>${JSON_LD}${MODULE}</body></html>`,
    )
    expect(filesOfLoader(deferScripts(page(''), 0))).toEqual([])
  })

  test('is refused where React’s data look otherwise', () => {
    expect(() => deferScripts(page('<script>window.__next_f.push(1)</script>'), 0)).toThrow(BrokenAssumption)
  })
})

test('without scripts but the module of the enhancers', () => {
  expect(withoutScripts(page(''))).toBe(
    '<html><head><link rel="preload" href="/f.woff2" as="font"/></head><body><p>Bonjour</p>' +
      `${MODULE}</body></html>`,
  )
})
