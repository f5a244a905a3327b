import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startSite } from '#scripts/run/stack.ts'
import { CHEAP_CAPTCHA } from '#tests/support/captcha.ts'
import { documentsOf, isMarked, markDocument, missChunk, untilWatching } from './support/builds.ts'
import { openHydrated } from './support/islands.ts'
import { PAGES, WORDS } from './support/members.ts'
import { ProjectCopy } from './support/project-copy.ts'
import { expect, test } from './support/test.ts'

const HOTEL = '/hotels/les-colombages'

const ISLAND = 'components/ui/gallery-lightbox.island.tsx'
const ENHANCER = 'components/site/menu-closer.enhance.ts'

/** Code by which a page tells which build's script has run in it. */
const saying = (name: string, build: string): string =>
  `if (typeof document !== 'undefined') document.documentElement.dataset['${name}'] = '${build}'`

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Which build's island, or enhancers, have run in the page. */
const ran = (page: Page, name: 'island' | 'enhancers') => page.locator('html').getAttribute(`data-${name}`)

// Two builds take minutes: in the complete set only. `new-build.spec.ts` simulates the second one.

test('tabs that were opened before a release', async ({ stack, context, browser }) => {
  test.setTimeout(240_000)
  const copy = await ProjectCopy.make()
  const dataDir = mkdtempSync(join(tmpdir(), 'two-builds-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let site: ChildProcess | undefined
  const start = async (env: Record<string, string> = {}): Promise<void> => {
    site = startSite({
      port,
      servicesPort: Number(new URL(stack.servicesOrigin).port),
      dataDir,
      cwd: copy.folder,
      env: {
        LOG_LEVEL: 'warn',
        HOST: 'localhost',
        WARM_UP: 'known',
        RATE_LIMIT_FACTOR: '1000',
        ...CHEAP_CAPTCHA,
        ...env,
      },
    })
    await untilAnswering(site, `${origin}/api/health`)
  }
  const end = async (): Promise<void> => {
    if (site) await stop(site)
  }
  // HTTP cache: files of the first build that another tab has loaded stay in its browser for good.
  const otherBrowser = await browser.newContext()
  const open = async (path: string, within = context): Promise<Page> => {
    const page = await within.newPage()
    await page.goto(origin + path)
    await untilWatching(page)
    return page
  }
  try {
    for (const [file, name] of [
      [ISLAND, 'island'],
      [ENHANCER, 'enhancers'],
    ] as const)
      copy.append(file, saying(name, 'A'))
    await copy.build()
    await start()
    const idle = await open('/mentions-legales')
    const [waiting, late] = [await open(HOTEL), await open(HOTEL, otherBrowser)]
    const searching = await open('/recherche')
    const typing = await context.newPage()
    await openHydrated(typing, origin + PAGES.login.fr)
    await untilWatching(typing)
    const email = typing.locator('main [name="email"]').first()
    await email.fill('ada@example.com')
    const first = await buildOf(idle)
    expect(await ran(idle, 'enhancers')).toBe('A')

    // The release: the build takes the place of the first one while that still runs, then the processes change.
    for (const [file, name] of [
      [ISLAND, 'island'],
      [ENHANCER, 'enhancers'],
    ] as const)
      copy.append(file, saying(name, 'B'))
    await copy.build()
    await end()
    await start()

    // An island that had not been loaded yet: its file is still served.
    const documents = documentsOf(waiting)
    await waiting.locator('a[data-large]').first().click()
    await expect(waiting.getByRole('dialog')).toContainText('1 sur ')
    expect([await ran(waiting, 'island'), documents.count]).toEqual(['A', 0])

    // A tab that goes on: the next page is of the new build.
    await idle.getByRole('link', { name: 'Barrière' }).first().click()
    await expect.poll(() => buildOf(idle)).not.toBe(first)
    await expect.poll(() => ran(idle, 'enhancers')).toBe('B')
    const second = await buildOf(idle)

    // A search in an old tab: the new build's page, not its markup in the old one.
    await markDocument(searching)
    await searching.getByLabel('Que cherchez-vous ?').fill('deauville spa')
    await searching.getByRole('button', { name: 'Rechercher' }).click()
    await expect(searching).toHaveURL(/q=deauville\+spa$/)
    await expect.poll(() => buildOf(searching)).toBe(second)
    expect(await isMarked(searching)).toBe(false)

    // A form that holds input: asked first.
    const question = typing.getByRole('alertdialog', { name: WORDS.fr.newBuild.title })
    await missChunk(typing)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: WORDS.fr.newBuild.later }).click()
    await expect(email).toHaveValue('ada@example.com')
    expect(await buildOf(typing)).toBe(first)

    // The files of the first build are gone: its island reloads the page once, and works.
    await end()
    await start({ BUILDS_KEPT: '0' })
    const reloads = documentsOf(late)
    await late.locator('input[name="arrive"]:visible').first().focus()
    await expect.poll(() => buildOf(late)).toBe(second)
    await untilWatching(late)
    await late.locator('a[data-large]').first().click()
    await expect(late.getByRole('dialog')).toContainText('1 sur ')
    expect([await ran(late, 'island'), reloads.count]).toEqual(['B', 1])
  } finally {
    await Promise.all([...context.pages().map((page) => page.close()), otherBrowser.close()])
    await end()
    copy.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
