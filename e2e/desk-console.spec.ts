import { enter, expectSound } from './support/desk.ts'
import { newMember, signIn } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const OPERATOR = { rights: 'operator', title: 'Membres' } as const
const REASON = 'Demande du membre, dossier 4711'

test(
  'console: a member is found, read after a reason, and signed out',
  DEFAULT_RUN,
  async ({ page, browser, stack }) => {
    const context = await browser.newContext({ baseURL: stack.origin })
    try {
      const own = await context.newPage()
      const member = await newMember(own, stack.origin, stack.servicesOrigin)
      await signIn(own, stack.origin, member)
      await enter(page, stack.servicesOrigin, undefined, OPERATOR)
      await expectSound(page)

      // By keyboard: the form is sent by Enter, and the focus begins at what is wrong.
      const search = page.getByLabel('E-mail ou numéro de membre')
      await search.fill('personne@example.com')
      await search.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Aucun membre de ce programme')
      await expect(page.getByRole('alert')).toBeFocused()
      await expectSound(page)
      await search.fill(member.email)
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Membre IB\d+$/)
      await expect(page.getByText(member.email)).toHaveCount(0)
      await expectSound(page)

      const person = page.getByRole('form', { name: 'Données personnelles' })
      await person.getByRole('button').press('Enter')
      await expect(page.getByRole('alert')).toContainText('Écrivez un motif de 10 à 300 caractères')
      await expect(person.getByLabel('Motif')).toHaveAttribute('aria-invalid', 'true')
      await expectSound(page)
      await person.getByLabel('Motif').fill(REASON)
      await person.getByRole('button').press('Enter')
      await expect(page.getByText(member.email)).toBeVisible()
      await expectSound(page)

      const sessions = page.getByRole('form', { name: 'Mettre fin aux sessions' })
      await sessions.getByLabel('Motif').fill(REASON)
      await sessions.getByRole('button').press('Enter')
      await expect(page.getByRole('status')).toContainText('C’est fait')
      await expect(page.getByText(member.email)).toHaveCount(0)
      const answer = await own.request.get('/api/eph/users/sessions')
      expect(answer.status()).toBe(401)

      const file = page.getByRole('form', { name: 'Exporter les données (RGPD)' })
      await file.getByLabel('Motif').fill(REASON)
      const [download] = await Promise.all([page.waitForEvent('download'), file.getByRole('button').press('Enter')])
      expect(download.suggestedFilename()).toMatch(/^membre-IB\d+-[\d-]+\.json$/)

      await page.getByRole('link', { name: 'Effacer ce compte…' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Effacer le compte/)
      await page.getByLabel('Motif').fill(REASON)
      await page.getByRole('button', { name: 'Effacer définitivement' }).press('Enter')
      await expect(page.getByRole('alert')).toContainText('ne correspond pas à ce compte')
      await expectSound(page)
    } finally {
      await context.close()
    }
  },
)

test('console: trail, report, colleagues and the end of all sessions are sound pages', async ({ page, stack }) => {
  await enter(page, stack.servicesOrigin, undefined, OPERATOR)
  await page.getByRole('link', { name: 'Mettre fin à toutes les sessions : Casino Barrière' }).press('Enter')
  await page.getByLabel('Motif').fill(REASON)
  await page.getByLabel('Nouveau code à usage unique').fill('000000')
  await page.getByRole('button', { name: 'Mettre fin à toutes les sessions' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas le bon')
  await expectSound(page)
  await page.getByRole('link', { name: 'Journal', exact: true }).press('Enter')
  await expect(page.getByText('Connexion', { exact: true }).last()).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Numéro ou référence').fill('rien')
  await page.getByRole('button', { name: 'Afficher', exact: true }).press('Enter')
  await expect(page.getByText('Aucun fait ne correspond à ce choix.')).toBeVisible()
  await expectSound(page)
  for (const [link, title] of [
    ['Relevé', 'Relevé par personne'],
    ['Accès', 'Accès du guichet'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectSound(page)
  }
})
