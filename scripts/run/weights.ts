import { gzipSync } from 'node:zlib'
import { filesOfLoader } from '#lib/next/island-loader.ts'
import { startTemporaryStack } from './temporary-stack.ts'

/** Bytes, gzip: what a page may make a browser load at once, and when its first island is needed. */
const BUDGET = { script: 12 * 1024, islands: 145 * 1024, style: 25 * 1024 }

/** One page of each kind. */
export const KINDS: Readonly<Record<string, string>> = {
  home: '/',
  destination: '/destinations/deauville',
  hotel: '/hotels/les-colombages',
  room: '/hotels/les-colombages/chambres/deluxe-balcon',
  casino: '/casinos/deauville',
  restaurant: '/restaurants/la-criee',
  article: '/journal/une-journee-aux-planches',
  legal: '/mentions-legales',
}

export interface Weight {
  readonly kind: string
  /** Bytes, gzip. */
  readonly html: number
  /** What is loaded before anyone interacts; of islands nothing. */
  readonly script: number
  /** What the first island that is needed loads; 0 on a page without islands. */
  readonly islands: number
  readonly style: number
}

/** What each kind of page loads, in bytes after gzip. */
export async function weigh(origin: string): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const [kind, path] of Object.entries(KINDS)) {
    const response = await fetch(origin + path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
    const html = await response.text()
    // `noModule` scripts are for browsers that no longer exist: none of today's loads them.
    const scripts = [...html.matchAll(/<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi)].map(
      (match) => match[1] as string,
    )
    const styles = [...html.matchAll(/<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/gi)].map(
      (match) => match[1] as string,
    )
    weights.push({
      kind,
      html: gzipSync(html).length,
      script: await sizeOf(origin, scripts),
      islands: await sizeOf(origin, filesOfLoader(html)),
      style: await sizeOf(origin, styles),
    })
  }
  return weights
}

async function sizeOf(origin: string, paths: readonly string[]): Promise<number> {
  let size = 0
  for (const path of new Set(paths)) {
    const response = await fetch(new URL(path, origin))
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    size += gzipSync(Buffer.from(await response.arrayBuffer())).length
  }
  return size
}

export function printWeights(weights: readonly Weight[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10)
  console.log('First load, gzip        HTML    script   islands     style')
  for (const { kind, html, script, islands, style } of weights) {
    console.log(`  ${kind.padEnd(14)}${kilobytes(html)}${kilobytes(script)}${kilobytes(islands)}${kilobytes(style)}`)
  }
}

/** Whether every kind of page keeps within the budget. Says which does not. */
export async function checkWeights(): Promise<boolean> {
  const stack = await startTemporaryStack()
  try {
    const weights = await weigh(stack.origin)
    printWeights(weights)
    const heavy = weights.filter(
      ({ script, islands, style }) => script > BUDGET.script || islands > BUDGET.islands || style > BUDGET.style,
    )
    for (const { kind } of heavy)
      console.error(
        `✗ ${kind}: over ${BUDGET.script / 1024} KB of script, ${BUDGET.islands / 1024} KB of islands or ${BUDGET.style / 1024} KB of style.`,
      )
    if (heavy.length === 0) console.log('✓ Weights')
    return heavy.length === 0
  } finally {
    await stack.stop()
  }
}
