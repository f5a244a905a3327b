// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { StatusFormIsland } from './status-form.island.tsx'
import { click, press, stubRequests } from './test-support.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (locale: Locale = 'fr') => {
  const { requestStatus, forms } = messagesOf(locale)
  render(
    <StatusFormIsland
      locale={locale}
      labels={requestStatus}
      kinds={REQUESTS[locale].kinds}
      forms={forms}
      otherWay={{ phone: '02 61 91 00 14' }}
    />,
  )
}

const field = (name: string) => document.getElementById(`status-${name}`) as HTMLInputElement

const fill = (reference: string, email = 'camille@example.com') => {
  fireEvent.change(field('reference'), { target: { value: reference } })
  fireEvent.change(field('email'), { target: { value: email } })
}

const FOUND = { kind: 'event', state: 'read', createdAt: '2026-11-01T09:00:00.000Z' }

test.each(LOCALES.flatMap((locale) => REQUEST_STATES.map((state) => [locale, state] as const)))(
  'in %s, %s: what is sent is what the contract takes, and the state is told',
  async (locale, state) => {
    const { bodies } = stubRequests({ status: 200, body: { ...FOUND, state } })
    show(locale)
    fill(' \u202Ae‑7k3m – 2026\u202C ', ' camille@example.com ')
    await press()
    expect(bodies()).toEqual([{ reference: 'E-7K3M-2026', email: 'camille@example.com' }])
    expect(REQUEST_CALLS.status.input.safeParse(bodies()[0]).error).toBeUndefined()
    const told = screen.getByRole('group', { name: messagesOf(locale).requestStatus.states[state].title })
    expect(document.activeElement).toBe(told)
    expect(told.textContent).toContain('E-7K3M-2026')
    expect(told.textContent).toContain(locale === 'fr' ? 'du 1er novembre 2026' : 'of 1 November 2026')
    await click(messagesOf(locale).requestStatus.again)
    expect([field('reference').value, field('email').value]).toEqual(['', ''])
  },
)

test('a reference of another form, an empty field: each says what to type, and nothing is sent', async () => {
  const { ask } = stubRequests(undefined)
  show()
  fill('7K3M', '')
  await press()
  const errors = within(screen.getByRole('group', { name: /^2\schamps/ }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replaceAll(/\s/g, ' '))
  expect(errors).toEqual([
    'Référence : Saisissez la référence de notre e-\u2060mail, par exemple C-7K3M-2026.',
    'E-mail : Saisissez une adresse e-\u2060mail, par exemple prenom@exemple.fr.',
  ])
  expect(ask).not.toHaveBeenCalled()
})

test('an unknown one says one sentence and keeps both as they were typed', async () => {
  const message = 'Aucune demande ne porte cette référence.'
  stubRequests({ status: 404, body: { code: 'unknown', message } })
  show()
  fill('c-7k3m-2026')
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
  expect(screen.getByRole('group', { name: message })).toBe(document.activeElement)
  expect([field('reference').value, field('email').value]).toEqual(['c-7k3m-2026', 'camille@example.com'])
  expect(sessionStorage).toHaveLength(0)
})
