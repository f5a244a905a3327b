import type { Page } from '@playwright/test'
import { preview } from '#tests/support/preview.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { ATTACKS, attackedBody, fullFixtures } from '#tests/support/attacked-blocks.ts'
import { Editor } from './support/content.ts'
import { expect, test } from './support/test.ts'
import { LINK_PAYLOADS, TEXT_PAYLOADS } from '#tests/support/xss-payloads.ts'

/** Attacks on each block of a page, and pages that are opened: at full size every payload in every block. */
const ATTACKS_A_PAGE = sized(1, 5, 5)
const OPENED = sized(2, 12, Math.ceil(ATTACKS / ATTACKS_A_PAGE))

// Content security policy off: the markup alone has to hold.
test.use({ bypassCSP: true })

/** Elements and attributes that came out of a text, and addresses that would run. */
const dangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') && value.includes('xss'))
        .map(() => element.outerHTML),
    ),
    ...[...document.querySelectorAll('[href], [src], [srcset], [action], [formaction], [data], [srcdoc]')].flatMap(
      (element) =>
        ['href', 'src', 'action', 'formaction', 'data', 'srcdoc']
          .map((name) => element.getAttribute(name) ?? '')
          .filter((address) =>
            /^(?:javascript|vbscript|data:text)/i.test(address.replace(/[\u0000-\u0020\u00a0]/g, '')),
          ),
    ),
    ...[...document.querySelectorAll('script:not([src])')]
      .map(({ textContent }) => textContent ?? '')
      .filter((code) => /^xss/.test(code)),
  ])

test('stored XSS: no payload in any block or mark runs, nor becomes markup', async ({ page, stack }) => {
  test.setTimeout(60_000 + OPENED * 20_000)
  expect(TEXT_PAYLOADS.length + LINK_PAYLOADS.length).toBeGreaterThan(500)
  const ran: string[] = []
  await page.exposeFunction('xss', () => {
    ran.push(page.url())
  })
  const editor = new Editor(stack)
  const model = await editor.read('website-hotels/mentions-legales')
  const fixtures = await fullFixtures()
  const { _uid, component, title } = model.content
  const story = await editor.create({
    name: 'Attaques',
    slug: 'attaques',
    parent_id: model.parent_id,
    content: { _uid, component, title, body: [] },
  })
  const found: string[] = []
  let shown = 0
  for (let attack = 0; attack < ATTACKS; attack += Math.ceil(ATTACKS / OPENED)) {
    const body = attackedBody(fixtures, attack, ATTACKS_A_PAGE)
    await editor.save(story, { content: { _uid, component, title, body } }, false)
    expect((await page.goto(preview(story.full_slug)))?.status()).toBe(200)
    await page.waitForLoadState('load')
    shown += await page.locator('main :text("xss()")').count()
    found.push(...(await dangers(page)))
  }
  expect(ran).toEqual([])
  expect(found).toEqual([])
  // Positive control: most payloads are visible as text, so they were shown.
  expect(shown).toBeGreaterThan(OPENED * 20)
  const places = `${fixtures.length} blocks and every mark, ${OPENED} pages: 0 ran`
  const description = `${TEXT_PAYLOADS.length} texts and ${LINK_PAYLOADS.length} addresses in ${places}`
  test.info().annotations.push({ type: 'measured', description })
  await editor.delete(story)
})
