import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { Editor } from './support/content.ts'
import { enter, expectSound } from './support/desk.ts'
import { WORDS } from './support/members.ts'
import { becomeMember, categoryOf, holdAs, payAs, refundInBackOffice } from './support/seats.ts'
import { expect, test } from './support/test.ts'

const OMAHA = 'tournois/omaha-de-la-grande-plage'

/** A moment as the content service stores it: `2026-11-26 20:30`, in UTC. */
const stored = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

interface Flight {
  readonly starts_at: string
}

test('desk: a clock is started, stopped and resumed by keyboard, and the room’s screen shows it', async ({
  page,
  browser,
  stack,
}) => {
  const { saleId } = await categoryOf(stack, OMAHA)
  const editor = new Editor(stack)
  const story = await editor.read(`website-hotels/${OMAHA}`)
  const [first, ...others] = story.content['flights'] as [Flight, ...Flight[]]
  const context = await browser.newContext({ baseURL: stack.origin, viewport: { width: 1920, height: 1080 } })
  try {
    // The desk has the clocks of today.
    const today = { ...first, starts_at: stored(new Date()) }
    await editor.save(story, { content: { ...story.content, flights: [today, ...others] } }, true)
    await enter(page, stack.servicesOrigin)
    await page.getByRole('link', { name: 'Horloges', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horloges des tournois')
    const clock = page.getByRole('form', { name: new RegExp(`^${story.content['title'] as string}`) })
    await expect(async () => {
      await page.getByRole('link', { name: 'Actualiser' }).click()
      await expect(clock).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
    await expectSound(page)

    const screen = await context.newPage()
    await screen.goto(`/tournois/horloge#${saleId}`)
    await expect(screen.locator('#clock-level')).toHaveText(/^Niveau\s1$/)
    const paused = screen.getByText('En pause', { exact: true }).first()
    const isRunning = async () => {
      const left = await screen.getByRole('timer').textContent()
      await expect(screen.getByRole('timer')).not.toHaveText(left ?? '')
    }

    await clock.getByRole('button', { name: 'Démarrer' }).press('Enter')
    await expect(page.getByRole('status')).toContainText('l’horloge est à jour')
    await isRunning()
    await expectSound(page)
    await clock.getByRole('button', { name: 'Arrêter' }).press('Enter')
    await expect(paused).toBeVisible()
    await clock.getByRole('button', { name: 'Reprendre' }).press('Enter')
    await expect(paused).toBeHidden()
    await isRunning()
    await clock.getByRole('button', { name: 'Niveau suivant' }).press('Enter')
    await expect(screen.locator('#clock-level')).toHaveText(/^Niveau\s2$/)
    await page.getByRole('link', { name: 'Journal' }).click()
    await expect(page.getByRole('main')).toContainText('Horloge reprise')
  } finally {
    await editor.save(story, {}, true)
    await context.close()
  }
})

test('desk: a paid registration is refunded by its ticket’s code, and the member sees it', async ({
  page,
  browser,
  stack,
}) => {
  test.slow()
  const own = WORDS.fr.casino.registrations
  const context = await browser.newContext({ baseURL: stack.origin })
  const member = await context.newPage()
  await becomeMember(member, stack)
  const { id } = await holdAs(member, stack, await categoryOf(stack, 'tournois/deepstack-du-mardi'))
  await member.goto(casinoLink('registrations', 'fr'))
  await payAs(member, 'fr', 'accepted')
  await expect(member.getByRole('heading', { name: WORDS.fr.seats.payment.paid })).toBeVisible()
  const answer = await member.request.get(`${stack.origin}/api/casino/registrations/${id}`)
  const { registration } = (await answer.json()) as { registration: { ticket: string } }
  await refundInBackOffice(stack, id, '10')
  // The provider's notification may come after the page.
  await expect(async () => {
    await member.goto(casinoLink('registrations', 'fr'))
    await expect(member.getByRole('main')).toContainText(/10\s€ vous ont été rendus/, { timeout: 3_000 })
  }).toPass()

  await enter(page, stack.servicesOrigin)
  await page.getByRole('link', { name: 'Remboursements', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Remboursements partiels à examiner')
  await expect(page.getByRole('main')).toContainText(/10,00\s€ rendus sur 90,00\s€/)
  await expectSound(page)
  await page.getByRole('button', { name: 'Ouvrir l’inscription' }).click()
  await expect(page.getByRole('button', { name: 'Laisser les places' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Remboursements', exact: true }).click()
  const code = page.getByLabel('Code du billet ou numéro de l’inscription')
  await code.fill('NOTHINGHERE2')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Aucune inscription de vos casinos n’a ce code')
  await expect(code).toHaveValue('NOTHINGHERE2')
  await expectSound(page)
  await code.fill(registration.ticket)
  await code.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Rembourser 80,00\s€\s\?$/)
  expect(page.url()).not.toContain(registration.ticket)
  await expectSound(page)
  await page.getByRole('button', { name: 'Rembourser', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(/Le remboursement de 80,00\s€ est lancé/)
  await expect(page.getByRole('main')).toContainText('Remboursée')
  await expectSound(page)

  await member.goto(casinoLink('registrations', 'fr'))
  const past = member.getByRole('region', { name: own.past })
  await expect(past.getByText(own.states.refunded)).toBeVisible()
  await expect(member.getByRole('button', { name: own.cancel })).toHaveCount(0)
  await context.close()
})
