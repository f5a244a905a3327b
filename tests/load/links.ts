import { setTimeout as pause } from 'node:timers/promises'
import { buildIfStale } from '#scripts/run/build.ts'
import { type EditedStory, editStory } from '#scripts/run/edited-story.ts'
import type { Stack } from '#scripts/run/stack.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { percentile } from './visits.ts'

// `node tests/load/links.ts [rounds]`: staleness of pages with links to pages that are taken off, put back and renamed,
// after each change, when all pages have been up for a minute. Run by `npm run bench -- links`.
const [rounds = '3'] = process.argv.slice(2)

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

/** Pages that are taken off, put back and renamed, with their full slugs. */
const CHANGED: Readonly<Record<string, string>> = {
  '/offres/premieres-neiges': 'website-hotels/offres/premieres-neiges',
  '/restaurants/la-criee': 'website-hotels/restaurants/la-criee',
  '/journal/la-sole-de-midi': 'website-hotels/journal/la-sole-de-midi',
  '/spectacles/nuit-du-jazz': 'website-hotels/spectacles/nuit-du-jazz',
}

/** Milliseconds for which all pages have been up before the first change, and between two changes. */
const UP = 60_000
const PAUSE = 2_500

/** Milliseconds after which a change counts as lost. */
const LOST = 20_000

/** Readers at once. */
const CONNECTIONS = 4

interface Change {
  readonly kind: 'unpublish' | 'publish' | 'rename'
  /** The change itself; resolves when the content service has acknowledged it. */
  apply(): Promise<void>
  /** Whether a page is as it should be after the change. */
  isNew(html: string): boolean
}

const links = (html: string, path: string): boolean => html.includes(`href="${path}"`)

/** A page's four changes; the last one restores its address. */
function changesOf(path: string, story: EditedStory): readonly Change[] {
  const renamed = `${path}-bis`
  const moved: Change = {
    kind: 'rename',
    apply: () => story.rename(`${story.slug}-bis`),
    isNew: (html) => links(html, renamed) && !links(html, path),
  }
  const back: Change = {
    kind: 'rename',
    apply: () => story.rename(story.slug),
    isNew: (html) => links(html, path) && !links(html, renamed),
  }
  return [
    { kind: 'unpublish', apply: () => story.unpublish(), isNew: (html) => !links(html, path) },
    { kind: 'publish', apply: () => story.publishFields({}), isNew: (html) => links(html, path) },
    moved,
    back,
  ]
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}

/**
 * Reads the pages in rotation until each one has been right once. Resolves with the milliseconds from `since` to the
 * start of the last answer that was as before the change.
 */
async function untilRight(
  origin: string,
  pages: readonly string[],
  isNew: Change['isNew'],
  since: number,
): Promise<number> {
  const missing = new Set(pages)
  let [behind, next] = [0, 0]
  const reader = async (): Promise<void> => {
    while (missing.size > 0 && performance.now() - since < LOST) {
      const path = pages[next++ % pages.length] as string
      const began = performance.now()
      if (isNew(await read(origin + path))) missing.delete(path)
      else behind = Math.max(behind, began - since)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, reader))
  if (missing.size > 0) throw new Error(`${[...missing].join(', ')} still as before after ${LOST} ms.`)
  return behind
}

/** Addresses of the site map with the HTML that each has now. */
async function allPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const xml = await read(`${origin}/sitemap.xml`)
  const pages = new Map<string, string>()
  for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    pages.set(pathname, await read(origin + pathname))
  }
  return pages
}

async function measureLinks({ origin, servicesOrigin }: Stack): Promise<void> {
  const pages = await allPages(origin)
  tell(`${pages.size} pages are up; changes begin in a minute`)
  await pause(UP)
  const times: Record<Change['kind'], number[]> = { unpublish: [], publish: [], rename: [] }
  for (const [path, fullSlug] of Object.entries(CHANGED)) {
    const story = await editStory(servicesOrigin, fullSlug)
    // In French: of English pages only its own leads to it, by the switch of languages, and is off with it.
    const linking = [...pages]
      .filter(([own, html]) => own !== path && !/^\/en(?:\/|$)/.test(own) && links(html, path))
      .map(([own]) => own)
    if (linking.length === 0) throw new Error(`No page links to ${path}.`)
    const each: string[] = []
    for (let round = 1; round <= Number(rounds); round += 1) {
      for (const { kind, apply, isNew } of changesOf(path, story)) {
        await apply()
        const behind = await untilRight(origin, linking, isNew, performance.now())
        times[kind].push(behind)
        each.push(`${kind} ${Math.round(behind)}`)
        await pause(PAUSE)
      }
    }
    tell(`  ${path}: ${linking.length} pages link to it; ${each.join(', ')} ms`)
  }
  for (const [kind, each] of Object.entries(times)) {
    const sorted = each.toSorted((left, right) => left - right).map(Math.round)
    tell(
      `  ${kind}: the last answer as before began ${percentile(sorted, 0.5)} ms after it (median), ` +
        `${percentile(sorted, 0.95)} ms (95 of 100), ${sorted.at(-1)} ms (longest) of ${sorted.length}`,
    )
  }
}

await buildIfStale()
const stack = await startTemporaryStack()
try {
  await measureLinks(stack)
} finally {
  await stack.stop()
}
