import { type Page, chromium } from '@playwright/test'
import { requireBrowser } from '#scripts/run/browser.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import type { Stack } from '#scripts/run/stack.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { startEditing } from './editing.ts'
import { openPage, shownIn } from './publisher.ts'

// `node tests/load/live-editing.ts [keystrokes] [publishes]`: latency of a keystroke in the visual editor until the
// page in its frame shows it, for home, a hotel and an article; then latency of a publish beside ten editors at work.
// Run by `npm run bench -- live-editing`.
const [keystrokes = '100', publishes = '100'] = process.argv.slice(2)

const TYPED: Readonly<Record<string, string>> = {
  home: 'website-hotels/',
  hotel: 'website-hotels/hotels/les-colombages/',
  article: 'website-hotels/journal/la-sole-de-midi',
}

/** Milliseconds between two keystrokes of a fast typist. */
const BETWEEN = 180

const EDITORS = 10

/** Milliseconds between two reloads of an editor, and between two publishes. */
const PAUSE = { reload: 1_000, publish: 500 }

/** Milliseconds after which a publish counts as lost. */
const LOST = 20_000

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** `p50 · p95 · longest`, in milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right).map(Math.round)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${sorted.at(-1)} ms`
}

async function storyId(servicesOrigin: string, slug: string): Promise<number> {
  const answer = await fetch(`${servicesOrigin}/content/v1/spaces/1/stories?with_slug=${encodeURIComponent(slug)}`, {
    headers: { authorization: 'local-management' },
  })
  const { stories } = (await answer.json()) as { stories: { id: number }[] }
  if (!stories[0]) throw new Error(`No story ${slug}.`)
  return stories[0].id
}

/** Types into the title on the page; milliseconds from each keystroke to its text in the page's heading. */
async function type(page: Page, { servicesOrigin }: Stack, slug: string): Promise<number[]> {
  await page.goto(`${servicesOrigin}/content/editor/stories/${await storyId(servicesOrigin, slug)}`)
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await page.locator('[aria-busy=false] iframe').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Téléphone', exact: true }).click()
  const field = page.locator('[data-field="title"]').getByRole('textbox')
  const block = page.getByRole('heading', { level: 2, name: 'Ouverture de page' })
  // The page takes clicks once the editor has answered it.
  for (let tries = 0; !(await block.isVisible()); tries += 1) {
    if (tries === 300) throw new Error('A click on the page selects no block.')
    await heading.evaluate((element: HTMLElement) => element.click())
    await wait(100)
  }
  await field.fill('A')
  const times: number[] = []
  for (let count = 1; count <= Number(keystrokes); count += 1) {
    const text = `Frappe ${count}`
    const shown = heading.evaluate(
      (element, expected) =>
        new Promise<number>((resolve) => {
          const look = (): void => {
            if (document.querySelector('h1')?.textContent !== expected) return void requestAnimationFrame(look)
            resolve(performance.timeOrigin + performance.now())
          }
          look()
        }),
      text,
    )
    const typed = await field.evaluate(async (element: HTMLInputElement | HTMLTextAreaElement, value) => {
      const prototype = Object.getPrototypeOf(element) as object
      const began = performance.timeOrigin + performance.now()
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      return began
    }, text)
    times.push((await shown) - typed)
    await wait(BETWEEN)
  }
  // The first one also reads the page's previous state, and loads the code that swaps it.
  return times.slice(1)
}

async function keystrokesToPage(stack: Stack): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
    const login = await page.request.post(`${stack.servicesOrigin}/content/v1/session`, {
      headers: { 'x-editor': '1', 'origin': stack.servicesOrigin },
      data: { session: { email: 'redaction@example.com', password: 'Redaction#2026-Demo' } },
    })
    if (!login.ok()) throw new Error(`The login answered ${login.status()}.`)
    for (const [what, slug] of Object.entries(TYPED))
      tell(`keystroke → on the page, ${what}: ${spread(await type(page, stack, slug))}`)
  } finally {
    await browser.close()
  }
}

async function publishesBesideEditors({ origin, servicesOrigin }: Stack): Promise<void> {
  const editors = await startEditing({ origin, slugs: Object.values(TYPED), count: EDITORS, pause: PAUSE.reload })
  const page = await openPage(servicesOrigin, '/restaurants/la-criee', 'website-hotels/restaurants/la-criee')
  const times: number[] = []
  let unavailable = 0
  for (let number = 1; number <= Number(publishes); number += 1) {
    const began = performance.now()
    await page.publish(number)
    while (performance.now() - began < LOST) {
      const answer = await fetch(origin + page.path)
      if (answer.status === 503) unavailable += 1
      if (shownIn(await answer.text()) === number) break
      await wait(10)
    }
    times.push(performance.now() - began)
    await wait(PAUSE.publish)
  }
  const { times: drafts, errors } = await editors.stop()
  tell(`publish → live, ${EDITORS} editors at work: ${spread(times)}; ${unavailable} answers of 503`)
  tell(`  their ${drafts.length} drafts: ${spread(drafts)}; ${errors.length} errors ${[...new Set(errors)].join(', ')}`)
}

await buildIfStale()
const stack = await startTemporaryStack()
try {
  if (Number(keystrokes) > 1) await keystrokesToPage(stack)
  if (Number(publishes) > 0) await publishesBesideEditors(stack)
} finally {
  await stack.stop()
}
