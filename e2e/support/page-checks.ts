import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe violations, one line per rule with its elements; `without` disables rules that do not apply. */
export async function axeViolations(page: Page, without: readonly string[] = [], frames = true): Promise<string[]> {
  await transitionsEnd(page)
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // What passes is not described, which takes longer than to find what does not.
    resultTypes: ['violations'],
  }
  const { violations } =
    page.frames().length === 1
      ? await runAxe(page, options)
      : await new AxeBuilder({ page }).setLegacyMode(!frames).options(options).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/**
 * Axe in a page without frames. The builder, which gathers the results of several, opens a page for them and loads axe
 * three times: three times the processor time.
 */
async function runAxe(page: Page, options: axe.RunOptions): Promise<Pick<axe.AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (run) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, run)
    return { violations }
  }, options)
}

/** Waits for transitions: contrast cannot be judged while colours are changing. What follows scrolling never ends. */
const transitionsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // A cancelled animation rejects, and has ended as well.
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/** Horizontal overflow in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Minimum target sizes in pixels: of controls, and of links in text or lists (WCAG 2.5.8). */
const TARGET = 44
const TEXT_TARGET = 24

/**
 * Controls that a finger misses: buttons, fields and disclosures below 44 px, links below 24 px. Links within a
 * sentence are excepted, as in WCAG; a label or a card that stretches a control counts as its target.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([target, textTarget]) => {
      /** A label that holds its field, or a card, takes the click too; a label above a field adds nothing. */
      const heightOf = (element: Element): number =>
        Math.max(...[element, element.closest('article, label') ?? element, ...labelsOf(element)].map(boxHeight))
      const labelsOf = (element: Element): readonly Element[] =>
        element.matches('[type=checkbox], [type=radio]') ? [...((element as HTMLInputElement).labels ?? [])] : []
      const boxHeight = (element: Element): number => element.getBoundingClientRect().height
      const inSentence = (element: Element): boolean =>
        element.closest('p, li, dd, td, figcaption, address, blockquote') !== null &&
        getComputedStyle(element).display === 'inline'
      return [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !(element.matches('a') && inSentence(element)))
        .filter((element) => element.getBoundingClientRect().width > 1 && boxHeight(element) > 1)
        .map((element) => ({ element, height: heightOf(element) }))
        .filter(({ element, height }) => height < (element.matches('a') ? textTarget : target) - 0.5)
        .map(({ element, height }) => `${Math.round(height)} px: ${element.outerHTML.slice(0, 100)}`)
    },
    [TARGET, TEXT_TARGET] as const,
  )
