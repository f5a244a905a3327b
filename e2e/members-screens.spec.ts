import type { Page } from '@playwright/test'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { auditPage } from '#scripts/run/lighthouse.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { localesLike } from './support/devices.ts'
import { expectDialogsByKeyboard, expectEnterSubmits, unreachedControls } from './support/keyboard.ts'
import { PAGES, PEOPLE, WORDS, newMember, signIn, untilCardIsServed } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

/** Viewports in pixels. All are checked for overflow; axe runs in the last, and in the complete set in the first. */
const SIZES = [
  { width: 1440, height: 900 },
  ...(TEST_ALL ? [{ width: 834, height: 1112 }] : []),
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/** Pages for anonymous visitors or mailed links; all others require a member. */
const ENTRY: readonly string[] = [
  'login',
  'registration',
  'activation',
  'forgotten',
  'reset',
  'email',
  'emailUndo',
  'signedOut',
  'deleted',
]

type Visitor = 'member' | 'stranger'

/** Opens a page as a member or an anonymous visitor. */
async function open(page: Page, origin: string, path: string, visitor: Visitor): Promise<void> {
  await page.context().clearCookies()
  if (visitor === 'member') await signIn(page, origin, PEOPLE.infinitely)
  await page.setViewportSize({ width: 1440, height: 900 })
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  expect([path, response?.status()]).toEqual([path, 200])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

async function expectScreenToFit(page: Page): Promise<void> {
  for (const [index, size] of SIZES.entries()) {
    await page.setViewportSize(size)
    expect([size.width, await overflowOf(page)]).toEqual([size.width, 0])
    if ((TEST_ALL && index === 0) || index === SIZES.length - 1)
      expect([size.width, await axeViolations(page)]).toEqual([size.width, []])
  }
}

test.describe('every page', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const [name, paths] of Object.entries(HOTEL_LINKS)) {
    const visitor = ENTRY.includes(name) ? 'stranger' : 'member'
    test(`${name}: axe, widths, targets for fingers, and the keyboard alone`, async ({ page, stack }) => {
      await open(page, stack.origin, paths.fr, visitor)
      await expectScreenToFit(page)
      expect(await smallTargets(page)).toEqual([])
      expect(await unreachedControls(page)).toEqual([])
      await expectDialogsByKeyboard(page)
    })

    if (TEST_ALL)
      test(`${name}: axe and widths in English`, async ({ page, stack }) => {
        await open(page, stack.origin, paths.en, visitor)
        await expectScreenToFit(page)
      })
    // A stranger is led to the login instead, from each page of a member.
    if (TEST_ALL && visitor === 'stranger')
      test(`${name}: axe and widths for a member`, async ({ page, stack }) => {
        await open(page, stack.origin, paths.fr, 'member')
        await expectScreenToFit(page)
      })
  }

  for (const name of ['login', 'registration', 'forgotten', 'collaborator'] as const)
    test(`${name}: Enter sends the form`, async ({ page, stack }) => {
      await open(page, stack.origin, PAGES[name].fr, ENTRY.includes(name) ? 'stranger' : 'member')
      await expectEnterSubmits(page, page.locator('main form input[name]:is([type=email], [type=text])').first())
    })

  test('profile: Enter opens a part, sends it, and Escape closes what says so', async ({ page, stack }) => {
    await signIn(page, stack.origin, await newMember(page, stack.origin, stack.servicesOrigin))
    await page.goto(PAGES.profile.fr, { waitUntil: 'networkidle' })
    const { parts, edit } = WORDS.fr.member.profile
    const section = page.getByRole('region', { name: parts.person.title })
    await section.getByRole('button', { name: new RegExp(`^${edit}`) }).press('Enter')
    const field = section.locator('[name="firstName"]')
    await expectEnterSubmits(page, field)
    await field.fill('Zélie')
    await field.press('Enter')
    const done = page.getByRole('dialog', { name: parts.person.done })
    await expect(done).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(done).toBeHidden()
    await expect(section).toContainText('Zélie')
  })
})

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
    ['email', 'username webauthn'],
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
  for (const locale of localesLike('en')) {
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

/** Stored parts of a card: its store and its worker, without the offline page, which is the same for everyone. */
const keptCards = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname)
    return [
      ...(await caches.keys()).filter((name) => name === 'member-card'),
      ...workers.filter((path) => path !== '/'),
    ]
  })

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('a stored card is shown offline, and deleted at the logout', async ({ page, stack }) => {
    const { card, frame } = WORDS.fr.member
    await signIn(page, stack.origin, PEOPLE.infinitely)
    await page.goto(PAGES.card.fr)
    expect(await keptCards(page)).toEqual([])
    await page.getByRole('button', { name: card.keepYes }).click()
    await expect(page.getByText(card.kept)).toBeVisible()
    await untilCardIsServed(page)
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
    await expect.poll(() => keptCards(page)).toEqual([])
  })

  test('a stored card is deleted by every logout, not only by the link of its page', async ({
    page,
    context,
    stack,
  }) => {
    const { card, login } = WORDS.fr.member
    const ways: readonly (() => Promise<unknown>)[] = [
      () => page.goto('/logout'),
      async () => {
        const other = await context.newPage()
        await other.goto('/logout?locale=en')
        await other.close()
      },
      () => page.evaluate(async () => (await fetch('/api/eph/users/logout', { method: 'POST' })).status),
      async () => {
        await page.goto(PAGES.login.fr)
        await page.getByRole('link', { name: login.connected.other }).click()
        await expect(page).toHaveURL(/\/deconnexion$/)
      },
    ]
    for (const logOut of ways) {
      await signIn(page, stack.origin, PEOPLE.infinitely)
      await page.goto(PAGES.card.fr)
      await page.getByRole('button', { name: card.keepYes }).click()
      await expect(page.getByText(card.kept)).toBeVisible()
      await logOut()
      await expect.poll(() => keptCards(page)).toEqual([])
    }
  })
})

test('Lighthouse gives screens of members full marks for accessibility', async ({ page, stack }) => {
  test.setTimeout(180_000)
  await signIn(page, stack.origin, PEOPLE.infinitely)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const path of TEST_ALL ? [PAGES.login.fr, PAGES.registration.fr, PAGES.profile.fr] : [PAGES.profile.fr]) {
    const { scores, short } = await auditPage(
      stack.origin + path,
      ['accessibility'],
      path === PAGES.profile.fr ? { cookie } : {},
    )
    expect([path, short, scores.accessibility]).toEqual([path, [], 100])
  }
})
