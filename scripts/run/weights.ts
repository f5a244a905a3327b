import { gzipSync } from 'node:zlib'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { filesOfLoader } from '#lib/next/island-loader.ts'
import { startTemporaryStack } from './temporary-stack.ts'

/** Budgets in bytes after gzip: scripts and styles that a page loads initially, and scripts for its first island. */
const BUDGET = { script: 13 * 1024, islands: 145 * 1024, style: 20 * 1024 }

/** One public page of each kind. */
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

/** Further kinds of pages: search, member area, errors. Only the style budget applies to them. */
const MORE_KINDS: Readonly<Record<string, Kind>> = {
  'search': { path: '/recherche' },
  'login': { path: HOTEL_LINKS.login.fr },
  'registration': { path: HOTEL_LINKS.registration.fr },
  'card': { path: HOTEL_LINKS.card.fr, member: true },
  'stays': { path: HOTEL_LINKS.stays.fr, member: true },
  'profile': { path: HOTEL_LINKS.profile.fr, member: true },
  'not found': { path: '/nope', status: 404 },
}

interface Kind {
  readonly path: string
  /** Shown to members only. */
  readonly member?: boolean
  readonly status?: number
}

/** A member of the demonstration data. */
const MEMBER = { email: 'infiniment@example.com', password: 'Infiniment#2026' }

export interface Weight {
  readonly kind: string
  /** Bytes, gzip. */
  readonly html: number
  /** Scripts loaded before any interaction; none of islands. */
  readonly script: number
  /** Scripts loaded for the first island; 0 on a page without islands. */
  readonly islands: number
  readonly style: number
}

/** Loaded bytes of each kind of page after gzip. */
export async function weigh(origin: string): Promise<Weight[]> {
  const cookie = await memberCookie(origin)
  const weights: Weight[] = []
  const kinds = { ...Object.fromEntries(Object.entries(KINDS).map(([kind, path]) => [kind, { path }])), ...MORE_KINDS }
  for (const [kind, { path, member = false, status = 200 }] of Object.entries<Kind>(kinds)) {
    const response = await fetch(origin + path, { redirect: 'manual', headers: member ? { cookie } : {} })
    if (response.status !== status) throw new Error(`${path} answered ${response.status}.`)
    const html = await response.text()
    // `noModule` scripts are for obsolete browsers; current ones do not load them.
    const scripts = [...html.matchAll(/<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi)].map(
      (match) => match[1] as string,
    )
    weights.push({
      kind,
      html: gzipSync(html).length,
      script: await sizeOf(origin, scripts),
      islands: await sizeOf(origin, filesOfLoader(html)),
      style: await sizeOf(origin, stylesheetsOf(html)),
    })
  }
  return weights
}

/** Style sheets that browsers load; disabled ones are not fetched. */
const stylesheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link(?![^>]*\sdisabled)[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/gi)].map(
    (match) => match[1] as string,
  )

/** `Cookie` header of a member who has just signed in. */
async function memberCookie(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/eph/users/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  })
  if (!response.ok) throw new Error(`The login answered ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
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

/** Checks the budgets of every kind of page, and prints violations. */
export async function checkWeights(): Promise<boolean> {
  const stack = await startTemporaryStack()
  try {
    const weights = await weigh(stack.origin)
    printWeights(weights)
    const heavy = weights.filter(
      ({ kind, script, islands, style }) =>
        (kind in KINDS && (script > BUDGET.script || islands > BUDGET.islands)) || style > BUDGET.style,
    )
    for (const { kind } of heavy)
      console.error(
        `✗ ${kind}: over ${BUDGET.script / 1024} KB of script, ${BUDGET.islands / 1024} KB of islands ` +
          `or ${BUDGET.style / 1024} KB of style.`,
      )
    if (heavy.length === 0) console.log('✓ Weights')
    return heavy.length === 0
  } finally {
    await stack.stop()
  }
}
