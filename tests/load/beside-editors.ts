import { type EditedStory, editStory } from '#scripts/run/edited-story.ts'
import type { Stack } from '#scripts/run/stack.ts'
import { type Editing, startEditing } from './editing.ts'

/** Pages that editors have open, of every weight. */
const EDITED = [
  'website-hotels/',
  'website-hotels/hotels/les-colombages/',
  'website-hotels/destinations/deauville',
  'website-hotels/offres/',
  'website-hotels/restaurants/la-criee',
  'website-hotels/casinos/deauville',
]

/** Milliseconds for which editors reload, and between two reloads of one of them. */
const EDITING = 12_000
const PAUSE = 1_000

/** Publishes beside editors, and milliseconds after which one counts as lost. */
const PUBLISHES = 20
const LOST = 20_000

/** Milliseconds after which every page has been rendered again. */
const SETTLED = 12_000

const TEN = [
  '/',
  '/en',
  '/hotels',
  '/contact',
  '/accessibilite',
  '/hotels/villa-estelle',
  '/en/privacy',
  '/journal/le-vent-du-touquet',
  '/offres',
  '/mentions-legales',
]

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** `p50 · p95 · longest`, in milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right).map(Math.round)
  return `${sorted[sorted.length >> 1]} · ${sorted[Math.floor(sorted.length * 0.95)]} · ${sorted.at(-1)} ms`
}

const tellEditing = (count: number, { times, errors }: Editing): string =>
  `${count} editors: ${times.length} drafts, p50 · p95 · longest ${spread(times)}, ${errors.length} errors ${[
    ...new Set(errors),
  ].join(', ')}`

/** How long drafts take at five editors, and how long a publish takes to be live beside six. */
export async function measureEditors({ origin, servicesOrigin }: Stack, tell: (text: string) => void): Promise<void> {
  for (const pause of [PAUSE, 0]) {
    const five = await startEditing({ origin, slugs: EDITED, count: 5, pause })
    await wait(EDITING)
    tell(`a reload ${pause} ms after each answer; ${tellEditing(5, await five.stop())}`)
    const six = await startEditing({ origin, slugs: EDITED, count: 6, pause })
    const story = await editStory(servicesOrigin, 'website-hotels/restaurants/la-criee')
    const live: number[] = []
    for (let number = 1; number <= PUBLISHES; number += 1) {
      live.push(await untilLive(origin, story, `publication-${number}-fin`))
      await wait(500)
    }
    tell(`  ${tellEditing(6, await six.stop())}; publish → live beside them ${spread(live)}`)
  }
}

async function untilLive(origin: string, story: EditedStory, text: string): Promise<number> {
  const quote = { _uid: '00000000-0000-4000-8000-00000000feed', component: 'quote', text, text__i18n__en: text }
  await story.publish([...story.content.body, quote])
  const published = performance.now()
  while (!(await (await fetch(`${origin}/restaurants/la-criee`)).text()).includes(text)) {
    if (performance.now() - published > LOST) return LOST
    await wait(20)
  }
  return performance.now() - published
}

/** Staleness after a header's publish: when the last answer without it began, on ten pages, and on all pages. */
export async function measureHeader({ origin, servicesOrigin }: Stack, tell: (text: string) => void): Promise<void> {
  const story = await editStory(servicesOrigin, 'website-hotels/headers/main')
  const links = story.content['links'] as readonly Record<string, unknown>[]
  const publish = (label: string) =>
    story.publishFields({
      links: links.map((link, index) => (index === 0 ? { ...link, label, label__i18n__en: label } : link)),
    })
  await publish('Menu 0')
  await wait(SETTLED)
  // Without the pages that chose another header.
  const all: string[] = []
  for (const path of await addresses(origin)) {
    if ((await (await fetch(origin + path)).text()).includes('Menu 0')) all.push(path)
  }
  for (const [what, paths, connections] of [
    ['ten pages, each read all the time', TEN, TEN.length],
    ['all pages, read by 16 connections', all, 16],
  ] as const) {
    for (let round = 1; round <= 3; round += 1) {
      const label = `Menu ${paths.length} ${round}`
      await publish(label)
      const { behind, after } = await readUntilShown(origin, paths, connections, label)
      tell(
        `header’s publish, ${what} (${paths.length}): the last answer without it began ` +
          `${Math.round(behind)} ms after it; every page had shown it after ${Math.round(after)} ms`,
      )
      await wait(SETTLED)
    }
  }
}

async function addresses(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Reads pages in rotation until each has shown a text. Resolves to when the last answer without it began. */
async function readUntilShown(
  origin: string,
  paths: readonly string[],
  connections: number,
  text: string,
): Promise<{ behind: number; after: number }> {
  const published = performance.now()
  const missing = new Set(paths)
  let [behind, next] = [0, 0]
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (missing.size > 0 && performance.now() - published < LOST) {
        const path = paths[next++ % paths.length] as string
        const began = performance.now()
        const html = await (await fetch(origin + path)).text()
        if (html.includes(text)) missing.delete(path)
        else behind = Math.max(behind, began - published)
      }
    }),
  )
  return { behind, after: performance.now() - published }
}
