import AxeBuilder from '@axe-core/playwright'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { auditPage } from '#scripts/run/lighthouse.ts'
import { PAGES, PEOPLE, WORDS, signIn } from './support/members.ts'
import { expect, test } from './support/test.ts'

test.use({ settings: [{ RATE_LIMIT_FACTOR: '1000' }, { scope: 'worker' }] })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const SIZES = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

for (const [name, paths] of Object.entries(HOTEL_LINKS)) {
  test(`${name}: axe finds nothing and nothing overflows, in both languages, for members and strangers`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(180_000)
    for (const who of ['member', 'stranger'] as const) {
      if (who === 'member') await signIn(page, stack.origin, PEOPLE.infinitely)
      else await page.context().clearCookies()
      for (const locale of LOCALES) {
        await page.setViewportSize(SIZES[0])
        const response = await page.goto(paths[locale], { waitUntil: 'networkidle' })
        expect([paths[locale], response?.status()]).toEqual([paths[locale], 200])
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        for (const size of SIZES) {
          await page.setViewportSize(size)
          expect([
            paths[locale],
            size.width,
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ]).toEqual([paths[locale], size.width, 0])
          if (size.width !== 1440 && size.width !== 390) continue
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${who} ${paths[locale]} ${size.width} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
            ),
          ).toEqual([])
        }
      }
    }
  })
}

test('forms open with the right keyboards, fill themselves in and do not zoom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const of = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((field: HTMLInputElement) => ({
        type: field.type,
        mode: field.inputMode,
        fill: field.autocomplete,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
        height: field.getBoundingClientRect().height,
      }))
  await page.goto(PAGES.login.fr)
  const fields = [await of('[name="email"]'), await of('[name="password"]')]
  expect(fields.map(({ type, fill }) => [type, fill])).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ])
  await page.goto(PAGES.registration.fr)
  const more = [
    await of('[name="firstName"]'),
    await of('[name="birthDate"]'),
    await of('[name="email"]'),
    await of('[name="password"]'),
  ]
  expect(more.map(({ type, mode, fill }) => [type, mode, fill])).toEqual([
    ['text', '', 'given-name'],
    ['text', 'numeric', 'bday'],
    ['email', expect.any(String), 'email'],
    ['password', '', 'new-password'],
  ])
  for (const { size, height } of [...fields, ...more]) {
    expect(size).toBeGreaterThanOrEqual(16)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('without JavaScript every form says so, and none can send anything', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  for (const locale of LOCALES) {
    for (const path of [
      PAGES.login[locale],
      PAGES.registration[locale],
      PAGES.forgotten[locale],
      PAGES.activation[locale],
    ]) {
      await page.goto(path)
      const note = page.locator('main noscript > div').first()
      await expect(note).toBeVisible()
      await expect(note).toContainText(WORDS[locale].forms.noScript.text)
      for (const form of await page.locator('main form').all()) {
        await expect(form).toHaveAttribute('method', 'post')
        for (const button of await form.locator('[type="submit"]').all()) await expect(button).toBeDisabled()
      }
    }
  }
  await context.close()
})

test('the whole login by keyboard', async ({ page }) => {
  const {
    member: { login },
  } = WORDS.fr
  await page.goto(PAGES.login.fr)
  await page.locator('[name="email"]').first().focus()
  await page.keyboard.type(PEOPLE.discovery.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wrong#2026pass')
  await page.keyboard.press('Enter')
  await expect(page.getByText(WORDS.fr.errors.hotel['0090'])).toBeVisible()
  await expect(page.locator('[name="email"]').first()).toHaveValue(PEOPLE.discovery.email)
  const forgotten = page.getByRole('button', { name: login.forgotten.open })
  await forgotten.focus()
  await page.keyboard.press('Enter')
  const popin = page.getByRole('dialog', { name: login.forgotten.title })
  await expect(popin.locator('[name="email"]')).toHaveValue(PEOPLE.discovery.email)
  await page.keyboard.press('Escape')
  await expect(popin).toBeHidden()
  await expect(forgotten).toBeFocused()
  await page.locator('[name="password"]').first().fill(PEOPLE.discovery.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${PAGES.card.fr}$`))
})

test('a card that its member keeps is there without the site, and gone after the logout', async ({ page, stack }) => {
  const { card, frame } = WORDS.fr.member
  await signIn(page, stack.origin, PEOPLE.infinitely)
  await page.goto(PAGES.card.fr)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.getByRole('button', { name: card.keepYes }).click()
  await expect(page.getByText(card.kept)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await stack.stopSite()
  await page.goto(PAGES.card.fr)
  await expect(page.getByText('Anselme d’Orgeval').first()).toBeVisible()
  await expect(page.getByText(card.offline)).toBeVisible()
  await stack.startSite()
  await stack.untilContentIsKnown()
  await page.goto(PAGES.card.fr)
  await expect(page.getByText(card.offline)).toHaveCount(0)
  await page.getByRole('link', { name: frame.logout }).click()
  await expect(page).toHaveURL(/\/deconnexion$/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('Lighthouse gives login, registration and profile full marks for accessibility', async ({ page, stack }) => {
  test.setTimeout(180_000)
  await signIn(page, stack.origin, PEOPLE.infinitely)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const path of [PAGES.login.fr, PAGES.registration.fr, PAGES.profile.fr]) {
    const { scores, short } = await auditPage(
      stack.origin + path,
      ['accessibility'],
      path === PAGES.profile.fr ? { cookie } : {},
    )
    expect([path, short, scores.accessibility]).toEqual([path, [], 100])
  }
})
