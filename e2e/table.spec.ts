import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { localesLike } from './support/devices.ts'
import { expectSound } from './support/requests.ts'
import { type Provider, RESTAURANTS, TABLE_WORDS, dayAhead, fillIn, pathOf, watchForeign } from './support/table.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

test.use({ consent: { tables: true } })

for (const locale of localesLike('fr')) {
  const words = TABLE_WORDS[locale]

  test.describe(`in ${locale}`, () => {
    test('TheFork comes into the popin, after the click and not before', DEFAULT_RUN, async ({ page, stack }) => {
      const foreign = watchForeign(page, stack.origin)
      const { popin, day, goOn } = await fillIn(page, 'TheFork', locale)
      expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"], iframe').count()).toBe(0)
      await expect(popin).toContainText(words.terms)
      expect(foreign).toEqual([])
      await goOn.click()
      const inside = popin.frameLocator('iframe')
      await expect(inside.getByText(RESTAURANTS.TheFork.id)).toBeVisible()
      expect(await inside.locator('dd').allTextContents()).toEqual([RESTAURANTS.TheFork.id, day, '4', 'website'])
      expect(await inside.locator('html').getAttribute('lang')).toBe(locale)
      await expect(popin.locator('iframe')).toHaveAttribute('allow', 'payment *')
      await expect(popin).toContainText(words.nothing)
      expect(foreign.length).toBeGreaterThan(0)
      expect(foreign.filter((address) => !address.startsWith(`${stack.origin}/partners/thefork/`))).toEqual([])
    })

    for (const provider of ['Zenchef', 'SevenRooms'] as const) {
      test(`${provider} opens in a tab of its own, after the click and not before`, async ({ page, stack }) => {
        const foreign = watchForeign(page, stack.origin)
        const { day, goOn } = await fillIn(page, provider, locale)
        expect(foreign).toEqual([])
        const [tab] = await Promise.all([page.context().waitForEvent('page'), goOn.click()])
        await expect(tab.getByText(RESTAURANTS[provider].id)).toBeVisible()
        expect(await tab.locator('dd').allTextContents()).toEqual([RESTAURANTS[provider].id, day, '4'])
        expect(
          foreign.every((address) => address.startsWith(`${stack.origin}/partners/${provider.toLowerCase()}/`)),
        ).toBe(true)
      })
    }

    test('a past day cannot be chosen, a day without service is reported', async ({ page }) => {
      const past = addDays(toParisTime(Date.now()).day, -1)
      const { popin, goOn } = await fillIn(page, 'TheFork', locale, { day: past })
      await goOn.click()
      expect(
        await popin.getByLabel(words.date).evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow),
      ).toBe(true)
      await expect(popin.locator('iframe')).toHaveCount(0)
      await popin.getByLabel(words.date).fill(dayAhead(2))
      await popin.getByLabel(words.party).selectOption('20')
      await expect(popin.getByRole('status')).toContainText(words.closed)
    })

    test(
      'where TheFork cannot be reached, the popin says so and its page is a link; nothing is lost',
      DEFAULT_RUN,
      async ({ page }) => {
        const { popin, day, goOn } = await fillIn(page, 'TheFork', locale)
        await page.route('**/partners/thefork/**', async (route) => {
          await route.abort()
        })
        await goOn.click()
        await expect(popin.getByRole('alert')).toContainText(words.cannot)
        const way = new URL(
          (await popin.getByRole('alert').getByRole('link', { name: words.elsewhere }).getAttribute('href')) ?? '',
          page.url(),
        )
        expect([way.pathname.split('/').at(-1), way.searchParams.get('date'), way.searchParams.get('pax')]).toEqual([
          RESTAURANTS.TheFork.id,
          day,
          '4',
        ])
        expect([
          await popin.getByLabel(words.date).inputValue(),
          await popin.getByLabel(words.party).inputValue(),
        ]).toEqual([day, '4'])
        await expect(popin.locator('iframe')).toHaveCount(0)
        await page.unroute('**/partners/thefork/**')
        await goOn.click()
        await expect(popin.frameLocator('iframe').getByText(day)).toBeVisible()
        await expect(popin.getByRole('alert')).toHaveCount(0)
      },
    )

    test('after ten seconds the page is offered as a link, while the frame may still load', async ({ page }) => {
      await page.clock.install()
      const { popin, day, goOn } = await fillIn(page, 'TheFork', locale)
      const held: (() => Promise<void>)[] = []
      let holding = true
      await page.route('**/partners/thefork/**', async (route) => {
        if (holding)
          held.push(async () => {
            await route.continue()
          })
        else await route.continue()
      })
      await goOn.click()
      await expect.poll(() => held.length).toBe(1)
      await page.clock.fastForward(9_000)
      await expect(popin.getByRole('alert')).toHaveCount(0)
      await page.clock.fastForward(1_500)
      await expect(popin.getByRole('alert')).toContainText(words.cannot)
      holding = false
      for (const go of held) await go()
      await expect(popin.frameLocator('iframe').getByText(day)).toBeVisible()
      await expect(popin.getByRole('alert')).toHaveCount(0)
    })

    test.describe('before consent to the widgets', () => {
      test.use({ consent: 'undecided' })

      test(
        'the popin asks once, beside a link that needs none, and nothing is requested before',
        DEFAULT_RUN,
        async ({ page, stack }) => {
          const foreign = watchForeign(page, stack.origin)
          const { popin, day, goOn } = await fillIn(page, 'TheFork', locale)
          await goOn.click()
          const question = popin.getByRole('group', { name: words.consent })
          await expect(question.getByRole('link', { name: words.onSite })).toHaveAttribute('href', new RegExp(day))
          await expectSound(page)
          expect([foreign, await page.locator('iframe').count()]).toEqual([[], 0])
          await question.getByRole('button', { name: words.accept }).click()
          await expect(popin.frameLocator('iframe').getByText(day)).toBeVisible()
          const again = await fillIn(page, 'TheFork', locale)
          await again.goOn.click()
          await expect(again.popin.frameLocator('iframe').getByText(day)).toBeVisible()
        },
      )
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      for (const provider of Object.keys(RESTAURANTS) as Provider[]) {
        test(`a link leads to ${provider}`, async ({ page, stack }) => {
          await page.goto(pathOf(provider, locale))
          await expect(page.getByRole('button', { name: words.open, exact: true }).first()).toBeHidden()
          const [tab] = await Promise.all([
            page.context().waitForEvent('page'),
            page.getByRole('link', { name: words.open }).first().click(),
          ])
          await expect(tab.getByText(RESTAURANTS[provider].id)).toBeVisible()
          expect(tab.url()).toMatch(new RegExp(`^${stack.origin}/partners/`))
        })
      }
    })
  })
}

test('the popin is a named dialog that Escape closes, and the focus goes back', DEFAULT_RUN, async ({ page }) => {
  const { popin } = await fillIn(page, 'TheFork', 'fr')
  await expect(popin).toHaveAccessibleName('La Criée\u00a0: réserver une table')
  await page.keyboard.press('Escape')
  await expect(popin).toBeHidden()
  await expect(page.getByRole('button', { name: TABLE_WORDS.fr.open, exact: true }).first()).toBeFocused()
})
