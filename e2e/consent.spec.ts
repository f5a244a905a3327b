import type { Page } from '@playwright/test'
import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE,
  type Choices,
  PURPOSES,
  parseConsent,
} from '@barriere/shared/domain/visitors/consent.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { STORAGE } from '#lib/domain/storage-keys.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { PAGES, WORDS } from './support/members.ts'
import { expectSound } from './support/requests.ts'
import { notExempt, storedBy } from './support/stored.ts'
import { SCRIPT_ADDRESS, dataLayerOf, signals, standInTagManager } from './support/tag-manager.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

test.use({ consent: 'undecided' })

const HOTEL = { fr: '/hotels/les-colombages', en: '/en/hotels/les-colombages' } as const

const DEFAULTS = ['consent', 'default', { ...signals(false, false), wait_for_update: 500 }]

const bannerOf = (page: Page, locale: Locale) => page.getByRole('region', { name: WORDS[locale].consent.label })

const dialogOf = (page: Page, locale: Locale) => page.getByRole('dialog', { name: WORDS[locale].consent.label })

const footerLink = (page: Page) => page.getByRole('contentinfo').locator('a[data-consent]')

const boxesOf = (page: Page, locale: Locale) => {
  const { purposes } = WORDS[locale].consent
  return {
    measurement: page.getByRole('checkbox', { name: purposes.measurement.name }),
    advertising: page.getByRole('checkbox', { name: purposes.advertising.name }),
  }
}

async function choiceOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)
  return { cookie, consent: parseConsent(cookie?.value, Math.floor(Date.now() / 1_000) + 1) }
}

/** Presses a button of the first layer, and waits until the receipt has been recorded. */
async function answer(page: Page, locale: Locale, button: 'refuse' | 'accept'): Promise<void> {
  const recorded = page.waitForResponse('**/api/consent/receipts')
  await bannerOf(page, locale).getByRole('button', { name: WORDS[locale].consent[button] }).click()
  expect((await recorded).status()).toBe(200)
}

/**
 * Race condition: a withdrawal reloads the page, which may cancel the request that sends its receipt. The next page
 * then sends the receipt again, so this waits until the browser's storage marks none as unsent, not for one response.
 */
async function untilRecorded(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('consent-receipt'))).toBeNull()
  }).toPass()
}

/** The question does not cover the name of the page, which is in the first view. */
async function expectNameInSight(page: Page, locale: Locale): Promise<void> {
  await expect(bannerOf(page, locale)).toBeVisible()
  const name = page.locator('main h1')
  await expect(name).toBeInViewport({ ratio: 1 })
  const covered = await name.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const asking = document.querySelector('site-consent section')?.getBoundingClientRect()
    return [...range.getClientRects()].filter(
      (box) =>
        asking &&
        box.bottom > asking.top &&
        box.top < asking.bottom &&
        box.right > asking.left &&
        box.left < asking.right,
    ).length
  })
  expect(covered).toBe(0)
}

function journeys(device: string, locale: Locale): void {
  const words = WORDS[locale].consent

  test(
    `${locale}, ${device}: refusing weighs what accepting weighs, and is kept for six months`,
    inDefaultRun(device === 'desktop'),
    async ({ page }) => {
      const asked = await standInTagManager(page)
      await page.goto(PAGES.home[locale], { waitUntil: 'networkidle' })
      await expectNameInSight(page, locale)
      await page.goto(HOTEL[locale], { waitUntil: 'networkidle' })
      const banner = bannerOf(page, locale)
      await expect(banner).toBeVisible()
      const answers = banner.locator('button, a[class]')
      expect(await answers.allTextContents()).toEqual([words.refuse, words.choose, words.accept])
      const looks = await answers.evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return [Math.round(width), Math.round(height), element.className, getComputedStyle(element).backgroundColor]
        }),
      )
      expect(new Set(looks.map(String)).size).toBe(1)
      await expectNameInSight(page, locale)
      if (device === 'phone') {
        const [asking, name] = await Promise.all([banner.boundingBox(), page.locator('main h1').boundingBox()])
        expect(asking?.height).toBeLessThanOrEqual(PHONE.viewport.height / 3)
        expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(asking?.y ?? 0)
      }
      await expectSound(page)
      await answer(page, locale, 'refuse')
      await expect(banner).toBeHidden()
      const { cookie, consent } = await choiceOf(page)
      expect(consent?.choices).toEqual(Object.fromEntries(PURPOSES.map((purpose) => [purpose, false])))
      const life = (cookie?.expires ?? 0) - Date.now() / 1_000
      expect(Math.abs(life - CONSENT_MAX_AGE)).toBeLessThan(120)
      await page.goto(PAGES.home[locale], { waitUntil: 'networkidle' })
      await expect(banner).toBeHidden()
      expect([asked, notExempt(await storedBy(page))]).toEqual([[], []])
    },
  )

  test(
    `${locale}, ${device}: accepted, the tag manager comes after its defaults, here and on the next page`,
    inDefaultRun(device === 'desktop'),
    async ({ page }) => {
      const asked = await standInTagManager(page)
      await page.goto(HOTEL[locale], { waitUntil: 'networkidle' })
      expect([asked, (await dataLayerOf(page))[0]]).toEqual([[], DEFAULTS])
      await answer(page, locale, 'accept')
      await expect.poll(() => asked).toEqual([SCRIPT_ADDRESS])
      const update = ['consent', 'update', signals(true, true)]
      expect((await dataLayerOf(page)).filter(Array.isArray)).toEqual([DEFAULTS, update])
      await page.goto(PAGES.home[locale], { waitUntil: 'networkidle' })
      await expect(bannerOf(page, locale)).toBeHidden()
      expect((await dataLayerOf(page)).slice(0, 2)).toEqual([DEFAULTS, update])
      expect(asked).toEqual([SCRIPT_ADDRESS, SCRIPT_ADDRESS])
      expect(notExempt(await storedBy(page)).map(({ key }) => key)).toEqual(expect.arrayContaining(['_ga', '_gcl_au']))
    },
  )

  test(
    `${locale}, ${device}: chosen in place, nothing typed is lost; withdrawn, what was set goes`,
    inDefaultRun(device === 'phone'),
    async ({ page }) => {
      await standInTagManager(page)
      const path = pagePath('contact', locale)
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.locator('#contact-message').fill('Bonsoir')
      await bannerOf(page, locale).getByRole('link', { name: words.choose, exact: true }).click()
      const dialog = dialogOf(page, locale)
      const boxes = boxesOf(page, locale)
      await expect(boxes.measurement).not.toBeChecked()
      await expectSound(page)
      await boxes.measurement.check()
      await dialog.getByRole('button', { name: words.save }).click()
      await expect(dialog).toBeHidden()
      await expect(bannerOf(page, locale)).toBeHidden()
      await expect(page.locator('#contact-message')).toHaveValue('Bonsoir')
      await expect.poll(() => dataLayerOf(page)).toContainEqual(['consent', 'update', signals(true, false)])
      await expect.poll(async () => notExempt(await storedBy(page)).map(({ key }) => key)).toContain('_ga')

      await footerLink(page).click()
      await expect(boxes.measurement).toBeChecked()
      await dialog.getByRole('button', { name: words.refuse }).click()
      // Page reload, without the tag manager: the form draft keeps the input.
      await expect
        .poll(() => dataLayerOf(page))
        .toEqual([['consent', 'default', { ...signals(false, false), wait_for_update: 500 }]])
      await page.locator('#contact-message').scrollIntoViewIfNeeded()
      await expect(page.locator('#contact-message')).toHaveValue('Bonsoir')
      expect((await page.context().cookies()).filter(({ name }) => name === '_ga')).toEqual([])
      expect((await choiceOf(page)).consent?.choices.measurement).toBe(false)
    },
  )
}

for (const locale of localesOn('desktop')) journeys('desktop', locale)

for (const locale of localesLike('fr')) {
  const words = WORDS[locale].consent

  test(`${locale}: the page of choices names all that is kept, and gives the receipts`, async ({ page }) => {
    await standInTagManager(page)
    await page.goto(pagePath('cookies', locale), { waitUntil: 'networkidle' })
    const table = page.getByRole('table')
    for (const { keys } of STORAGE.filter(({ id }) => id !== 'replay'))
      await expect(table.getByRole('rowheader', { name: keys.join(', '), exact: true })).toBeVisible()
    for (const partner of ['Google Analytics', 'Google Ads', 'TheFork', 'Vimeo'])
      await expect(page.getByRole('main').getByRole('link', { name: partner })).toBeVisible()
    await answer(page, locale, 'accept')
    await page.getByRole('main').getByRole('button', { name: words.refuse }).click()
    await untilRecorded(page)
    const history = page.locator('site-consent-history')
    await expect
      .poll(async () => {
        await history.getByRole('button', { name: words.history.show }).click()
        return await history.getByRole('listitem').allTextContents()
      })
      .toHaveLength(2)
    await expect(history.getByRole('listitem').first()).toContainText(words.history.nothing)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      history.getByRole('button', { name: words.history.download }).click(),
    ])
    const text = await (await download.createReadStream()).toArray()
    const { receipts } = JSON.parse(Buffer.concat(text).toString()) as { receipts: Record<string, unknown>[] }
    expect(receipts.map((receipt) => Object.keys(receipt).toSorted())).toEqual(
      receipts.map(() => ['choices', 'chosenAt', 'locale', 'recordedAt', 'version']),
    )
    expect(receipts).toHaveLength(2)
    await expectSound(page)
  })

  test(
    `${locale}: the keyboard reaches the question, answers it, and comes back from the dialog`,
    DEFAULT_RUN,
    async ({ page }) => {
      await page.goto(HOTEL[locale], { waitUntil: 'networkidle' })
      const banner = bannerOf(page, locale)
      await footerLink(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialogOf(page, locale)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page, locale)).toBeHidden()
      await expect(footerLink(page)).toBeFocused()
      await expect(banner).toBeVisible()
      const refuse = banner.getByRole('button', { name: words.refuse })
      for (let presses = 0; presses < 20; presses += 1) {
        if (await refuse.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(refuse).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(banner).toBeHidden()
    },
  )
}

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journeys('phone', locale)
})

test.describe('once decided', () => {
  test.use({ consent: {} })

  for (const path of ['/', HOTEL.en, '/casinos', PAGES.login.fr, '/nowhere', pagePath('search', 'en')])
    test(`the footer of ${path} opens the choices in place`, inDefaultRun(path === '/'), async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const before = page.url()
      await footerLink(page).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
      expect(page.url()).toBe(before)
    })

  test('without JavaScript the footer leads to the page, which says that there is nothing to choose', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
    const page = await context.newPage()
    await page.goto('/')
    await expect(bannerOf(page, 'fr')).toBeHidden()
    await footerLink(page).click()
    await expect(page).toHaveURL(/\/cookies$/)
    // Playwright's text selectors pass over noscript elements.
    await expect(page.locator('main noscript p')).toHaveText(WORDS.fr.consent.noScript)
    await expect(page.locator('main noscript p')).toBeVisible()
    await context.close()
  })

  test('where the choices cannot be fetched, the link leads to their page', async ({ page }) => {
    await page.goto(HOTEL.fr, { waitUntil: 'networkidle' })
    await page.route('**/cookies', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await footerLink(page).click()
    await expect(page).toHaveURL(/\/cookies$/)
  })
})

test('a choice holds for six months to the second; other texts ask again', async ({ page, context, stack }) => {
  const begin = Date.now()
  await page.clock.setFixedTime(begin)
  await page.goto('/', { waitUntil: 'networkidle' })
  await answer(page, 'fr', 'refuse')
  const banner = bannerOf(page, 'fr')
  const chosen = (await choiceOf(page)).consent?.time ?? 0
  for (const [second, isAsked] of [
    [CONSENT_MAX_AGE, false],
    [CONSENT_MAX_AGE + 1, true],
  ] as const) {
    await page.clock.setFixedTime((chosen + second) * 1_000)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(banner).toBeVisible({ visible: isAsked })
  }
  await page.clock.setFixedTime(begin)
  const { cookie } = await choiceOf(page)
  const value = (cookie?.value ?? '').replace(/^\d+/, '0')
  await context.addCookies([{ name: CONSENT_COOKIE, value, url: stack.origin }])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner).toBeVisible()
})

test('withdrawn where nothing was typed, the page is loaded anew without the tag manager', async ({ page }) => {
  const asked = await standInTagManager(page)
  await page.goto(HOTEL.fr, { waitUntil: 'networkidle' })
  await answer(page, 'fr', 'accept')
  await expect.poll(() => asked).toHaveLength(1)
  await footerLink(page).click()
  const loaded = page.waitForEvent('load')
  await dialogOf(page, 'fr').getByRole('button', { name: WORDS.fr.consent.refuse }).click()
  await loaded
  expect([asked.length, await page.evaluate(() => 'google_tag_manager' in window)]).toEqual([1, false])
  expect(notExempt(await storedBy(page))).toEqual([])
})

test('a receipt that does not arrive holds up nothing, and is sent by the next page', async ({ page }) => {
  await page.route('**/api/consent/receipts', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await bannerOf(page, 'fr').getByRole('button', { name: WORDS.fr.consent.refuse }).click()
  await expect(bannerOf(page, 'fr')).toBeHidden()
  expect((await choiceOf(page)).consent?.choices.measurement).toBe(false)
  await page.unroute('**/api/consent/receipts')
  const sent = page.waitForResponse('**/api/consent/receipts')
  await page.goto('/hotels')
  expect((await sent).status()).toBe(200)
  await untilRecorded(page)
})

for (const [first, then] of [
  ['refuse', 'accept'],
  ['accept', 'refuse'],
] as const)
  test(`an answer that is late does not undo a later choice: ${first}, then ${then}`, async ({ page }) => {
    await standInTagManager(page)
    const held = Promise.withResolvers<undefined>()
    const answered = Promise.withResolvers<undefined>()
    const fulfilled = Promise.withResolvers<undefined>()
    await page.route('**/api/consent/receipts', async (route) => {
      const { choices } = route.request().postDataJSON() as { choices: Choices }
      const response = await route.fetch()
      const isFirst = choices.measurement === (first === 'accept')
      if (isFirst) {
        answered.resolve(undefined)
        await held.promise
      }
      // Cancelled request: a withdrawal has loaded the page anew.
      await route.fulfill({ response }).catch(() => {})
      if (isFirst) fulfilled.resolve(undefined)
    })
    await page.goto(pagePath('cookies', 'fr'), { waitUntil: 'networkidle' })
    const press = (button: 'refuse' | 'accept') =>
      page.getByRole('main').getByRole('button', { name: WORDS.fr.consent[button] }).click()
    await press(first)
    await answered.promise
    await press(then)
    await untilRecorded(page)
    held.resolve(undefined)
    await fulfilled.promise
    await expect.poll(async () => (await choiceOf(page)).consent?.choices.measurement).toBe(then === 'accept')
    await page.reload({ waitUntil: 'networkidle' })
    expect((await choiceOf(page)).consent?.choices.measurement).toBe(then === 'accept')
  })

for (const how of ['hangs', 'refuses'] as const)
  test(`a tag manager that ${how} breaks nothing`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const asked = await standInTagManager(page, how)
    await page.goto('/')
    await answer(page, 'fr', 'accept')
    await expect.poll(() => asked).toHaveLength(1)
    await page.goto(HOTEL.fr)
    await page.getByRole('button', { name: 'Services en chambre' }).click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    expect(faults).toEqual([])
  })
