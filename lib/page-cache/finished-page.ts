import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { pagePolicy } from '#lib/routing/response-headers.ts'
import { BrokenAssumption, deferScripts, isKnownScript } from '#lib/next/page-scripts.ts'
import { withPageStyles } from '#lib/next/page-styles.ts'

/**
 * Encodings that a page is kept in, the shortest first: among those that a browser likes equally, it gets the first.
 */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A page as it goes over the wire: nothing is left to do when it is asked for. */
export interface FinishedPage {
  /** Content security policy, made of the hashes of the page's own inline scripts. */
  readonly policy: string
  /** Weak, since it names what all encodings mean. */
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  /** Whether its brotli body is as small as it can be made. */
  readonly recompressed: boolean
}

/** Of 11; each step above costs more time than it saves bytes. */
const QUICK = 6

/** Power of two: a window that holds a whole page; the usual one takes sixteen times the memory. */
const WINDOW = 18

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify(gzip)

/** Compressors answer with the beginning of a larger piece of memory, which would stay for as long as the page does. */
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
 * Makes a page of rendered markup: its scripts are deferred until they are needed, its policy allows its inline
 * scripts, its bodies are compressed.
 * @param islandHosts How many elements with islands were rendered.
 * @throws BrokenAssumption where the markup is not what Next is taken to write, or has a script that is not known.
 */
export async function finishPage(markup: string, islandHosts: number): Promise<FinishedPage> {
  return await finishMarkup(deferScripts(withPageStyles(markup), islandHosts))
}

/**
 * Makes a page of markup that is ready: its policy, its ETag and its compressed bodies.
 * @throws BrokenAssumption where it has a script that is not known.
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
 * The same page with the smallest brotli body: a sixth less for a hundred times the work, which pays for a page that is
 * read.
 */
export async function recompressPage(page: FinishedPage): Promise<FinishedPage> {
  const br = await encodeBrotli(page.bodies.identity, constants.BROTLI_MAX_QUALITY)
  return { ...page, bodies: { ...page.bodies, br: alone(br) }, recompressed: true }
}

/** Bytes that it takes in memory, about. */
export const sizeOf = ({ bodies, policy }: FinishedPage): number =>
  ENCODINGS.reduce((sum, encoding) => sum + bodies[encoding].length, policy.length + 512)

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Types that a browser stores without running them; a policy has nothing to say about those. */
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
