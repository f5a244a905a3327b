import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { pagePolicy } from '#lib/routing/response-headers.ts'
import { BrokenAssumption, deferScripts, isKnownScript } from '#lib/next/page-scripts.ts'
import { withPageStyles } from '#lib/next/page-styles.ts'

/** Encodings of a stored page, the smallest first: a browser gets the first of those that it prefers equally. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A page as it goes over the wire: a request for it needs no further work. */
export interface FinishedPage {
  /** Content security policy, made of the hashes of the page's own inline scripts. */
  readonly policy: string
  /** Weak, since all encodings share it. */
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  /** Whether its brotli body has the best compression. */
  readonly recompressed: boolean
}

/** Brotli quality, of 11; each step above costs more time than it saves bytes. */
const QUICK = 6

/** Brotli window as a power of two: it holds a whole page; the default takes sixteen times the memory. */
const WINDOW = 18

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify(gzip)

/** Memory leak: compressors return a view of a larger buffer, which would live as long as the page. */
const alone = (bytes: Buffer): Buffer => Buffer.from(bytes)

const encodeBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })

/**
 * Finishes a page from rendered markup: defers its scripts, allows its inline scripts in its policy, and compresses its
 * bodies.
 * @param islandHosts How many elements with islands were rendered.
 * @throws BrokenAssumption for markup of an unexpected form, or with an unknown script.
 */
export async function finishPage(markup: string, islandHosts: number): Promise<FinishedPage> {
  return await finishMarkup(deferScripts(withPageStyles(markup), islandHosts))
}

/**
 * Finishes a page from complete markup: its policy, its ETag and its compressed bodies.
 * @throws BrokenAssumption for markup with an unknown script.
 */
export async function finishMarkup(html: string): Promise<FinishedPage> {
  const unknown = inlineScripts(html).find((code) => !isKnownScript(code))
  if (unknown !== undefined) throw new BrokenAssumption(`The markup has an unknown script: ${unknown.slice(0, 80)}`)
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([encodeBrotli(identity, QUICK), zip(identity)])
  return {
    policy: pagePolicy({ scripts: inlineScriptHashes(html) }),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br: alone(br), gzip: alone(gz), identity },
    recompressed: false,
  }
}

/**
 * The same page with the smallest brotli body: a sixth less for a hundred times the work, which pays only for a page
 * that is read.
 */
export async function recompressPage(page: FinishedPage): Promise<FinishedPage> {
  const br = await encodeBrotli(page.bodies.identity, constants.BROTLI_MAX_QUALITY)
  return { ...page, bodies: { ...page.bodies, br: alone(br) }, recompressed: true }
}

/** Approximate bytes in memory. */
export const sizeOf = ({ bodies, policy }: FinishedPage): number =>
  ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, policy.length + 512)

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Types that a browser stores without running them; policies do not apply to these. */
const DATA_TYPE = /\stype="(?:application\/(?:ld\+)?json|text\/plain)"/

/** Code of every inline script that a browser runs, each once. */
function inlineScripts(html: string): string[] {
  const codes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '', code = '']) => !DATA_TYPE.test(attributes) && code !== '')
    .map(([, , code = '']) => code)
  return [...new Set(codes)]
}

/** `'sha256-…'` of every inline script that the markup runs, each once, for the page's `script-src`. */
export const inlineScriptHashes = (html: string): string[] =>
  inlineScripts(html).map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
