import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from '#lib/process/log.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { BUILD_FOLDER } from './build-files.ts'
import { BrokenAssumption } from './page-scripts.ts'

/** The style of the built site, CSS module by CSS module. `scripts/run/split-styles.ts` writes it with each build. */
export interface StyleManifest {
  /** Hash of everything below: part of each sheet's address. */
  readonly version: string
  /** Addresses of the sheets that Next links from every page. */
  readonly sheets: readonly string[]
  /** Modules of those sheets, in cascade order. */
  readonly modules: readonly StyleModule[]
  /** Modules that every page gets: the global style, and that of the layout around a page's blocks. */
  readonly shared: readonly number[]
  /** Client component's id in React's data → modules that it may use once it runs. */
  readonly islands: Readonly<Record<string, readonly number[]>>
}

export interface StyleModule {
  readonly css: string
  /** Prefix of the module's class names; null for global style. */
  readonly prefix: string | null
  /** Further modules for pages that use this one: scripts insert their markup later. */
  readonly inserts?: readonly number[]
}

export const MANIFEST = 'page-styles.json'

/** Sheets are beside Next's, at the same depth, so that relative addresses in them work. */
export const STYLES_PATH = '/_next/static/styles/'

/** A stylesheet as React writes it: of a layout, or of a dynamic import, which has its address first. */
const LINK = /<link\b(?=[^>]*\srel="stylesheet")[^>]*?\shref="([^"]+)"[^>]*\/>/g

/** A client component in React's data: `I[id,[chunks],"name"]`. */
const CLIENT_REFERENCE = /\bI\[(\d+),/g

/**
 * CSS splitting by page: one sheet that all pages share, and one of the CSS modules that this page uses. The bundler
 * cannot split so, since one route imports every block.
 */
export class PageStyles {
  readonly #manifest: StyleManifest
  readonly #shared: Uint8Array
  #isReported = false

  constructor(manifest: StyleManifest) {
    this.#manifest = manifest
    this.#shared = this.#bitSet(manifest.shared)
  }

  /** First part of each sheet's name. */
  get version(): string {
    return this.#manifest.version
  }

  /** Whether a path names a sheet of this build. */
  names(path: string): boolean {
    return path.startsWith(`${STYLES_PATH}${this.version}.`)
  }

  /**
   * The page with its own two sheets. Next's stay as disabled links: browsers do not fetch those, and both React and
   * the bundler's loader take them for loaded. Markup of another build, or of an unexpected form, keeps Next's sheets:
   * it looks right but weighs more, so an error is logged, once per build.
   */
  apply(html: string): string {
    const { sheets } = this.#manifest
    const linked = [...html.matchAll(LINK)].map(([, href]) => href)
    const isLinked = linked.some((href) => href === sheets[0])
    const used = isLinked ? this.#used(html) : undefined
    if (!used) {
      this.#report(isLinked ? 'The markup names no known client component.' : 'The markup links no sheet of the build.')
      return html
    }
    const own = used.map((byte, index) => byte & ~(this.#shared[index] as number))
    let links = [this.#shared, ...(own.some(Boolean) ? [own] : [])]
      .map((set) => `<link rel="stylesheet" href="${this.#address(set)}"/>`)
      .join('')
    return html.replace(LINK, (link: string, href: string) => {
      if (!sheets.includes(href)) return link
      const before = links
      links = ''
      return before + link.replace('/>', ' disabled=""/>')
    })
  }

  /**
   * The sheet at an address, as text. For an address of another build, such as the one before a deployment: the whole
   * style, not cacheable. Undefined for an address without a sheet.
   */
  sheet(path: string): { readonly css: string; readonly immutable: boolean } | undefined {
    const [, version, set] = /^([\w-]+)\.([\w-]+)\.css$/.exec(path.slice(STYLES_PATH.length)) ?? []
    if (!path.startsWith(STYLES_PATH) || set === undefined) return undefined
    const { modules } = this.#manifest
    if (version !== this.#manifest.version) return { css: modules.map(({ css }) => css).join('\n'), immutable: false }
    const bits = Buffer.from(set, 'base64url')
    const indices = modules.flatMap((_, index) => (has(bits, index) ? [index] : []))
    // Canonical address: another one that decodes to the same set is refused.
    if (indices.length === 0 || this.#address(this.#bitSet(indices)) !== path) return undefined
    return { css: indices.map((index) => modules[index]?.css).join('\n'), immutable: true }
  }

  #report(message: string): void {
    if (this.#isReported) return
    this.#isReported = true
    const err = new BrokenAssumption(message)
    log.error({ event: 'styles.not-recognized', err }, 'pages are sent the whole style')
  }

  /**
   * Modules that a page uses, as a bit set; undefined where its markup names no client component, as all of Next's do.
   */
  #used(html: string): Uint8Array | undefined {
    const { modules, islands } = this.#manifest
    const ids = new Set([...html.matchAll(CLIENT_REFERENCE)].map(([, id]) => id as string))
    if (![...ids].some((id) => id in islands)) return undefined
    const marked = modules.flatMap(({ prefix, inserts = [] }, index) =>
      prefix !== null && html.includes(prefix) ? [index, ...inserts] : [],
    )
    return this.#bitSet([...marked, ...[...ids].flatMap((id) => islands[id] ?? [])])
  }

  #bitSet(indices: readonly number[]): Uint8Array {
    const set = new Uint8Array(Math.ceil(this.#manifest.modules.length / 8))
    for (const index of indices) set[index >> 3] = (set[index >> 3] as number) | (1 << (index & 7))
    return set
  }

  #address(set: Uint8Array): string {
    return `${STYLES_PATH}${this.#manifest.version}.${Buffer.from(set).toString('base64url')}.css`
  }
}

const has = (set: Uint8Array, index: number): boolean => (((set[index >> 3] ?? 0) >> (index & 7)) & 1) === 1

/** The styles of the build in a folder; undefined where the build has none, so that pages keep Next's sheets. */
export function readPageStyles(folder: string): PageStyles | undefined {
  try {
    return new PageStyles(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as StyleManifest)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The styles of the running build. */
export const pageStyles = (): PageStyles | undefined =>
  processSingleton('page-styles', () => readPageStyles(join(process.cwd(), BUILD_FOLDER)))

/** A rendered page with the style that it needs and no other. */
export const withPageStyles = (html: string): string => pageStyles()?.apply(html) ?? html
