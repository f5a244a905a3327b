import { isIslandLoader, islandLoader } from './island-loader.ts'

/**
 * An assumption about Next's or React's insides does not hold, as an upgrade may bring about. Always a bug: the page is
 * not stored, and the log has it as an error.
 */
export class BrokenAssumption extends Error {
  override readonly name = 'BrokenAssumption'
}

/** Script files as Next and React write them, and preloads of them. `noModule` ones are not meant. */
const FILES = /<script src="([^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** What a page needs for hydration alone: React's data, the bundler's start, a clock of React's, and polyfills. */
const HYDRATION = new RegExp(
  [
    String.raw`<script>(?:\(self\.__next_f=|self\.__next_f\.push\()[\s\S]*?<\/script>`,
    String.raw`<script id="_R_">[\s\S]*?<\/script>`,
    String.raw`<script>requestAnimationFrame\(function\(\)\{\$RT=[\s\S]*?<\/script>`,
    String.raw`<script src="[^"]+" noModule=""><\/script>`,
  ].join('|'),
  'g',
)

/** Call of Next's or the bundler's queue with one JSON value, and nothing else. */
const QUEUED = [
  /^self\.__next_f\.push\((\[.*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/,
]

/** Scripts that are the same on every page: the beginning of React's data, and a clock of React's. */
const FIXED = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'requestAnimationFrame(function(){$RT=performance.now()});',
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Script injection: whether the code of an inline script is one of those that Next, React, the bundler and the site
 * write. A page's policy allows no other, so that markup which got in by a fault stays without effect.
 */
export const isKnownScript = (code: string): boolean =>
  FIXED.includes(code) || isIslandLoader(code) || QUEUED.some((call) => isJson(call.exec(code)?.[1] ?? ''))

/** Anything that a browser would run or load for it but the module of the enhancers; data blocks are scripts too. */
const SCRIPTS = /<script\b(?! type="module" src=")[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** Hosts of islands; in React's data the same words stand with escaped quotes. */
const HOSTS = / data-island="/g

/**
 * Where a client component has thrown on the server: its error has a digest. One for browsers alone has none, or a
 * name.
 */
const FAILED = /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)[^"]+"/

/** The markup without scripts but the enhancers’ module, which needs none of the others. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '')

/**
 * Makes a rendered page load its scripts when it needs them: the script files are taken out and left to the island
 * loader. A page without islands gets no scripts of Next or React at all.
 * @param hosts How many elements with islands were rendered.
 * @throws BrokenAssumption where the markup is not what this relies on.
 */
export function deferScripts(html: string, hosts: number): string {
  const found = html.match(HOSTS)?.length ?? 0
  if (found !== hosts) throw new BrokenAssumption(`The markup has ${found} hosts of islands instead of ${hosts}.`)
  if (FAILED.test(html)) throw new BrokenAssumption('A client component has thrown on the server.')
  const files = [...new Set([...html.matchAll(FILES)].flatMap(([, src]) => src ?? []))]
  const rest = html.replace(FILES, '')
  if (hosts === 0) return withoutHydration(rest)
  if (files.length === 0) throw new BrokenAssumption('The page has islands, and none of its scripts were found.')
  return rest.replace('</body>', () => `${islandLoader(files)}</body>`)
}

function withoutHydration(html: string): string {
  const rest = html.replace(HYDRATION, '')
  if (rest.includes('__next_f')) throw new BrokenAssumption('React’s data were not recognised.')
  return rest
}
