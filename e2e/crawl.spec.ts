import { GAMBLING_WARNING } from '#lib/domain/gambling-warning.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { expect, test } from './support/test.ts'

/** Interface texts that may appear on a page of the other language: names, or words that are the same in both. */
const SHARED = new Set([
  'Barrière',
  'Spa',
  'Spas',
  'Casinos',
  'Restaurants',
  'Contact',
  'Instagram',
  'Facebook',
  'YouTube',
  'LinkedIn',
  'Menu',
  'Collections',
  'Destinations',
])

interface Tree {
  readonly [key: string]: string | Tree
}

/** Static texts of a catalogue, without those that have placeholders. */
const textsOf = (tree: Tree): string[] =>
  Object.values(tree)
    .flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
    .filter((text) => !/[{}<>]/.test(text) && text.length > 8 && !SHARED.has(text))

/** Pages of one kind share language, section and depth. */
const kindOf = (path: string): string => {
  const [locale, ...parts] = path.startsWith('/en') ? path.slice(1).split('/') : ['fr', ...path.slice(1).split('/')]
  return [locale, parts[0], parts.length].join(' ')
}

/** One page of each kind; every page in the complete set. */
const sampleOf = (paths: readonly string[]): readonly string[] =>
  TEST_ALL ? paths : [...new Map(paths.map((path) => [kindOf(path), path])).values()]

test('pages have the words of their own language only and the law’s warning, and every link leads somewhere', async ({
  request,
  stack,
}) => {
  test.setTimeout(480_000)
  const [french, english] = await Promise.all(
    ['fr-FR', 'en-US'].map(async (name) =>
      textsOf(((await import(`../messages/${name}.json`, { with: { type: 'json' } })) as { default: Tree }).default),
    ),
  )
  const foreign = {
    fr: (english ?? []).filter((text) => !french?.includes(text)),
    en: (french ?? []).filter((text) => !english?.includes(text)),
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] as string).pathname)
  expect(paths.length).toBeGreaterThan(300)
  const sample = sampleOf(paths)
  expect(sample.length).toBeGreaterThan(40)

  const faults: string[] = []
  const links = new Set<string>()
  for (const path of sample) {
    const locale = path === '/en' || path.startsWith('/en/') ? 'en' : 'fr'
    let response = await request.get(path)
    // The content service may still be restarting after the previous test: a 503 is retried.
    await stack.until(async () => response.status() !== 503 || (response = await request.get(path)).status() !== 503)
    if (response.status() !== 200) {
      faults.push(`${path}: ${response.status()}`)
      continue
    }
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    for (const [, href = ''] of html.matchAll(/<a[^>]*\shref="(\/(?:(?:media|partners)\/[^"]*|[^"#?]*))[^"]*"/g))
      links.add(href.replaceAll('&amp;', '&'))
    const shown = html
      .replace(/<[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/[a-z]+>/g, (part) => (part.startsWith('<html') ? part : ''))
      .replace(/<[^>]+>/g, '\n')
    if (!html.replaceAll('&#x27;', "'").includes(GAMBLING_WARNING.before)) faults.push(`${path}: no warning of the law`)
    // A missing message renders as its key.
    const missing = /(?:^|\n|")((?:blocks|common|header|footer|library)\.[a-zA-Z.]+)/.exec(html)
    if (missing) faults.push(`${path}: no words for ${missing[1]}`)
    const lines = new Set(shown.split('\n').map((line) => line.trim().replaceAll('&#x27;', '’')))
    for (const text of foreign[locale]) if (lines.has(text)) faults.push(`${path}: “${text}”`)
  }
  expect(faults).toEqual([])

  // Pages of the sitemap are known to exist; the complete set has just read them.
  const beyond = [...links].filter((path) => !paths.includes(path))
  expect(links.size).toBeGreaterThan(100)
  const dead: string[] = []
  for (const path of beyond) {
    const { status } = await request.get(path).then((response) => ({ status: response.status() }))
    if (status !== 200) dead.push(`${path}: ${status}`)
  }
  expect(dead).toEqual([])
})
