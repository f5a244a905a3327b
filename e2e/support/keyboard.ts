import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Extra presses of Tab: the browser's own stops between the end of the page and its start. */
const SPARE_TABS = 5

/** More controls than a page has, its menus closed. */
const MOST_TABS = 250

/** Controls of `main` that Tab does not reach; a group of radio buttons counts as one. */
export async function unreachedControls(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const controls = [...main.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !(element as HTMLButtonElement).disabled)
      // A honeypot is for robots; axe finds controls that are hidden from readers alone, and not from the keyboard.
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]'))
      // Roving tabindex: one control of a composite widget is a tab stop, the others react to arrow keys.
      .filter((element) => !element.closest(':is([role=grid], [role=listbox], [role=tablist]) [tabindex="-1"]'))
    const reached = new Set<Element>()
    document.addEventListener('focusin', ({ target }) => reached.add(target as Element))
    Object.assign(window, { keyboardCheck: { controls, reached } })
    // Sequential focus navigation starts at the last focused element.
    main.tabIndex = -1
    main.focus()
    // A date field has a stop for each of its parts and for its calendar.
    return controls.length + 3 * main.querySelectorAll('input[type=date]').length
  })
  for (let tab = 0; tab < count + SPARE_TABS; tab += 1) await page.keyboard.press('Tab')
  return await page.evaluate(() => {
    const { controls, reached } = (
      window as unknown as { keyboardCheck: { controls: Element[]; reached: Set<Element> } }
    ).keyboardCheck
    const groupOf = (element: Element): string | undefined =>
      element.matches('input[type=radio]') ? (element as HTMLInputElement).name : undefined
    const groups = new Set([...reached].map(groupOf))
    return controls
      .filter((element) => element.isConnected && !reached.has(element))
      .filter((element) => groupOf(element) === undefined || !groups.has(groupOf(element)))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Presses Tab until a control has the focus, as a person without a pointer does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

/** Every button of `main` that opens a dialog does so with Enter; Escape closes it and restores the focus. */
export async function expectDialogsByKeyboard(page: Page): Promise<void> {
  for (const button of await page.locator('main button[command="show-modal"]:visible').all()) {
    const dialog = page.locator(`dialog[id="${await button.getAttribute('commandfor')}"]`)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
}

/** Enter in an empty field sends its form, which then names the missing input. */
export async function expectEnterSubmits(page: Page, field: Locator): Promise<void> {
  await field.fill('')
  await field.press('Enter')
  await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
}
