import { describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { BrokenAssumption } from './page-scripts.ts'
import { PageStyles, STYLES_PATH, type StyleManifest } from './page-styles.ts'

const MANIFEST: StyleManifest = {
  version: 'v1',
  sheets: ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'],
  modules: [
    { css: '@layer reset{*{margin:0}}', prefix: null },
    { css: '.aaa_header{color:red}', prefix: 'aaa_' },
    { css: '.bbb_search{color:red}', prefix: 'bbb_', inserts: [4] },
    { css: '.ccc_day{color:red}', prefix: 'ccc_' },
    { css: '.ddd_card{color:red}', prefix: 'ddd_' },
    ...Array.from({ length: 4 }, (_, index) => ({ css: `.e${index}_x{color:red}`, prefix: `e${index}_` })),
  ],
  shared: [0, 1],
  islands: { '10': [], '51': [3] },
}

const styles = new PageStyles(MANIFEST)

const LINKS = MANIFEST.sheets.map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`).join('')

const page = (body: string, ids = [10]): string =>
  `<head>${LINKS}<link rel="stylesheet" href="/other.css"/></head><body>${body}</body>` +
  `<script>self.__next_f.push([1,"${ids.map((id) => `1:I[${id},[],\\"X\\"]`).join('\\n')}"])</script>`

const linked = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].flatMap(([link, href]) =>
    link.includes('disabled') ? [] : (href ?? []),
  )

/** CSS that a page gets, sheet by sheet. */
const cssOf = (html: string): string[] =>
  linked(html)
    .filter((href) => href.startsWith(STYLES_PATH))
    .map((href) => styles.sheet(href)?.css ?? '')

describe('a page', () => {
  test('gets what all pages share and what its markup uses, in the order of the cascade', () => {
    expect(cssOf(styles.apply(page('<p class="e3_x"></p><p class="ddd_card aaa_header"></p>')))).toEqual([
      '@layer reset{*{margin:0}}\n.aaa_header{color:red}',
      '.ddd_card{color:red}\n.e3_x{color:red}',
    ])
  })

  test('gets what its islands may use once they run', () => {
    expect(cssOf(styles.apply(page('', [10, 51])))[1]).toBe('.ccc_day{color:red}')
  })

  test('gets what a script may insert into it', () => {
    expect(cssOf(styles.apply(page('<div class="bbb_search">')))[1]).toBe(
      '.bbb_search{color:red}\n.ddd_card{color:red}',
    )
  })

  test('that uses nothing of its own has one sheet', () => {
    expect(cssOf(styles.apply(page('')))).toHaveLength(1)
  })

  test('keeps the bundler’s sheets as disabled links, for React and the bundler to find, and all other links', () => {
    const html = styles.apply(page('<p class="ddd_card">'))
    for (const href of MANIFEST.sheets)
      expect(html).toContain(`<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`)
    expect(linked(html).at(-1)).toBe('/other.css')
    expect(html.indexOf(STYLES_PATH)).toBeLessThan(html.indexOf('/_next/static/chunks'))
  })

  test('a sheet that a dynamic import links, its attributes in another order, is disabled', () => {
    const [, second = ''] = MANIFEST.sheets
    const link = `<link href="${second}" rel="stylesheet" as="style" data-precedence="dynamic"/>`
    const html = page('<p class="ddd_card">').replace(
      `<link rel="stylesheet" href="${second}" data-precedence="next"/>`,
      link,
    )
    expect(html).toContain(link)
    expect(styles.apply(html)).toContain(link.replace('/>', ' disabled=""/>'))
  })

  test('of which less is known than it should be keeps the whole style, and the log says so once', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const foreign = '<head><link rel="stylesheet" href="/_next/static/chunks/old.css"/></head>'
    const unknown = [foreign, page('<p class="ddd_card">', []), page('', [99])]
    const build = new PageStyles(MANIFEST)
    build.apply(page('<p class="ddd_card">'))
    expect(error).not.toHaveBeenCalled()
    for (const html of unknown) expect(build.apply(html)).toBe(html)
    expect(error.mock.calls).toEqual([
      [{ event: 'styles.not-recognized', err: expect.any(BrokenAssumption) }, 'pages are sent the whole style'],
    ])
    for (const html of unknown) new PageStyles(MANIFEST).apply(html)
    expect(error).toHaveBeenCalledTimes(1 + unknown.length)
    error.mockRestore()
  })
})

describe('an address', () => {
  const [, own = ''] = linked(styles.apply(page('<p class="ddd_card">')))

  test('names what its sheet consists of, whichever process made the page', () => {
    expect(new PageStyles(MANIFEST).sheet(own)).toEqual({ css: '.ddd_card{color:red}', immutable: true })
  })

  test('of another build gets the whole style, which nobody may store', () => {
    const sheet = new PageStyles({ ...MANIFEST, version: 'v2' }).sheet(own)
    expect(sheet?.immutable).toBe(false)
    expect(sheet?.css.split('\n')).toEqual(MANIFEST.modules.map(({ css }) => css))
  })

  test('that names no sheet gets none', () => {
    for (const path of ['v1.css', 'v1.AA.css', 'v1.EACA.css', 'v1.EAA=.css', 'v1.EB.css', '../v1.EAA.css', 'v1..css'])
      expect([path, styles.sheet(STYLES_PATH + path)]).toEqual([path, undefined])
    expect(styles.sheet(`/other/${own}`)).toBeUndefined()
  })
})
