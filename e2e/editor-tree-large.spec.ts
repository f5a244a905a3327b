import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { signInToEditor } from './support/editor.ts'
import { expect, test } from './support/test.ts'

const FOLDERS = 46
const IN_EACH = 50

/** Maximum ratio of a key's latency with all stories to that with 300; without virtual rows it is eight. */
const RATIO = 2.5

/** The demonstration with drafts beside it: some 2,600 stories in all. */
function largeSpace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'large-space-'))
  cpSync('content', folder, { recursive: true })
  const write = (id: number, story: object) => {
    const uuid = randomUUID()
    writeFileSync(
      join(folder, `stories/1/large-${id}_${uuid}.json`),
      JSON.stringify({ id, uuid, position: id, ...story }),
    )
  }
  for (let number = 0; number < FOLDERS; number += 1) {
    const parent = 900_000_000 + number * 1_000
    const slug = `archive-${number}`
    write(parent, { name: `Archive ${number}`, slug, full_slug: slug, is_folder: true, content: {} })
    for (let story = 1; story <= IN_EACH; story += 1)
      write(parent + story, {
        name: `Page ${number}.${story}`,
        slug: `page-${story}`,
        full_slug: `${slug}/page-${story}`,
        parent_id: parent,
        published: false,
        content: { _uid: randomUUID(), component: 'page', title: `Page ${number}.${story}` },
      })
  }
  return folder
}

test.use({ settings: [{ CONTENT_DIR: largeSpace() }, { scope: 'worker' }] })

/** Milliseconds from each of 60 key presses to the frame that shows its effect. */
async function measure(page: Page): Promise<number[]> {
  const grid = page.getByRole('treegrid')
  await grid.focus()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        // The frame after the next one has been painted once its own begins.
        requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - start)))
      },
      true,
    )
  })
  const keys = [...Array<string>(40).fill('ArrowDown'), 'End', 'Home', 'PageDown', 'PageDown', ...'pagepagepagepage']
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(
      (count) => (window as unknown as { keyTimes: number[] }).keyTimes.length === count,
      index + 1,
    )
  }
  return await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.95)] ?? 0

test('2,500 stories: a key takes no longer than with 300, and the document holds the rows in sight', async ({
  stack,
  page,
}) => {
  test.setTimeout(240_000)
  await signInToEditor(page, stack)
  const openAll = async (): Promise<number> => {
    await page.goto(`${stack.servicesOrigin}/content/editor`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Tout déplier' }).click()
    const rows = Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'))
    expect(await page.getByRole('row').count()).toBeLessThan(60)
    return rows
  }

  // The same service, whose list ends after three pages.
  const list = /\/content\/v1\/spaces\/1\/stories\?/
  await page.route(list, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), total: '300' } })
  })
  const few = await openAll()
  expect(few).toBeLessThanOrEqual(301)
  const small = p95(await measure(page))

  await page.unroute(list)
  expect(await openAll()).toBeGreaterThan(2_500)
  const large = p95(await measure(page))
  test
    .info()
    .annotations.push({ type: 'p95', description: `${small.toFixed(1)} ms of 300, ${large.toFixed(1)} ms of all` })
  expect(large).toBeLessThan(small * RATIO)
})
