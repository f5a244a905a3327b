import type { Page } from '@playwright/test'
import { localesLike } from './support/devices.ts'
import { PAGES, PEOPLE, WORDS, logIn, mailedPath, newEmail, newMember, signIn } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const PASSWORD = 'Tramontane#2026'

for (const locale of localesLike('fr')) {
  const { member, forms, errors } = WORDS[locale]

  /** Opens the form of a part of the profile. */
  async function edit(page: Page, title: string) {
    const section = page.getByRole('region', { name: title })
    await section.getByRole('button', { name: new RegExp(`^${member.profile.edit}`) }).click()
    return section
  }

  /** Submits the form of a part, and closes the confirmation. */
  async function save(page: Page, section: Awaited<ReturnType<typeof edit>>, done: string): Promise<void> {
    await section.getByRole('button', { name: member.profile.save }).click()
    const popin = page.getByRole('dialog', { name: done })
    await expect(popin).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popin).toBeHidden()
  }

  test(`${locale}: from the sign-up to the logout`, DEFAULT_RUN, async ({ page, stack }) => {
    test.setTimeout(180_000)
    const email = newEmail()
    await page.goto(PAGES.registration[locale])
    const form = page.getByRole('form', { name: member.registration.title })

    // Submitted empty, the form lists its errors and focuses them.
    await form.getByRole('button', { name: member.registration.submit }).click()
    const summary = form.getByRole('group', { name: /\d/ }).first()
    await expect(summary).toBeFocused()
    await expect(form.locator('[name="firstName"]')).toHaveAttribute('aria-invalid', 'true')
    for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked()

    await form.getByText(member.profile.civilities.Mrs, { exact: true }).click()
    await form.locator('[name="firstName"]').fill('Éloïse')
    await form.locator('[name="lastName"]').fill('d’Orgeval-Núñez')
    await form.locator('[name="birthDate"]').fill('14/07/1988')
    await form.locator('[name="email"]').fill(email)
    await form.locator('[name="emailVerification"]').fill(email)
    await form.locator('[name="password"]').fill('court')
    await expect(form.getByText(forms.passwordRules.uppercase)).toBeVisible()
    await expect(form.getByText(forms.passwordRules.strength.weak)).toBeVisible()
    await form.locator('[name="password"]').fill(PASSWORD)
    await expect(form.getByText(forms.passwordRules.strength.strong)).toBeVisible()
    await form.locator('[name="passwordVerification"]').fill(PASSWORD)
    await form.locator('[name="terms"]').check()
    await form.getByRole('button', { name: member.registration.submit }).click()
    await expect(page.getByRole('heading', { name: member.registration.inbox.title })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()

    // Opening the link has no effect; the token is removed from the address at once.
    await page.goto(await mailedPath(stack.servicesOrigin, email))
    await expect(page).toHaveURL(new RegExp(`${PAGES.activation[locale]}$`))
    await page.locator('[name="password"]').fill(PASSWORD)
    await page.getByRole('button', { name: member.activation.submit }).click()
    await expect(page.getByText(member.activation.done)).toBeVisible()

    // The login form already has the e-mail address, which is in no page's address.
    await page.getByRole('main').getByRole('link', { name: member.login.submit }).click()
    await expect(page).toHaveURL(PAGES.login[locale])
    await expect(page.locator('#login-email')).toHaveValue(email)

    await page.goto(PAGES.profile[locale])
    await expect(page).toHaveURL(new RegExp(PAGES.login[locale]))
    await logIn(page, { email, password: 'Wrong#2026pass' }, locale)
    await expect(page.getByText(errors.hotel['0090'])).toBeVisible()
    await expect(page.locator('[name="email"]').first()).toHaveValue(email)
    await logIn(page, { email, password: PASSWORD }, locale)
    await expect(page).toHaveURL(new RegExp(`${PAGES.profile[locale]}$`))

    const { parts, fields } = member.profile
    let section = await edit(page, parts.person.title)
    await section.locator('[name="firstName"]').fill('Élise')
    await save(page, section, parts.person.done)
    await expect(page.getByRole('region', { name: parts.person.title })).toContainText('Élise')

    section = await edit(page, parts.address.title)
    await section.getByLabel(fields.addressLine1).fill('18 rue des Dunes')
    await section.locator('[name="zipCode"]').fill('1480')
    await section.getByLabel(fields.city).fill('Deauville')
    await section.locator('[name="country"]').selectOption('FR')
    await section.getByRole('button', { name: member.profile.save }).click()
    await expect(section.locator('[name="zipCode"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(section.getByLabel(fields.city)).toHaveValue('Deauville')
    await section.locator('[name="zipCode"]').fill('14800')
    await save(page, section, parts.address.done)

    section = await edit(page, parts.phone.title)
    await section.locator('[name="phoneNumber"]').fill(locale === 'fr' ? '06 12 34 56 78' : '+33 6 12 34 56 78')
    await save(page, section, parts.phone.done)
    await expect(page.getByRole('region', { name: parts.phone.title })).toContainText(/12.?34.?56.?78/)

    section = await edit(page, parts.optIns.title)
    await section.getByRole('checkbox').first().check()
    await save(page, section, parts.optIns.done)

    section = await edit(page, parts.password.title)
    await section.locator('[name="currentPassword"]').fill(PASSWORD)
    await section.locator('[name="password"]').fill('Mistral-2027!!')
    await section.locator('[name="passwordVerification"]').fill('Mistral-2027!!')
    await save(page, section, parts.password.done)

    const next = newEmail()
    section = await edit(page, parts.email.title)
    await section.locator('[name="email"]').fill(next)
    await section.locator('[name="emailVerification"]').fill(next)
    await section.locator('[name="password"]').fill('Mistral-2027!!')
    await save(page, section, parts.email.done)
    await page.goto(await mailedPath(stack.servicesOrigin, next))
    await page.getByRole('button', { name: member.email.confirm.submit }).click()
    await expect(page.getByText(member.email.confirm.done)).toBeVisible()

    await page.goto(PAGES.profile[locale])
    await expect(page.getByRole('region', { name: parts.email.title })).toContainText(next)
    await page.getByRole('link', { name: member.frame.logout }).click()
    await expect(page).toHaveURL(locale === 'fr' ? /\/deconnexion$/ : /\/en\/signed-out$/)
    await page.goto(PAGES.card[locale])
    await expect(page).toHaveURL(new RegExp(`${PAGES.login[locale]}\\?return=`))
  })

  test(`${locale}: a forgotten password`, DEFAULT_RUN, async ({ page, stack }) => {
    const { email } = await newMember(page, stack.origin, stack.servicesOrigin, locale)
    await page.goto(PAGES.login[locale])
    await page.getByRole('button', { name: member.login.forgotten.open }).click()
    const popin = page.getByRole('dialog', { name: member.login.forgotten.title })
    await popin.locator('[name="email"]').fill(email)
    await popin.getByRole('button', { name: member.login.forgotten.submit }).click()
    await expect(popin.getByText(email)).toBeVisible()

    await page.goto(await mailedPath(stack.servicesOrigin, email, /mot de passe|password/))
    await expect(page).not.toHaveURL(/token/)
    await page.locator('[name="password"]').fill('Mistral-2027!!')
    await page.locator('[name="passwordVerification"]').fill('Mistral-2027!!')
    await page.getByRole('button', { name: member.password.submit }).click()
    await expect(page.getByText(member.password.done)).toBeVisible()
    await page.goto(PAGES.login[locale])
    await logIn(page, { email, password: 'Mistral-2027!!' }, locale)
    await expect(page).toHaveURL(new RegExp(`${PAGES.card[locale]}$`))
    await expect(page.getByText(/IB\d{9}/).first()).toBeVisible()
  })

  test(`${locale}: an e-mail that is not confirmed gets another link`, async ({ page, stack }) => {
    await page.goto(PAGES.login[locale])
    await logIn(page, PEOPLE.inactive, locale)
    const popin = page.getByRole('dialog', { name: member.login.confirm.title })
    await expect(popin).toContainText(PEOPLE.inactive.email)
    await popin.getByRole('button', { name: member.login.confirm.resend }).click()
    await expect(popin.getByText(member.login.confirm.resent)).toBeVisible()
    await mailedPath(stack.servicesOrigin, PEOPLE.inactive.email)
  })

  test(`${locale}: a member of staff becomes a collaborator`, async ({ page, stack }) => {
    const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
    await signIn(page, stack.origin, own)
    await page.goto(PAGES.collaborator[locale])
    await page.locator('[name="email"]').fill('somebody@gmail.example')
    await page.getByRole('button', { name: member.collaborator.request }).click()
    await expect(page.getByText(errors.hotel['0113']).first()).toBeVisible()
    const staff = newEmail('barriere.example')
    await page.locator('[name="email"]').fill(staff)
    await page.getByRole('button', { name: member.collaborator.request }).click()
    await expect(page.getByText(staff)).toBeVisible()
    await page.goto(await mailedPath(stack.servicesOrigin, staff))
    await expect(page).not.toHaveURL(/token/)
    await page.locator('[name="password"]').fill(own.password)
    await page.getByRole('button', { name: member.collaborator.activate, exact: true }).click()
    await expect(page.getByText(member.collaborator.activated)).toBeVisible()
    expect(
      (
        await page.goto(
          `${
            locale === 'fr'
              ? '/infiniment-barriere/offres-collaborateurs'
              : '/en/infiniment-barriere/collaborator-offers'
          }`,
        )
      )?.status(),
    ).toBe(200)
  })
}
