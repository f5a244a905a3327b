import { createHmac } from 'node:crypto'
import { withoutScripts } from '#lib/next/page-scripts.ts'
import { Editor, type ManagedStory, publishUnseen } from './support/content.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const get = (stack: TestStack, path: string) => fetch(stack.origin + path, { redirect: 'manual' })

const text = async (stack: TestStack, path: string) => (await get(stack, path)).text()

const SEEN = [
  '/',
  '/en',
  '/hotels',
  '/hotels/les-colombages',
  '/hotels/la-baie-doree',
  '/en/hotels/la-baie-doree',
  '/mentions-legales',
  '/restaurants/la-criee',
]

/**
 * Milliseconds, far above the time-out for a page's content (`VISITOR_DEADLINE`): a response that takes longer has
 * waited for a hanging service.
 */
const NEVER_WAITED = 15_000

test.beforeAll(async ({ stack }) => {
  for (const path of SEEN) await get(stack, path)
})

/** Publishes the restaurant as it was, and waits for its page: the next test of this site finds it. */
async function restore(stack: TestStack, restaurant: ManagedStory, title: string): Promise<void> {
  await new Editor(stack).save(restaurant, {}, true)
  await stack.until(async () => !(await text(stack, '/restaurants/la-criee')).includes(title))
}

test('a publish shows, and unrelated pages are not rendered again', DEFAULT_RUN, async ({ stack }) => {
  const editor = new Editor(stack)
  const before = Object.fromEntries(SEEN.map((path) => [path, stack.rendered(keyOf(path))]))
  const restaurant = await editor.read('website-hotels/restaurants/la-criee')
  for (const round of [1, 2, 3]) {
    const title = `La Criée, essai ${round}`
    await editor.save(restaurant, { content: withHero(restaurant.content, title) }, true)
    await stack.until(async () => (await text(stack, '/restaurants/la-criee')).includes(title))
  }
  expect(stack.rendered('/fr/restaurants/la-criee')).toBeGreaterThanOrEqual((before['/restaurants/la-criee'] ?? 0) + 3)
  for (const path of ['/hotels/la-baie-doree', '/en/hotels/la-baie-doree', '/mentions-legales']) {
    expect([path, stack.rendered(keyOf(path))]).toEqual([path, before[path]])
  }
  await restore(stack, restaurant, 'La Criée, essai')
})

test('a change of a story shows wherever the story is shown', DEFAULT_RUN, async ({ stack }) => {
  const editor = new Editor(stack)
  const hotel = await editor.read('website-hotels/hotels/les-colombages/')
  await editor.save(hotel, { content: { ...hotel.content, title: 'Les Colombages rénovés' } }, true)
  await stack.until(async () => (await text(stack, '/hotels')).includes('Les Colombages rénovés'))
  await editor.save(hotel, { content: hotel.content }, true)
  await stack.until(async () => !(await text(stack, '/hotels')).includes('Les Colombages rénovés'))
})

/** Pages with a header, a local header and a footer, which no other test changes → their stories. */
const FRAMED: Readonly<Record<string, string>> = {
  '/hotels/la-baie-doree': 'website-hotels/hotels/la-baie-doree/',
  '/en/hotels/la-baie-doree': 'website-hotels/hotels/la-baie-doree/',
  '/hotels/la-baie-doree/chambres': 'website-hotels/hotels/la-baie-doree/chambres/',
  '/hotels/la-baie-doree/chambres/chambre-ocean': 'website-hotels/hotels/la-baie-doree/chambres/chambre-ocean',
  '/hotels/la-baie-doree/chambres/chambre-des-pins': 'website-hotels/hotels/la-baie-doree/chambres/chambre-des-pins',
}

test('headers and footers that are published are put into pages, which are as if they were rendered', async ({
  stack,
}) => {
  const editor = new Editor(stack)
  const paths = Object.keys(FRAMED)
  for (const path of paths) await get(stack, path)
  await stack.untilPagesAreFresh()
  const reframed = new Set<string>()
  const originals: ManagedStory[] = []
  for (const [slug, list, name] of [
    ['headers/main', 'links', 'label'],
    ['headers/local/la-baie-doree', 'links', 'label'],
    ['footers/main', 'columns', 'title'],
  ] as const) {
    const before = new Map(paths.map((path) => [path, stack.reframed(keyOf(path))]))
    const words = `Neu & schön: ${slug}`
    const story = await editor.read(`website-hotels/${slug}`)
    originals.push(story)
    const [first, ...rest] = story.content[list] as readonly Record<string, unknown>[]
    const changed = { ...first, [name]: words, [`${name}__i18n__en`]: words }
    await editor.save(story, { content: { ...story.content, [list]: [changed, ...rest] } }, true)
    for (const path of paths)
      await stack.until(async () => (await text(stack, path)).includes(words.replace('&', '&amp;')))
    // Two pages at a time are rendered, until one shows the language's current frame. The site looks at each story once
    // more some seconds after its publish, so any page may be rendered then as well.
    for (const path of paths) if (stack.reframed(keyOf(path)) > (before.get(path) as number)) reframed.add(path)
  }
  expect(reframed.size).toBeGreaterThanOrEqual(2)
  const bodyOf = async (path: string) => withoutScripts(await text(stack, path)).replace(/^[\s\S]*?<body/, '')
  for (const path of reframed) {
    const [body, count] = [await bodyOf(path), stack.rendered(keyOf(path))]
    await editor.save(await editor.read(FRAMED[path] as string), {}, true)
    // Priority: pages that are read are rendered before those that another publish made stale.
    await stack.until(async () => (await get(stack, path)).ok && stack.rendered(keyOf(path)) > count)
    expect([path, await bodyOf(path)]).toEqual([path, body])
  }
  for (const story of originals) await editor.save(story, {}, true)
})

test('a new page, its removal and its return show at once', DEFAULT_RUN, async ({ stack }) => {
  const editor = new Editor(stack)
  const casino = await editor.read('website-hotels/casinos/deauville')
  const path = '/casinos/nouvelle-maison'
  expect((await get(stack, path)).status).toBe(404)
  const story = await editor.create({
    name: 'Nouvelle maison',
    slug: 'nouvelle-maison',
    parent_id: casino.parent_id,
    content: { component: 'page', _uid: crypto.randomUUID(), title: 'Nouvelle maison', body: [] },
  })
  await stack.until(async () => (await get(stack, path)).status === 200)
  await editor.unpublish(story)
  await stack.until(async () => (await get(stack, path)).status === 404)
  await editor.save(story, {}, true)
  await stack.until(async () => (await get(stack, path)).status === 200)
  await editor.delete(story)
  await stack.until(async () => (await get(stack, path)).status === 404)
})

test('a webhook that comes before the delivery API has the change, twice or forged, does no harm', async ({
  stack,
}) => {
  const editor = new Editor(stack)
  await editor.break({ delayCv: 1_500 })
  const restaurant = await editor.read('website-hotels/restaurants/la-criee')
  await editor.save(restaurant, { content: withHero(restaurant.content, 'Arrivé avant l’heure') }, true)
  await stack.until(async () => (await text(stack, '/restaurants/la-criee')).includes('Arrivé avant l’heure'))
  await editor.mend()

  const body = JSON.stringify({
    action: 'published',
    space_id: 1,
    story_id: restaurant.id,
    full_slug: restaurant.full_slug,
  })
  const signature = createHmac('sha1', 'local-webhook-secret').update(body).digest('hex')
  const send = (given: string, payload = body) =>
    fetch(`${stack.origin}/api/webhooks/storyblok`, {
      method: 'POST',
      headers: { 'webhook-signature': given, 'content-type': 'application/json' },
      body: payload,
    })
  expect((await send(signature)).status).toBe(202)
  expect((await send(signature)).status).toBe(202)
  expect((await send(signature.replace(/^./, signature.startsWith('0') ? '1' : '0'))).status).toBe(401)
  expect((await send('')).status).toBe(401)
  expect((await send(createHmac('sha1', 'local-webhook-secret').update('{').digest('hex'), '{')).status).toBe(400)
  expect((await send(signature, body + ' '.repeat(70_000))).status).toBe(413)
  expect((await get(stack, '/restaurants/la-criee')).status).toBe(200)
  await restore(stack, restaurant, 'Arrivé avant l’heure')
})

test('with the content service stopped, cached pages are served and the rest answers 503', async ({ stack }) => {
  const { story, path: unseen } = await publishUnseen(stack)
  await stack.stopServices()
  try {
    for (const path of SEEN) expect([path, (await get(stack, path)).status]).toEqual([path, 200])
    const first = await get(stack, `/en${unseen}`)
    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('10')
    expect(await first.text()).toContain('lang="en"')
    expect((await get(stack, `/en${unseen}`)).status).toBe(503)
    expect((await get(stack, '/nope')).status).toBe(404)

    // The site may even restart meanwhile: its cached pages are on disk.
    await stack.stopSite()
    await stack.startSite()
    for (const path of SEEN) expect([path, (await get(stack, path)).status]).toEqual([path, 200])
    expect((await get(stack, `/en${unseen}`)).status).toBe(503)
  } finally {
    await stack.startServices()
  }
  await stack.until(async () => (await get(stack, `/en${unseen}`)).status === 200)
  await new Editor(stack).delete(story)
})

test('with the content service hanging or sending nonsense no response waits, and pages are fresh later', async ({
  stack,
}) => {
  const editor = new Editor(stack)
  for (const [index, faults] of [
    { hang: true },
    { html: true },
    { failNext: { status: 500, count: 100_000 } },
  ].entries()) {
    const { story, path: unseen } = await publishUnseen(stack)
    await editor.break(faults)
    for (const path of [...SEEN, unseen]) {
      const { status } = await fetch(stack.origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(NEVER_WAITED),
      })
      expect([path, faults, status]).toEqual([path, faults, SEEN.includes(path) ? 200 : 503])
    }
    await editor.mend()
    await stack.until(async () => (await get(stack, unseen)).status === 200)
    const hotel = await editor.read('website-hotels/hotels/la-baie-doree/')
    const title = `La Baie, retour ${index}`
    await editor.save(hotel, { content: withHero(hotel.content, title) }, true)
    await stack.until(async () => (await text(stack, '/hotels/la-baie-doree')).includes(title))
    await editor.save(hotel, {}, true)
    await editor.delete(story)
  }
})

const keyOf = (path: string): string => (path.startsWith('/en') ? path : `/fr${path === '/' ? '' : path}`)

/** The story's content with another title in its hero. */
function withHero(content: Record<string, unknown>, title: string): Record<string, unknown> {
  const body = content.body as Record<string, unknown>[]
  return { ...content, body: body.map((block) => (block.component === 'hero' ? { ...block, title } : block)) }
}
