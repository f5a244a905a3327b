import type { Page } from '@playwright/test'
import { errors } from '@playwright/test'
import { walkForm } from './forms.ts'
import { inject, untilStill } from './in-page.ts'
import { SIZES, type Walk } from './walk.ts'

/** Buttons whose press ends the visit. */
const LEAVES = /déconnect|navigateur/i

/** Milliseconds in which a press opens a layer, where it does. */
const OPENS_WITHIN = 1_500

interface Pressable {
  readonly index: number
  readonly label: string
}

/** Buttons of a part of the page, or of the layer on top, by their labels. */
const pressables = (page: Page, scope: string): Promise<Pressable[]> =>
  page.evaluate((selector) => {
    const root = window.screens.topLayer() ?? document.querySelector(selector) ?? document.body
    return [...root.querySelectorAll('button, [role=menuitem]')]
      .map((button, index) => ({ button, index }))
      .filter(({ button }) => button.checkVisibility() && !button.matches(':disabled, [command=close]'))
      .map(({ button, index }) => ({
        index,
        label: (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+|\d+/g, ' ').trim(),
      }))
  }, scope)

const press = (page: Page, index: number, scope: string): Promise<void> =>
  page.evaluate(
    ([at, selector]) => {
      window.screens.expectLayer()
      const root = window.screens.topLayer() ?? document.querySelector(selector) ?? document.body
      const button = [...root.querySelectorAll<HTMLElement>('button, [role=menuitem]')][at]
      button?.scrollIntoView({ block: 'center' })
      button?.click()
    },
    [index, scope] as const,
  )

/** Whether a press has opened a layer: most buttons do something else. */
async function hasOpened(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(() => window.screens.hasOpened(), undefined, { timeout: OPENS_WITHIN })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/**
 * Presses each button of a screen that was not pressed on another one, and looks at what opens: for an application,
 * whose dialogs are made by the press. What a button changes is undone by loading the screen anew.
 *
 * @param open goes to the screen
 * @param scope part of the page
 */
export async function explore(walk: Walk, name: string, open: () => Promise<void>, scope = 'body'): Promise<void> {
  const { page } = walk
  await open()
  for (;;) {
    await inject(page)
    await untilStill(page)
    const next = (await pressables(page, scope)).find(
      ({ label }) => !LEAVES.test(label) && walk.isNew(`press ${label}`),
    )
    if (!next) return
    await press(page, next.index, scope)
    if (await hasOpened(page)) await exploreLayer(walk, `${name} › ${next.label}`)
    else await walkForm(walk, `${name} › ${next.label}`)
    await open()
  }
}

/** Looks at the layer that has opened; the entries of a menu are pressed in turn. */
async function exploreLayer(walk: Walk, name: string): Promise<void> {
  const { page } = walk
  const isMenu = await page.evaluate(() => window.screens.topLayer()?.matches('[role=menu]') === true)
  if (!isMenu) return walk.state(name)
  await walk.look(name, SIZES[0] ?? { width: 1440, height: 900 })
  const entry = (await pressables(page, 'body')).find(
    ({ label }) => !LEAVES.test(label) && walk.isNew(`press ${label}`),
  )
  if (!entry) return
  await press(page, entry.index, 'body')
  if (await hasOpened(page)) await walk.state(`${name} › ${entry.label}`)
}
