import { isIslandLoader, islandLoader } from './island-loader.ts'

/**
 * An assumption about Next's or React's internals does not hold, for example after an upgrade. Always a bug: the page
 * is not stored, and an error is logged.
 */
export class BrokenAssumption extends Error {
  override readonly name = 'BrokenAssumption'
}

/** Script files as Next and React write them, and preloads of them, without `noModule` scripts. */
const FILES = /<script src="([^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** Parts of a page for hydration alone: React's data, the bundler's start, React's time stamp, and polyfills. */
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

/** Scripts that are the same on every page: the beginning of React's data, and React's time stamp. */
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
 * write. A page's policy allows no other, so that injected markup has no effect.
 */
export const isKnownScript = (code: string): boolean =>
  FIXED.includes(code) || isIslandLoader(code) || QUEUED.some((call) => isJson(call.exec(code)?.[1] ?? ''))

/** Everything that a browser runs or preloads as a script, except the enhancers' module; data blocks are included. */
const SCRIPTS = /<script\b(?! type="module" src=")[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** Hosts of islands; in React's data the quotes are escaped. */
const HOSTS = / data-island="/g

/**
 * Mark of a client component that threw on the server: its error has a digest. A component for browsers alone has none,
 * or a name.
 */
const FAILED = /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)[^"]+"/

/** The markup without scripts, except the enhancers' module, which needs none of the others. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '')

/**
 * Lazy loading: takes the script files out of a rendered page and leaves them to the island loader. A page without
 * islands gets no scripts of Next or React at all.
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
