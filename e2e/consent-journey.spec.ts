import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { expectThanks, fillContact, openContact, sendContact } from './support/contact.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { PAGES, PEOPLE, WORDS, logIn } from './support/members.ts'
import { notExempt, storedBy } from './support/stored.ts'
import { TABLE_WORDS, fillIn, watchForeign } from './support/table.ts'
import { expect, test } from './support/test.ts'

// Before a choice: no third party is contacted, and nothing is stored but what is exempt from consent.

test.use({ consent: 'undecided' })

const PATHS = {
  fr: { home: '/', search: '/recherche?q=mer', hotel: '/hotels/les-colombages', offers: '/offres' },
  en: { home: '/en', search: '/en/search?q=sea', hotel: '/en/hotels/les-colombages', offers: '/en/offers' },
} as const

const bannerOf = (page: Page, locale: Locale) => page.getByRole('region', { name: WORDS[locale].consent.label })

function journey(device: string, locale: Locale): void {
  test(`${locale}, ${device}: before a choice nobody else is asked, and only exempt keys are stored`, async ({
    page,
    stack,
  }) => {
    test.slow()
    const other = locale === 'fr' ? 'en' : 'fr'
    const paths = PATHS[locale]
    const foreign = watchForeign(page, stack.origin)
    const seen = new Set<string>()
    const look = async (step: string): Promise<void> => {
      await expect(bannerOf(page, locale)).toBeVisible()
      const stored = await storedBy(page)
      for (const { kind, key } of stored) seen.add(`${kind} ${key}`)
      expect([step, foreign, notExempt(stored)]).toEqual([step, [], []])
    }
    for (const path of [paths.home, paths.search, paths.offers, paths.hotel]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await look(path)
    }
    await page.locator('site-favourite button').first().click()
    await look('a heart')

    const table = await fillIn(page, 'TheFork', locale)
    await table.goOn.click()
    await expect(table.popin.getByRole('group', { name: TABLE_WORDS[locale].consent })).toBeVisible()
    await page.keyboard.press('Escape')
    await look('a table')

    await openContact(page, locale)
    await fillContact(page)
    await look('a message, typed')
    await sendContact(page, locale)
    await expectThanks(page, locale)
    await look('a message, sent')

    await page.goto(PAGES.login[locale])
    await logIn(page, PEOPLE.infinitely, locale)
    await expect(page).not.toHaveURL(new RegExp(`${PAGES.login[locale]}$`))
    for (const path of [PAGES.profile[locale], PAGES.stays[locale], PAGES.card[locale]]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await look(path)
    }
    await page.goto('/logout')
    await page.goto(pagePath('trip', locale), { waitUntil: 'networkidle' })
    await look('the trip')
    await page.goto(`${locale === 'fr' ? '' : '/en'}/nowhere`, { waitUntil: 'networkidle' })
    await look('a missing page')
    await page.goto(paths.hotel)
    await page.getByRole('contentinfo').locator(`a[hreflang="${other}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(bannerOf(page, other)).toBeVisible()
    expect([foreign, notExempt(await storedBy(page))]).toEqual([[], []])
    // Positive control: the journey has visited pages that store something.
    expect([...seen]).toEqual(expect.arrayContaining(['cookie locale', 'local trip', 'cookie sid']))
    expect([...seen].some((key) => key.startsWith('session form:'))).toBe(true)
  })
}

for (const locale of localesOn('desktop')) journey('desktop', locale)

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journey('phone', locale)
})
