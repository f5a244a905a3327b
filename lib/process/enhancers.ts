import { readFileSync } from 'node:fs'
import { env } from './env.ts'

/** Address of the module under `npm run dev`, which rebuilds it whenever one of its files is saved. */
export const DEVELOPMENT_HREF = '/_next/static/enhancers.js'

/** Written by the build: `{ "href": "/_next/static/enhancers.….js" }`. */
export const MANIFEST = '.next/enhancers.json'

let href: string | undefined

/** Address of the module with every enhancer (`x.enhance.ts`). @throws where the site has been built without it. */
export function enhancersHref(): string {
  href ??= env.production ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { href: string }).href : DEVELOPMENT_HREF
  return href
}
