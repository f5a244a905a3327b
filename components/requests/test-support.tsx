import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { stubFetch, untilSent } from '../forms/captcha-test-support.ts'
import { ContactFormIsland } from './contact-form.island.tsx'
import { countryOptions } from '../forms/country-options.ts'
import { EventFormIsland } from './event-form.island.tsx'
import { SeminarFormIsland } from './seminar-form.island.tsx'

export const DEAUVILLE = '5e8c1f0a-0000-4000-8000-000000000001'

export const LA_BAULE = '5e8c1f0a-0000-4000-8000-000000000002'

export const MESSAGE = 'Bonjour, nous aimerions fêter nos dix ans chez vous.'

const commonOf = (locale: Locale) => {
  const { requests, forms, member } = messagesOf(locale)
  const { fields, civilities } = member.profile
  return {
    locale,
    labels: { ...requests, eventTypes: REQUESTS[locale].eventTypes },
    person: fields,
    civilities,
    forms,
    otherWay: { phone: '02 61 91 00 14', email: 'contact@barriere.example' },
    thanks: 'Nous répondons sous deux jours.',
    level: 3,
  } as const
}

export const contactForm = (locale: Locale = 'fr', more: { property?: string; subjects?: [] } = {}) => (
  <ContactFormIsland
    {...commonOf(locale)}
    subjects={[
      { value: 'stay', label: 'Mon séjour' },
      { value: 'press', label: 'Presse' },
    ]}
    properties={[{ label: 'Hôtels', options: [{ value: DEAUVILLE, label: 'Les Colombages' }] }]}
    {...more}
  />
)

export const eventForm = (locale: Locale = 'fr') => (
  <EventFormIsland {...commonOf(locale)} destinations={[{ value: 'la-baule', label: 'La Baule' }]} />
)

export const seminarForm = (locale: Locale = 'fr', more: { venue?: string } = {}) => {
  const { layouts, equipment, catering } = REQUESTS[locale]
  return (
    <SeminarFormIsland
      {...commonOf(locale)}
      seminar={messagesOf(locale).seminarRequest}
      choices={{ layouts, equipment, catering }}
      countries={countryOptions(locale)}
      venues={[
        {
          value: DEAUVILLE,
          label: 'Salon des Planches',
          seats: { theatre: 240, cocktail: 280 },
          incentives: [{ key: 'file', name: 'En file indienne' }],
        },
        {
          value: LA_BAULE,
          label: 'Salons du Phare',
          seats: { theatre: 90, cocktail: 110 },
          incentives: [{ key: 'shore', name: 'Pêche à pied' }],
        },
      ]}
      {...more}
    />
  )
}

interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** Stubs the answers of `/api/requests`, in turn; the last one repeats. Undefined: a network error. */
export function stubRequests(...answers: readonly (Answer | undefined)[]) {
  let next = 0
  const ask = vi.fn<typeof fetch>(async () => {
    const answer = answers[Math.min(next, answers.length - 1)]
    next += 1
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 201 })
  })
  stubFetch(ask)
  return {
    ask,
    bodies: () => ask.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>),
    keys: () => ask.mock.calls.map(([, init]) => new Headers(init?.headers).get(IDEMPOTENCY_HEADER)),
  }
}

export const field = (form: 'contact' | 'event' | 'seminar', name: string) =>
  document.getElementById(`${form}-${name}`) as HTMLInputElement

export const type = (form: 'contact' | 'event' | 'seminar', values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(form, name), { target: { value } })
}

/** Submits the form: sends it, or opens its next step. */
export const press = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
  await untilSent()
}

/** Moves by one entry in the browser's history. */
export const traverse = async (way: 'back' | 'forward') => {
  await act(async () => {
    const traversed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history[way]()
    await traversed
  })
}

export const click = async (name: RegExp | string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
  await untilSent()
}

export const PERSON = {
  firstName: 'Camille',
  lastName: 'Rousseau',
  email: 'camille@example.com',
  phoneNumber: '+33 6 12 34 56 78',
}
