import { gzipSync } from 'node:zlib'
import { lateScriptsOf } from '#lib/next/late-scripts.ts'
import { startTemporaryStack } from './temporary-stack.ts'

/** Bytes, gzip: what a page without interactive blocks may make a browser load. */
const BUDGET = { script: 145 * 1024, style: 25 * 1024 }

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
  readonly script: number
  readonly style: number
}

/** What each kind of page loads before anyone interacts, in bytes after gzip. */
export async function weigh(origin: string): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const [kind, path] of Object.entries(KINDS)) {
    const response = await fetch(origin + path)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
    const html = await response.text()
    // `noModule` scripts are for browsers that no longer exist: none of today's loads them.
    const scripts = [
      ...lateScriptsOf(html),
      ...[...html.matchAll(/<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi)].map((match) => match[1] as string),
    ]
    const styles = [...html.matchAll(/<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/gi)].map(
      (match) => match[1] as string,
    )
    weights.push({
      kind,
      html: gzipSync(html).length,
      script: await sizeOf(origin, scripts),
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
  console.log('First load, gzip        HTML    script     style')
  for (const { kind, html, script, style } of weights) {
    console.log(`  ${kind.padEnd(14)}${kilobytes(html)}${kilobytes(script)}${kilobytes(style)}`)
  }
}

/** Whether every kind of page keeps within the budget. Says which does not. */
export async function checkWeights(): Promise<boolean> {
  const stack = await startTemporaryStack()
  try {
    const weights = await weigh(stack.origin)
    printWeights(weights)
    const heavy = weights.filter(({ script, style }) => script > BUDGET.script || style > BUDGET.style)
    for (const { kind } of heavy)
      console.error(`✗ ${kind}: over ${BUDGET.script / 1024} KB of script or ${BUDGET.style / 1024} KB of style.`)
    if (heavy.length === 0) console.log('✓ Weights')
    return heavy.length === 0
  } finally {
    await stack.stop()
  }
}
