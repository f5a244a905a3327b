import type { Page } from '@playwright/test'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { type CardKey, writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { CASINO_PAGES } from '@barriere/shared/locales/locales.ts'
import type { CasinoLink } from '@barriere/shared/locales/casino-types.ts'
import type { HotelLink } from '@barriere/shared/locales/types.ts'
import { pairingCode } from '#tests/support/terminal.ts'
import { PAGES, PEOPLE, WORDS, logIn, newMember, signIn, signUp } from './support/members.ts'
import { SHOTS } from './support/projects.ts'
import { explore } from './support/screens/explore.ts'
import { walkForm } from './support/screens/forms.ts'
import { LANGUAGE, isWanted, lookAt, shareOf } from './support/screens/look.ts'
import type { Walk } from './support/screens/walk.ts'
import { becomeMember, callAs, categoryOf, holdAs, signIn as signInToCasino } from './support/seats.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const GOLD = { email: 'gold@example.com', password: 'Casino#2026Gold' }
const SILVER = { email: 'silver@example.com', password: 'Casino#2026Silver' }
const WITHOUT_CARD = { email: 'sans-carte@example.com', password: 'Casino#2026Sans' }
const SILVER_BIRTH_DATE = '21091984'

/** Pages of a visitor without a session, or with a mailed link. */
const ENTRIES: readonly (HotelLink & CasinoLink)[] = [
  'login',
  'registration',
  'forgotten',
  'reset',
  'activation',
  'email',
  'emailUndo',
  'signedOut',
]

const OF_CASINO = (Object.keys(CASINO_PAGES[LANGUAGE]) as CasinoLink[])
  .filter(
    (name) => !(ENTRIES as readonly string[]).includes(name) && !['kiosk', 'payment', 'limitContest'].includes(name),
  )
  .map((name) => casinoLink(name, LANGUAGE))
const OF_HOTEL = (Object.keys(PAGES) as HotelLink[])
  .filter((name) => !(ENTRIES as readonly string[]).includes(name))
  .map((name) => PAGES[name][LANGUAGE])

const GROUP = { pages: 'members' }

async function visitAll(walk: Walk, paths: readonly string[], suffix = ''): Promise<void> {
  for (const path of paths) if (isWanted(path, 'member')) await walk.visit(path, { name: `${path}${suffix}` })
}

for (const [programme, links] of [
  ['hotel', ENTRIES.map((name) => PAGES[name][LANGUAGE])],
  ['casino', [...ENTRIES, 'limitContest' as const].map((name) => casinoLink(name, LANGUAGE))],
] as const)
  test(`${programme}: ways in`, async ({ page }) => {
    test.setTimeout(300_000)
    await lookAt(page, { test: `${programme} entry`, ...GROUP }, async (walk) => {
      for (const path of links) {
        if (!isWanted(path, 'member')) continue
        await walk.visit(path)
        await walkForm(walk, path)
      }
    })
  })

test('both member areas, as they open', DEFAULT_RUN, async ({ page, stack }) => {
  test.skip(SHOTS, 'their walks have the pictures')
  await signIn(page, stack.origin, PEOPLE.infinitely)
  await signInToCasino(page, stack, GOLD)
  await lookAt(page, { test: 'members', ...GROUP }, async (walk) => {
    for (const path of [...OF_HOTEL, ...OF_CASINO]) await walk.open(path, `${path} (fermé)`)
  })
})

/** Number of tests that share a member area: pictures take time. */
const AREA_PARTS = SHOTS ? 3 : 1

for (let part = 0; part < AREA_PARTS; part += 1)
  test(`hotel: member area, part ${part + 1}`, async ({ page, stack }) => {
    test.setTimeout(300_000)
    await signIn(page, stack.origin, PEOPLE.infinitely)
    await lookAt(page, { test: `hotel ${part + 1}`, ...GROUP }, async (walk) => {
      await visitAll(walk, shareOf(OF_HOTEL, part, AREA_PARTS))
      if (part === 0) await edit(walk, PAGES.profile[LANGUAGE])
    })
  })

test('hotel: a new member, who has nothing yet', async ({ page, stack }) => {
  await signIn(page, stack.origin, await newMember(page, stack.origin, stack.servicesOrigin, LANGUAGE))
  await lookAt(page, { test: 'hotel new', ...GROUP }, (walk) =>
    visitAll(walk, [PAGES.card[LANGUAGE], PAGES.stays[LANGUAGE], PAGES.advantages[LANGUAGE]], ' (vide)'),
  )
})

for (let part = 0; part < AREA_PARTS; part += 1)
  test(`casino: member area, part ${part + 1}`, async ({ page, stack }) => {
    test.setTimeout(300_000)
    await signInToCasino(page, stack, GOLD)
    await redeem(page)
    await lookAt(page, { test: `casino ${part + 1}`, ...GROUP }, async (walk) => {
      await visitAll(walk, shareOf(OF_CASINO, part, AREA_PARTS))
      if (part === 0) await edit(walk, casinoLink('profile', LANGUAGE))
      if (part < AREA_PARTS - 1) return
      for (const name of ['limits', 'sponsorship'] as const) {
        await walk.visitOnly(casinoLink(name, LANGUAGE))
        await walkForm(walk, casinoLink(name, LANGUAGE), { isAnswered: true })
      }
    })
  })

test('casino: a session that a card began', async ({ page, stack }) => {
  await signInToCasino(page, stack, SILVER)
  const { number } = ((await (await page.request.get('/api/casino/card')).json()) as { card: { number: string } }).card
  await callAs(page, stack, 'users/login-card', { number, birthDate: '1984-09-21' })
  const { casino, member } = WORDS[LANGUAGE]
  await lookAt(page, { test: 'casino card', ...GROUP }, async (walk) => {
    for (const name of ['card', 'points', 'rewards', 'profile'] as const)
      await walk.open(casinoLink(name, LANGUAGE), `${casinoLink(name, LANGUAGE)} (par carte)`)
    await page.getByRole('button', { name: member.frame.confirm }).click()
    const popin = page.getByRole('dialog', { name: casino.stepUp.title })
    await popin.getByRole('button', { name: casino.stepUp.submit, exact: true }).click()
    await walk.state('identité à confirmer')
    await popin.getByRole('button', { name: casino.stepUp.byCode }).click()
    await popin.getByText(casino.stepUp.codeHint).waitFor()
    await walk.state('code reçu à saisir')
  })
})

test('casino: a new member, who has nothing yet', async ({ page, stack }) => {
  await becomeMember(page, stack, LANGUAGE)
  await lookAt(page, { test: 'casino new', ...GROUP }, (walk) => visitAll(walk, OF_CASINO, ' (vide)'))
})

/** Takes a reward for points: only its new voucher can be given back. */
async function redeem(page: Page): Promise<void> {
  const { rewards } = WORDS[LANGUAGE].casino
  await page.goto(casinoLink('rewards', LANGUAGE))
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${rewards.redeem}`) })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: rewards.yes }).click()
  await page.getByText(rewards.redeemed).waitFor()
}

/** Opens each part of a profile, and looks at its form’s states. */
async function edit(walk: Walk, path: string): Promise<void> {
  if (isWanted(path, 'member')) await explore(walk, path, () => walk.visitOnly(path), { scope: 'main' })
}

test('logins that open a dialog', async ({ page, stack }) => {
  await lookAt(page, { test: 'logins', ...GROUP }, async (walk) => {
    if (!isWanted('connexion', 'member')) return
    await walk.visitOnly(PAGES.login[LANGUAGE])
    await logIn(page, await signUp(page, stack.origin, LANGUAGE), LANGUAGE)
    await page.waitForFunction(() => document.querySelector(':modal') !== null)
    await walk.state('connexion non confirmée')
    await walk.visitOnly(casinoLink('login', LANGUAGE))
    await logIn(page, WITHOUT_CARD, LANGUAGE)
    await page.waitForFunction(() => document.querySelector(':modal') !== null)
    await walk.state('connexion sans carte')
  })
})

test('casino: payments of a machine', async ({ page, stack }) => {
  await signInToCasino(page, stack, GOLD)
  await lookAt(page, { test: 'machine', ...GROUP }, async (walk) => {
    if (!isWanted('jackpots', 'member')) return
    await walk.visitOnly(casinoLink('jackpots', LANGUAGE))
    await page.locator('main form input').first().fill('1302')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector(':modal') !== null)
    await walk.state('paiements d’une machine')
  })
})

test('casino: a seat that is held', async ({ page, stack }) => {
  await becomeMember(page, stack, LANGUAGE)
  const { saleId, category } = await categoryOf(stack, 'tournois/omaha-de-la-grande-plage')
  await holdAs(page, stack, { saleId, category })
  await lookAt(page, { test: 'casino seats', ...GROUP }, async (walk) => {
    await visitAll(walk, [casinoLink('registrations', LANGUAGE)], ' (place retenue)')
  })
})

test('terminal: pairing code, card, birth date, what it shows', async ({ page, stack }) => {
  await lookAt(page, { test: 'terminal', pages: 'desk' }, async (walk) => {
    const path = casinoLink('kiosk', LANGUAGE)
    if (!isWanted(path)) return
    const code = await cardCode(page, stack)
    await walk.visit(path)
    await page.locator('#kiosk-pairing-code').fill('ABCD2345')
    await page.keyboard.press('Enter')
    await walk.state(`${path} › code d’association faux`)
    await page.locator('#kiosk-pairing-code').fill(await pairingCode(stack.servicesOrigin))
    await page.keyboard.press('Enter')
    await page.locator('#kiosk-code').waitFor()
    await walk.state(`${path} › borne associée`)
    await page.locator('#kiosk-code').fill(code)
    await page.keyboard.press('Enter')
    const date = page.locator('#kiosk-birth-date')
    await date.waitFor()
    await walk.state(`${path} › date de naissance`)
    await date.fill('32139999')
    await page.keyboard.press('Enter')
    await walk.state(`${path} › date fausse`)
    await date.fill(SILVER_BIRTH_DATE)
    await page.keyboard.press('Enter')
    await date.waitFor({ state: 'detached' })
    await walk.state(`${path} › carte`)
  })
})

/** The code that a member’s own screen shows now. */
async function cardCode(page: Page, stack: TestStack): Promise<string> {
  await signInToCasino(page, stack, SILVER)
  await page.goto(casinoLink('card', LANGUAGE))
  await page.waitForFunction(() => localStorage.getItem('casino-card') !== null)
  const key = JSON.parse(await page.evaluate(() => localStorage.getItem('casino-card') ?? '')) as CardKey
  return await writeCardCode(key, Date.now() / 1_000)
}
