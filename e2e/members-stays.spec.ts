import { readFile } from 'node:fs/promises'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { localesLike } from './support/devices.ts'
import { PAGES, PEOPLE, WORDS, newMember, signIn } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

/** A day (`YYYY-MM-DD`) as it is typed: `12/06/2026`. */
const writeDay = (day: string): string => day.split('-').reverse().join('/')

for (const locale of localesLike('fr')) {
  const { level, stays, claims } = WORDS[locale].member

  test(`${locale}: a member reads how far the next status is, and what it adds`, async ({ page, stack }) => {
    await signIn(page, stack.origin, PEOPLE.discovery)
    await page.goto(PAGES.card[locale])
    const panel = page.getByRole('region', { name: level.title })
    await expect(panel.getByText(locale === 'fr' ? /^Il vous manque 7\snuits/ : /^7 nights, or/)).toBeVisible()
    await expect(panel.getByRole('progressbar', { name: level.nights })).toHaveAttribute('max', '12')
    await expect(panel.getByRole('heading', { name: level.next })).toBeVisible()
    await panel.getByRole('link', { name: level.missing }).click()
    await expect(page).toHaveURL(`${PAGES.stays[locale]}#claims`)
    await expect(page.getByRole('region', { name: claims.title })).toBeInViewport()
  })

  test(
    `${locale}: a coming stay leads to its directions, evenings, and to change and cancel`,
    DEFAULT_RUN,
    async ({ page, stack }) => {
      await signIn(page, stack.origin, PEOPLE.infinitely)
      await page.goto(PAGES.stays[locale])
      await page
        .getByRole('link', { name: new RegExp(`^${stays.detail}`) })
        .first()
        .click()
      const stay = page.getByRole('article').filter({ hasText: stays.back })
      const hotel = locale === 'fr' ? '/hotels/la-roche-emeraude' : '/en/hotels/la-roche-emeraude'
      await expect(stay.getByRole('link', { name: stays.directions })).toHaveAttribute('href', `${hotel}#acces`)
      const evening = addDays(toParisTime(Date.now()).day, 13)
      await stay.getByLabel(stays.evening, { exact: true }).selectOption(evening)
      await expect(stay.getByRole('link', { name: stays.plan })).toHaveAttribute(
        'href',
        new RegExp(`house=la-roche-emeraude&date=${evening}&party=2#soirees$`),
      )
      const link = stay.getByRole('link', { name: stays.manage })
      const href = (await link.getAttribute('href')) ?? ''
      expect([...new URL(href, stack.origin).searchParams.keys()]).toEqual(['chain', 'hotel', 'locale', 'confirm'])
      const [engine] = await Promise.all([page.context().waitForEvent('page'), link.click()])
      await expect(engine.getByText('BR104817')).toBeVisible()
      await expect(engine.getByRole('link')).toHaveText(
        locale === 'fr' ? ['Modifier le séjour', 'Annuler le séjour'] : ['Change the stay', 'Cancel the stay'],
      )
    },
  )

  test(`${locale}: a past stay has its invoice, and is booked again with the same guests`, async ({ page, stack }) => {
    await signIn(page, stack.origin, PEOPLE.infinitely)
    await page.goto(PAGES.stays[locale])
    await page.getByRole('tab', { name: new RegExp(`^${stays.ended}`) }).click()
    // Two adults and a child (`services/hotel/seed/stays.ts`).
    const row = page.getByRole('listitem').filter({ hasText: 'Les Colombages' })
    await row.getByRole('link', { name: new RegExp(`^${stays.detail}`) }).click()
    const stay = page.getByRole('article').filter({ hasText: stays.back })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      stay.getByRole('button', { name: stays.invoice }).click(),
    ])
    // In the account's language, as its mails are.
    expect(download.suggestedFilename()).toMatch(/^facture-F-\d+\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await stay.getByRole('link', { name: stays.again }).click()
    await expect(page).toHaveURL(/\/hotels\/les-colombages$/)
    const bar = page.locator('main form[action="/synxis-redirect"]').first()
    await expect(bar.locator('[name="child"]')).toHaveValue('1')
    await expect(bar.locator('[name="adult"]')).toHaveValue('2')
  })

  test(`${locale}: a missing stay is claimed, and the desk’s answer is shown`, async ({ page, stack }) => {
    const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
    await signIn(page, stack.origin, own)
    await page.goto(PAGES.stays[locale])
    const section = page.getByRole('region', { name: claims.title })
    await section.getByRole('button', { name: claims.open }).click()
    const form = section.getByRole('form')
    await form.getByRole('button', { name: claims.send }).click()
    await expect(form.getByRole('alert').or(form.getByText(WORDS[locale].forms.missing.hotel).first())).toBeVisible()
    const today = toParisTime(Date.now()).day
    await form.locator('[name="hotel"]').selectOption('les-colombages')
    await form.locator('[name="arrival"]').fill(writeDay(addDays(today, -12)))
    await form.locator('[name="departure"]').fill(writeDay(addDays(today, -10)))
    await form.locator('[name="booking"]').fill(`E2E-${locale}`)
    await form.getByRole('button', { name: claims.send }).click()
    await expect(section.getByText(claims.sentText)).toBeVisible()
    await expect(section.getByText(claims.state.open, { exact: true })).toBeVisible()
    const headers = { authorization: 'Bearer local-desk' }
    const listed = await page.request.get(`${stack.servicesOrigin}/hotel/desk/claims`, { headers })
    const { claims: open } = (await listed.json()) as { claims: { reference: string; booking: string }[] }
    const reference = open.find(({ booking }) => booking === `E2E-${locale}`)?.reference ?? ''
    const accepted = await page.request.post(`${stack.servicesOrigin}/hotel/desk/claims/${reference}/accept`, {
      headers,
      data: {
        room: { fr: 'Suite', en: 'Suite' },
        adults: 2,
        lines: [{ label: { fr: 'Suite', en: 'Suite' }, quantity: 2, amount: 60_000, vat: 100 }],
      },
    })
    expect(accepted.status()).toBe(200)
    await page.reload()
    await expect(section.getByText(claims.state.accepted, { exact: true })).toBeVisible()
    await section.getByRole('link', { name: claims.stay }).click()
    await expect(page.getByRole('article').filter({ hasText: stays.back })).toContainText(`E2E-${locale}`)
  })
}
