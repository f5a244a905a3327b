import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { type OwnerOf, passwordReader } from '#lib/client/password.ts'
import { phoneReader } from '#lib/client/phone.ts'
import { accepted, adultOn, email, required, sameEmailAs } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CheckboxField, CountryField, RadioField } from './choice-fields.tsx'
import { dayReader } from './day-reader.ts'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { DayField, EmailField, TextField } from './text-field.tsx'
import { useSiteForm } from './use-site-form.ts'

const LABELS = {
  title: 'Civilité',
  name: 'Prénom',
  email: 'E-mail',
  emailVerification: 'Confirmez l’e-mail',
  birthDate: 'Naissance',
  phone: 'Téléphone',
  country: 'Pays',
  password: 'Mot de passe',
  terms: 'Conditions',
}

const VALUES = {
  title: '',
  name: '',
  email: '',
  emailVerification: '',
  birthDate: '',
  phone: '',
  country: '',
  password: '',
  terms: false,
}

type Values = typeof VALUES

export const send = vi.fn<(values: Values, key: string) => Promise<Result<string, CallFailure>>>()
export const done = vi.fn<(answer: string, values: Values) => void>()

const ownerOf: OwnerOf = ({ name, email: address }) => ({
  names: [typeof name === 'string' ? name : ''],
  email: typeof address === 'string' ? address : '',
})

/** A form with a field of every kind, for tests. */
export function Sample({
  locale = 'fr',
  values,
  member,
}: {
  locale?: Locale
  values?: Partial<Values>
  member?: string
}) {
  const form = useSiteForm({
    name: 'sample',
    locale,
    labels: messagesOf(locale).forms,
    fieldLabels: LABELS,
    values: { ...VALUES, ...values },
    member,
    send,
    done,
    rules: {
      name: [required],
      email: [required, email],
      emailVerification: [sameEmailAs('email')],
      birthDate: [adultOn('2026-06-12')],
      terms: [accepted('terms')],
    },
    read: {
      birthDate: dayReader(locale),
      phone: phoneReader((all) => String(all.country || 'FR')),
      password: passwordReader(ownerOf),
    },
  })
  return (
    <Form form={form} label="Essai" submit="Envoyer">
      <RadioField
        {...form.field('title')}
        options={[
          { value: 'Mrs', label: 'Madame' },
          { value: 'Mr', label: 'Monsieur' },
        ]}
        variant="chips"
      />
      <TextField {...form.field('name')} autoComplete="given-name" />
      <EmailField {...form.field('email')} />
      <EmailField {...form.field('emailVerification')} />
      <DayField {...form.field('birthDate')} autoComplete="bday" />
      <PhoneField {...form.field('phone')} />
      <CountryField
        {...form.field('country')}
        options={[
          { value: 'FR', label: 'France' },
          { value: 'GB', label: 'Royaume-Uni' },
        ]}
      />
      <PasswordField {...form.field('password')} autoComplete="new-password" owner={ownerOf} />
      <CheckboxField {...form.field('terms')}>
        J’accepte les <a href="/cgu">conditions</a>
      </CheckboxField>
    </Form>
  )
}

export const control = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' })
export const type = (label: RegExp | string, value: string) => fireEvent.change(control(label), { target: { value } })
export const leave = (label: RegExp | string) => fireEvent.blur(control(label))
export const press = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}
export const errorOf = (id: string) => document.getElementById(`sample-${id}-error`)?.textContent
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

/** Fills in the required fields of the sample form. */
export function fillIn() {
  type(/Prénom/, 'Anne')
  type(/^E-mail/, 'anne@example.com')
  type(/Confirmez/, 'Anne@Example.com')
  type(/Mot de passe/, 'Planches#2026ab')
  fireEvent.click(control(/conditions/))
}
