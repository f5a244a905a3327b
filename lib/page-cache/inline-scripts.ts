import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Types that a browser stores without running them; a policy has nothing to say about those. */
const DATA_TYPE = /\stype="(?:application\/(?:ld\+)?json|text\/plain)"/

/** `'sha256-…'` of every inline script that the markup runs, each once, for the page's `script-src`. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_TYPE.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}
