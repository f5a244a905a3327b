import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { localesLike } from './support/devices.ts'
import { measureShift } from './support/layout-shift.ts'
import { PAGES, PEOPLE, WORDS, logIn, newMember, signIn, startClockedProgramme } from './support/members.ts'
import { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const { member, forbidden, header } = WORDS.fr

for (const locale of LOCALES) {
  const { member, forms } = WORDS[locale]

  test(`${locale}: the guard leads to the login and back, with the query`, DEFAULT_RUN, async ({ page }) => {
    const path = `${PAGES.stays[locale]}?stay=x`
    await page.goto(path)
    await expect(page).toHaveURL(`${PAGES.login[locale]}?return=${encodeURIComponent(path)}`)
    await logIn(page, PEOPLE.infinitely, locale)
    await expect(page).toHaveURL(path)
  })

  test(
    `${locale}: a session that ends while a member types loses no input`,
    inDefaultRun(locale === 'fr'),
    async ({ page, stack }) => {
      const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
      await signIn(page, stack.origin, own)
      await page.goto(PAGES.profile[locale])
      const { parts, edit, save } = member.profile
      const section = page.getByRole('region', { name: parts.address.title })
      await section.getByRole('button', { name: new RegExp(`^${edit}`) }).click()
      await section.locator('[name="addressLine1"]').fill('18 rue des Dunes')
      await section.locator('[name="zipCode"]').fill('14800')
      await section.locator('[name="city"]').fill('Deauville')
      await section.locator('[name="country"]').selectOption('FR')
      await page.request.post(`${stack.origin}/api/eph/users/logout`, { headers: { origin: stack.origin } })
      await section.getByRole('button', { name: save }).click()
      await expect(section.getByText(forms.sessionEnded.text)).toBeVisible()
      // One notice: the greeting leaves it to the form.
      await expect(page.getByText(member.frame.endedText)).toHaveCount(0)
      await expect(section.locator('[name="city"]')).toHaveValue('Deauville')
      await section.getByRole('link', { name: forms.sessionEnded.link }).click()
      await logIn(page, own, locale)
      await expect(page).toHaveURL(new RegExp(PAGES.profile[locale]))
      await expect(page.locator('[name="addressLine1"]')).toHaveValue('18 rue des Dunes')
      await page.getByRole('region', { name: parts.address.title }).getByRole('button', { name: save }).click()
      await expect(page.getByRole('dialog', { name: parts.address.done })).toBeVisible()
    },
  )
}

for (const locale of localesLike('en')) {
  const { data } = WORDS[locale].member.profile

  test(`${locale}: a deleted account is said to be gone`, async ({ page, stack }) => {
    const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
    await signIn(page, stack.origin, own)
    await page.goto(PAGES.profile[locale])
    await page.getByRole('button', { name: data.delete, exact: true }).click()
    const popin = page.getByRole('dialog', { name: data.question })
    await popin.locator('[name="password"]').fill(own.password)
    await popin.getByRole('button', { name: data.yes }).click()
    await expect(page).toHaveURL(PAGES.deleted[locale])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'fr' ? 'Votre compte est supprimé' : 'Your account is deleted',
    )
    await page.goto(PAGES.login[locale])
    await logIn(page, own, locale)
    await expect(page.getByText(WORDS[locale].errors.hotel['0090'])).toBeVisible()
  })

  for (const width of [320, 390, 834]) {
    test(`${locale}, ${width} px: every page of the area and the account are in sight`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, stack.origin, PEOPLE.infinitely)
      await page.goto(PAGES.profile[locale])
      const links = page.getByRole('navigation', { name: WORDS[locale].member.frame.label }).getByRole('link')
      await expect(links).toHaveCount(8)
      const account = page.getByRole('banner').getByRole('link', { name: /Anselme d’Orgeval/ })
      await expect(account.getByText('AD')).toBeVisible()
      for (const link of [...(await links.all()), account]) {
        const box = await link.boundingBox()
        expect([box && box.x >= 0 && box.x + box.width <= width, box && box.height >= 44]).toEqual([true, true])
      }
    })
  }
}

test('a return to elsewhere leads to the card', async ({ page }) => {
  for (const hostile of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/logout',
    '/en/logout',
    '/%6Cogout',
    '/\t/evil.example',
  ]) {
    await page.context().clearCookies()
    await page.goto(`${PAGES.login.fr}?return=${encodeURIComponent(hostile)}`)
    await logIn(page, PEOPLE.discovery, 'fr')
    await expect(page).toHaveURL(new RegExp(`${PAGES.card.fr}$`))
  }
})

test(
  'too low a status is refused, a sufficient one admitted, and the pages never cached',
  DEFAULT_RUN,
  async ({ page, stack }) => {
    const path = '/infiniment-barriere/offres-infiniment'
    await signIn(page, stack.origin, PEOPLE.discovery)
    const refused = await page.goto(path)
    expect(refused?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(forbidden.title)
    await signIn(page, stack.origin, PEOPLE.collaborator)
    const shown = await page.goto(path)
    expect([shown?.status(), shown?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await page.goto('/infiniment-barriere/offres-collaborateurs'))?.status()).toBe(200)
  },
)

test('a login or logout in one tab shows in the others', DEFAULT_RUN, async ({ context, page, stack }) => {
  const own = await newMember(page, stack.origin, stack.servicesOrigin)
  await signIn(page, stack.origin, own)
  await page.goto(PAGES.card.fr)
  await expect(page.getByText('Zoé').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(PAGES.stays.fr)
  await other.getByRole('link', { name: member.frame.logout }).click()
  await expect(other).toHaveURL(/\/deconnexion$/)
  await expect(page.getByText(member.frame.ended)).toBeVisible()
  await expect(page.getByText('Zoé')).toHaveCount(0)
  await signIn(page, stack.origin, own)
  await other.goto(PAGES.profile.fr)
  const { parts, edit, save } = member.profile
  await page.goto(PAGES.card.fr)
  const section = other.getByRole('region', { name: parts.person.title })
  await section.getByRole('button', { name: new RegExp(`^${edit}`) }).click()
  await section.locator('[name="firstName"]').fill('Zoé-Marie')
  await section.getByRole('button', { name: save }).click()
  await expect(other.getByRole('dialog', { name: parts.person.done })).toBeVisible()
  await expect(page.getByText(/Bonjour Zoé-Marie/)).toBeVisible()
})

test('the header shows who is signed in without moving anything', async ({ page, stack }) => {
  // Warms the cache: the first visit's loading is covered by another test.
  await page.goto('/', { waitUntil: 'networkidle' })
  await signIn(page, stack.origin, PEOPLE.infinitely)
  await measureShift(page)
  await page.goto('/')
  const account = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${header.account}\\s*, ${header.signedIn} Anselme d’Orgeval$`) })
  await expect(account).toBeVisible()
  await expect(account).toHaveAttribute('href', PAGES.card.fr)
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
  // The page itself is the same for everyone: personal data comes by a call.
  expect((await (await page.request.get('/')).text()).includes('d’Orgeval')).toBe(false)
})

test('pages of anonymous visitors request no profile', DEFAULT_RUN, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/eph')) calls.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto(PAGES.home.fr, { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
})

test('logout is for this site’s own links and the address bar', DEFAULT_RUN, async ({ page, stack }) => {
  await signIn(page, stack.origin, PEOPLE.discovery)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-purpose': 'prefetch' },
  ]) {
    const answer = await page.request.get('/logout', { headers, maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/'])
  }
  expect((await page.goto(PAGES.card.fr))?.status()).toBe(200)
  await page.goto('/en/logout')
  await expect(page).toHaveURL(/\/en\/signed-out$/)
  await page.goto(PAGES.card.fr)
  await expect(page).toHaveURL(new RegExp(PAGES.login.fr))
})

test('three wrong passwords block an account for an hour, at another backend of the same contract too', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const hotel = await startClockedProgramme('hotel')
  const stack = await TestStack.start({ HOTEL_API_URL: `${hotel.url}/hotel` })
  try {
    // A separate account for each language, since each gets locked.
    for (const [locale, person] of [
      ['fr', PEOPLE.discovery],
      ['en', PEOPLE.infinitely],
    ] as const) {
      const { member, errors } = WORDS[locale]
      await page.context().clearCookies()
      await page.goto(stack.origin + PAGES.login[locale])
      for (const code of ['0090', '0090', '0072'] as const) {
        await logIn(page, { ...person, password: 'Wrong#2026pass' }, locale)
        await expect(page.getByText(errors.hotel[code])).toBeVisible()
      }
      await expect(page.getByRole('button', { name: member.login.blocked.action })).toBeVisible()
      await hotel.forward(3_590_000)
      await logIn(page, person, locale)
      await expect(page.getByText(errors.hotel['0072'])).toBeVisible()
      await hotel.forward(3_600_000)
      await logIn(page, person, locale)
      await expect(page).toHaveURL(new RegExp(`${HOTEL_LINKS.card[locale]}$`))
    }
  } finally {
    await stack.stop()
    await hotel.stop()
  }
})
