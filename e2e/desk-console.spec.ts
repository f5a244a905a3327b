import type { Locator, Page } from '@playwright/test'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { WORDS } from '#services/site/desk/words/words.ts'
import { enter, expectSound } from './support/desk.ts'
import { tabTo } from './support/keyboard.ts'
import { newMember, signIn } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const OPERATOR = { rights: 'operator' } as const
const REASON = 'Dossier 4711, 2026'

/** Ways to operate a page. */
interface Hands {
  fill(control: Locator, text: string): Promise<void>
  press(control: Locator): Promise<void>
}

const POINTER: Hands = { fill: (control, text) => control.fill(text), press: (control) => control.click() }

/** Tab, Enter and letters: each control is reached from where the focus is. */
const keyboardOf = (page: Page): Hands => ({
  async fill(control, text) {
    await tabTo(page, control)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  },
  async press(control) {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  },
})

/** Three logins with a wrong password, which close the account to its address. */
async function lock(services: string, email: string): Promise<void> {
  for (let failure = 0; failure < 3; failure += 1)
    await fetch(`${services}/hotel/v1/sessions`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${LOCAL_SECRETS.HOTEL_API_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Wrong#2026-wrong' }),
    })
}

for (const [language, isByKeyboard] of [
  ['fr', false],
  ['en', true],
] as const) {
  const { members: words, nav, reason, freshCode, events } = WORDS[language]

  test(
    `${language}: console: a member is found, read after a reason, unlocked, exported and erased`,
    DEFAULT_RUN,
    async ({ page, browser, stack }) => {
      test.slow()
      const { fill, press } = isByKeyboard ? keyboardOf(page) : POINTER
      const context = await browser.newContext({ baseURL: stack.origin })
      try {
        const own = await context.newPage()
        const member = await newMember(own, stack.origin, stack.servicesOrigin)
        await signIn(own, stack.origin, member)
        const { nextCode } = await enter(page, stack.servicesOrigin, undefined, { ...OPERATOR, language })
        await expectSound(page)
        const title = page.getByRole('heading', { level: 1 })
        const state = (label: string): Locator =>
          page.locator('dt').filter({ hasText: label }).first().locator('xpath=following-sibling::dd[1]')
        const form = (name: string): Locator => page.getByRole('form', { name, exact: true })

        // Enter sends the form, and the focus begins at the fault.
        const search = page.getByLabel(words.text)
        await fill(search, 'nobody@example.com')
        await search.press('Enter')
        await expect(page.getByRole('alert')).toContainText(words.unknown)
        await expect(page.getByRole('alert')).toBeFocused()
        await expectSound(page)
        await fill(search, member.email)
        await search.press('Enter')
        await expect(title).toContainText(words.member('IB'))
        const number = /IB\d+/.exec((await title.textContent()) ?? '')?.[0] ?? ''
        await expect(state(words.states.number)).toHaveText(number)
        await expect(state(words.states.status)).toHaveText('Découverte')
        await expect(state(words.states.sessions)).toHaveText(/^[1-9]/)
        await expect(state(words.states.locked)).toHaveText(words.no)
        await expect(page.getByText(member.email)).toHaveCount(0)
        await expectSound(page)

        const person = form(words.person.title)
        await press(person.getByRole('button'))
        await expect(page.getByRole('alert')).toContainText(reason.fault(10, 300))
        await expect(person.getByLabel(reason.label)).toHaveAttribute('aria-invalid', 'true')
        await expectSound(page)
        await fill(person.getByLabel(reason.label), REASON)
        await press(person.getByRole('button'))
        await expect(page.getByText(member.email)).toBeVisible()
        await expectSound(page)

        const sessions = form(words.sessions.title)
        await fill(sessions.getByLabel(reason.label), REASON)
        await press(sessions.getByRole('button'))
        await expect(page.getByRole('status')).toContainText(words.done)
        await expect(state(words.states.sessions)).toHaveText('0')
        await expect(page.getByText(member.email)).toHaveCount(0)
        expect((await own.request.get('/api/eph/users/sessions')).status()).toBe(401)

        await lock(stack.servicesOrigin, member.email)
        await page.reload()
        await expect(state(words.states.locked).locator('time')).toBeVisible()
        const unlock = form(words.unlock.title)
        await fill(unlock.getByLabel(reason.label), REASON)
        await press(unlock.getByRole('button'))
        await expect(page.getByRole('status')).toContainText(words.done)
        await expect(state(words.states.locked)).toHaveText(words.no)

        const file = form(words.export.title)
        await fill(file.getByLabel(reason.label), REASON)
        const [download] = await Promise.all([page.waitForEvent('download'), press(file.getByRole('button'))])
        expect(download.suggestedFilename()).toMatch(new RegExp(`^${words.export.file}-${number}-[\\d-]+\\.json$`))

        await press(page.getByRole('link', { name: words.erase.open }))
        await expect(title).toHaveText(words.erase.confirmTitle(words.member(number)))
        await fill(page.getByLabel(reason.label), REASON)
        await press(page.getByRole('button', { name: words.erase.submit }))
        await expect(page.getByRole('alert')).toContainText(words.erase.wrong)
        await expectSound(page)
        await fill(page.getByLabel(words.erase.typed(number)), number)
        await fill(page.getByLabel(freshCode.label), await nextCode())
        await press(page.getByRole('button', { name: words.erase.submit }))
        await expect(page.getByText(words.erase.done)).toBeVisible()
        await expectSound(page)

        await press(page.getByRole('link', { name: nav.trail, exact: true }))
        const erased = page.getByRole('listitem').filter({ hasText: events['member-erased'] }).first()
        await expect(erased).toContainText(number)
        await expect(erased).toContainText(REASON)
        await expect(page.getByRole('main')).not.toContainText(member.email)
      } finally {
        await context.close()
      }
    },
  )
}

for (const language of LOCALES) {
  const { members: words, nav, reason, freshCode, trail, report, events } = WORDS[language]

  test(`${language}: console: trail, report, colleagues and the end of all sessions are sound pages`, async ({
    page,
    stack,
  }) => {
    await enter(page, stack.servicesOrigin, undefined, { ...OPERATOR, language })
    await page.getByRole('link', { name: words.everyone.open('Casino Barrière') }).press('Enter')
    await page.getByLabel(reason.label).fill(REASON)
    await page.getByLabel(freshCode.label).fill('000000')
    await page.getByRole('button', { name: words.everyone.submit }).press('Enter')
    await expect(page.getByRole('alert')).toContainText(freshCode.fault)
    await expectSound(page)
    await page.getByRole('link', { name: nav.trail, exact: true }).press('Enter')
    await expect(page.getByText(events.login, { exact: true }).last()).toBeVisible()
    await expectSound(page)
    await page.getByLabel(trail.object).fill('nothing')
    await page.getByRole('button', { name: trail.submit, exact: true }).press('Enter')
    await expect(page.getByText(trail.none)).toBeVisible()
    await expectSound(page)
    for (const [link, title] of [
      [nav.report, report.title],
      [nav.staff, words.staff.title],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectSound(page)
    }
  })
}
