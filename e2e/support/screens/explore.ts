import type { Page } from '@playwright/test'
import { errors } from '@playwright/test'
import { walkForm } from './forms.ts'
import { inject, untilStill } from './in-page.ts'
import { DESK, type Walk } from './walk.ts'

/** Buttons whose press ends the visit. */
const LEAVES = /déconnect|navigateur/i

/** Milliseconds in which a press opens a layer, where it does. */
const OPENS_WITHIN = 1_500

/** Labels, without figures, of the buttons of a part of the page, or of the layer on top. */
const labelsIn = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((selector) => window.screens.buttonsIn(selector).map(({ label }) => label), scope)

/** Presses the first button with a label. */
const press = (page: Page, label: string, scope: string): Promise<void> =>
  page.evaluate(
    ([wanted, selector]) => {
      window.screens.expectLayer()
      const button = window.screens.buttonsIn(selector).find((one) => one.label === wanted)?.button
      button?.scrollIntoView({ block: 'center' })
      button?.click()
    },
    [label, scope] as const,
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

interface Exploring {
  /** Part of the page. */
  readonly scope?: string
  /** Whether a button with this label is pressed by this test: several may share a screen. */
  readonly isMine?: (label: string) => boolean
}

/**
 * Presses each button of a screen that was not pressed on another one, and looks at the opened layers: for an
 * application that creates its dialogs on a press. Changes by a button are undone by loading the screen again.
 *
 * @param open goes to the screen
 */
export async function explore(
  walk: Walk,
  name: string,
  open: () => Promise<void>,
  { scope = 'body', isMine = () => true }: Exploring = {},
): Promise<void> {
  const { page } = walk
  await open()
  for (;;) {
    await inject(page)
    await untilStill(page)
    const label = (await labelsIn(page, scope)).find(
      (one) => isMine(one) && !LEAVES.test(one) && walk.isNew(`press ${one}`),
    )
    if (label === undefined) return
    await press(page, label, scope)
    const screen = `${name} › ${label}`
    if (!(await hasOpened(page))) await walkForm(walk, screen, { reopen: () => reopen(label) })
    else if (await page.evaluate(() => window.screens.topLayer()?.matches('[role=menu]') === true))
      await exploreMenu(walk, screen, () => reopen(label))
    else await walk.state(screen)
    await open()
  }
  async function reopen(label: string): Promise<void> {
    await open()
    await press(page, label, scope)
    await hasOpened(page)
  }
}

/** Looks at an open menu, and at the layers that its entries open. */
async function exploreMenu(walk: Walk, name: string, reopen: () => Promise<void>): Promise<void> {
  const { page } = walk
  await walk.look(name, DESK)
  for (const label of await labelsIn(page, 'body')) {
    if (LEAVES.test(label) || !walk.isNew(`press ${label}`)) continue
    await reopen()
    await press(page, label, 'body')
    if (await hasOpened(page)) await walk.state(`${name} › ${label}`)
  }
}
