import { describe, expect, test } from 'vitest'
import { ALTERNATES, FrameMarks, evaluateMark, fillFrame } from './frame-template.ts'

const place = (path: string) => ({ path, homePath: '/', alternates: { fr: path, en: `/en${path}?a=1&b="2"` } })

const TABS = ['/hotels/les-colombages', '/hotels/les-colombages/chambres', '/offres']
const tab = (href: string) => ({ kind: 'link', href, group: TABS }) as const

describe('a mark', () => {
  test.each([
    ['/offres', '/offres', 'page'],
    ['/offres/ete', '/offres', true],
    ['/offres-ete', '/offres', undefined],
    ['/hotels/les-colombages', '/hotels/les-colombages', 'page'],
    ['/hotels/les-colombages/chambres', '/hotels/les-colombages', undefined],
    ['/hotels/les-colombages/chambres/une', '/hotels/les-colombages/chambres', true],
    ['/hotels/les-colombages/spa', '/hotels/les-colombages', true],
  ])('on %s, of the link to %s: %s', (path, href, current) => {
    expect(evaluateMark(tab(href), place(path))).toBe(current)
  })

  test('is never above the home page', () => {
    const home = { kind: 'link', href: '/', group: ['/'] } as const
    expect([evaluateMark(home, place('/offres')), evaluateMark(home, place('/'))]).toEqual([undefined, 'page'])
  })

  test('of a menu says that one of its links leads here or above', () => {
    const menu = { kind: 'menu', hrefs: ['/hotels', '/casinos'] } as const
    expect(['/hotels', '/casinos/deauville', '/offres'].map((path) => evaluateMark(menu, place(path)))).toEqual([
      true,
      true,
      undefined,
    ])
  })
})

test('a template filled for a page is what would have been rendered for it', () => {
  const marks = new FrameMarks()
  const template = [
    `<a href="/offres" aria-current="${marks.defer(tab('/offres'))}">`,
    `<a href="/casinos" aria-current="${marks.defer(tab('/casinos'))}">`,
    `<a href="${ALTERNATES.en}">frame:en frame:0</a>`,
  ].join('')
  expect(fillFrame(template, marks.marks, place('/offres'))).toBe(
    '<a href="/offres" aria-current="page"><a href="/casinos">' +
      '<a href="/en/offres?a=1&amp;b=&quot;2&quot;">frame:en frame:0</a>',
  )
})
