import { act, fireEvent, screen } from '@testing-library/react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { RegistrationIsland } from './registration.island.tsx'

export const PASSWORD = 'Planches#2026ab'

/** The registration with the props of its block, for tests. */
export function registration(locale: Locale = 'fr') {
  const {
    member: { registration: labels, profile, login },
    forms,
  } = messagesOf(locale)
  return (
    <RegistrationIsland
      locale={locale}
      labels={labels}
      profile={profile}
      login={login}
      forms={forms}
      casinos={[
        { value: 'Cannes', label: 'Cannes' },
        { value: 'Deauville', label: 'Deauville' },
      ]}
      countries={[
        { value: 'FR', label: 'France' },
        { value: 'GB', label: 'Royaume-Uni' },
      ]}
    />
  )
}

export const form = () => screen.getByRole('form', { name: /^(Créer mon compte|Create my account)$/ })
export const field = (name: string) => document.getElementById(`registration-${name}`) as HTMLInputElement
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const errorOf = (name: string) =>
  document.getElementById(`registration-${name}-error`)?.textContent.replaceAll('\u00a0', ' ')
export const more = () => document.querySelector('details') as HTMLDetailsElement
export const send = async (one: HTMLElement = form()) => {
  await act(async () => {
    fireEvent.submit(one)
  })
}

/** Input for all required fields. */
export const NEEDED = {
  firstName: ' Camille ',
  lastName: 'Rousseau',
  birthDate: '17/07/1988',
  email: 'camille@example.com',
  emailVerification: 'Camille@Example.com',
  password: PASSWORD,
  passwordVerification: PASSWORD,
}

export function fillIn() {
  fireEvent.click(field('civility'))
  for (const [name, value] of Object.entries(NEEDED)) type(name, value)
  fireEvent.click(field('terms'))
}
