// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPasswordStrength } from '#lib/client/password.ts'
import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { type Answer, asked, stubCalls } from '../test-support.ts'
import '../../ui/dialog-fallback.enhance.ts'
import { NEEDED, PASSWORD, errorOf, field, fillIn, form, more, registration, send, type } from './test-support.tsx'

const TAKEN: Answer = { body: { status: 'accepted' } }

const bodyOf = (ask: ReturnType<typeof stubCalls>, call = 0) =>
  JSON.parse(String(ask.mock.calls[call]?.[1]?.body)) as Record<string, unknown>

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false
})

// In the browser, the input of a password loads the word lists before the form is sent.
beforeAll(async () => void (await loadPasswordStrength()))

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2026-06-12T10:00:00Z'))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('making an account', () => {
  test.each(LOCALES)('in %s needs the first part alone; then the way on lies in the inbox', async (locale) => {
    const ask = stubCalls({ 'users/signup': TAKEN })
    render(registration(locale))
    fillIn()
    await send()
    const inbox = locale === 'fr' ? 'Regardez votre boîte de réception' : 'Have a look in your inbox'
    const told = await screen.findByRole('group', { name: inbox })
    await waitFor(() => expect(document.activeElement).toBe(told))
    expect(told.textContent).toContain('camille@example.com')
    expect(within(told).getByRole('heading', { level: 2 }).id).toBe(told.getAttribute('aria-labelledby'))
    const none = { email: false, sms: false, mail: false }
    expect(bodyOf(ask)).toEqual({
      civility: 'Mrs',
      firstName: 'Camille',
      lastName: 'Rousseau',
      birthDate: '1988-07-17',
      email: 'camille@example.com',
      emailVerification: 'Camille@Example.com',
      password: PASSWORD,
      preferences: { games: [], restaurantsAndBars: [], shows: [] },
      optIns: { hotel: none, casino: none, partners: none },
      terms: true,
    })
    expect(EPH_CALLS.signUp.input.safeParse(bodyOf(ask)).error).toBeUndefined()
    expect(new Headers(ask.mock.calls[0]?.[1]?.headers).get(IDEMPOTENCY_HEADER)).toMatch(/^[A-Za-z0-9_-]{16,80}$/)
  })

  test('tells all that was given, as the programme takes it', async () => {
    const ask = stubCalls({ 'users/signup': TAKEN })
    render(registration())
    fillIn()
    for (const [name, value] of Object.entries({
      birthName: 'Martin',
      commonName: 'Cam',
      company: 'Atelier',
      phoneNumber: '06 12 34 56 78',
      addressLine1: '1, rue de l’Exemple',
      addressLine2: 'Bât. B',
      postalBox: 'BP 12',
      placeKnownAs: 'Le Bourg',
      zipCode: '14800',
      city: 'Deauville',
      country: 'FR',
      favouriteCasino: 'Cannes',
      favouriteDate1: '21/06/2001',
      favouriteDate2: '3.9.2010',
      cvipCardNumber: '1234 5678',
      membershipNumber: 'IB9',
      sponsorCode: 'AMI-1',
    }))
      type(name, value)
    for (const label of ['Roulette', 'Bistrot', 'Jazz']) fireEvent.click(screen.getByLabelText(label))
    fireEvent.click(field('hotel-email'))
    fireEvent.click(field('partners-mail'))
    await send()
    await screen.findByRole('group', { name: 'Regardez votre boîte de réception' })
    expect(bodyOf(ask)).toMatchObject({
      birthName: 'Martin',
      commonName: 'Cam',
      company: 'Atelier',
      phoneNumber: '+33612345678',
      country: 'FR',
      address: {
        addressLine1: '1, rue de l’Exemple',
        addressLine2: 'Bât. B',
        postalBox: 'BP 12',
        placeKnownAs: 'Le Bourg',
        zipCode: '14800',
        city: 'Deauville',
        country: 'FR',
      },
      favouriteCasino: 'Cannes',
      favouriteDate1: '2001-06-21',
      favouriteDate2: '2010-09-03',
      cvipCardNumber: '12345678',
      membershipNumber: 'IB9',
      sponsorCode: 'AMI-1',
      preferences: { games: ['roulette'], restaurantsAndBars: ['bistrot'], shows: ['jazz'] },
      optIns: {
        hotel: { email: true, sms: false, mail: false },
        casino: { email: false, sms: false, mail: false },
        partners: { email: false, sms: false, mail: true },
      },
    })
    expect(EPH_CALLS.signUp.input.safeParse(bodyOf(ask)).error).toBeUndefined()
  })

  test('a link that does not come is sent again, as often as the server allows', async () => {
    const ask = stubCalls({
      'users/signup': TAKEN,
      'users/activate': [{ status: 429, body: { code: 'default', message: 'Trop d’essais.' } }, TAKEN],
    })
    render(registration())
    fillIn()
    await send()
    const again = await screen.findByRole('button', { name: 'Envoyer le lien à nouveau' })
    for (const words of ['Trop d’essais.', 'Un nouveau lien est parti. Seul le dernier reçu fonctionne.']) {
      await act(async () => {
        fireEvent.click(again)
      })
      expect(screen.getByRole(words.startsWith('Trop') ? 'alert' : 'status').textContent).toBe(words)
    }
    expect([asked(ask), bodyOf(ask, 1)]).toEqual([
      ['users/signup', 'users/activate', 'users/activate'],
      { email: 'camille@example.com' },
    ])
  })
})

describe('the form', () => {
  test('ticks no consent in advance, and offers all of them', () => {
    render(registration())
    const boxes = within(form()).getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    expect(boxes).toHaveLength(9 + 12 + 1)
    expect(boxes.filter(({ checked }) => checked)).toEqual([])
    expect(boxes.filter(({ defaultChecked }) => defaultChecked)).toEqual([])
  })

  test.each([
    ['fr', ['/infiniment-barriere/conditions', '/confidentialite']],
    ['en', ['/en/infiniment-barriere/terms', '/en/privacy']],
  ] as const)('in %s links to the terms and the privacy policy', (locale, hrefs) => {
    render(registration(locale))
    expect(
      within(form())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(hrefs)
  })

  test('asks for little: the rest lies behind a title, closed', () => {
    render(registration())
    expect([...form().querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => name)).toEqual([
      'civility',
      'civility',
      'firstName',
      'lastName',
      'birthDate',
      'email',
      'emailVerification',
      'password',
      'passwordVerification',
      'terms',
    ])
    expect([more().open, more().querySelectorAll(':required').length]).toEqual([false, 0])
  })

  test('every group has a name, and every field one that phones and managers know', () => {
    render(registration())
    expect(
      [...form().querySelectorAll('fieldset')].filter((group) => !group.querySelector(':scope > legend')?.textContent),
    ).toEqual([])
    const tokens = Object.fromEntries(
      [...form().querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), select')].map((one) => [
        one.name,
        one.getAttribute('autocomplete'),
      ]),
    )
    expect(tokens).toMatchObject({
      firstName: 'given-name',
      lastName: 'family-name',
      birthDate: 'bday',
      email: 'email',
      password: 'new-password',
      passwordVerification: 'new-password',
      phoneNumber: 'tel',
      addressLine1: 'address-line1',
      zipCode: 'postal-code',
      city: 'address-level2',
      country: 'country',
      company: 'organization',
    })
    expect(Object.values(tokens)).not.toContain(null)
  })

  test('can send nothing before scripts run', () => {
    const html = renderToString(registration())
    expect(html.match(/<form [^>]*>/g)?.every((tag) => tag.includes('method="post"'))).toBe(true)
    expect(html.match(/<button [^>]*type="submit"[^>]*>/g)?.every((tag) => tag.includes('disabled=""'))).toBe(true)
    // The first `noscript` is in the page, not in the closed dialog.
    expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<dialog'))
    expect(html).toContain('<noscript>')
  })
})

describe('what is wrong', () => {
  test.each([
    ['fr', /^9.champs sont à corriger$/],
    ['en', /^9.fields need correcting$/],
  ] as const)('in %s is told in a summary that takes the focus', async (locale, title) => {
    const ask = stubCalls({})
    render(registration(locale))
    await send()
    const summary = screen.getByRole('group', { name: title })
    expect([document.activeElement, more().open, ask.mock.calls]).toEqual([summary, false, []])
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.replace('#registration-', '')),
    ).toEqual([
      'civility',
      'firstName',
      'lastName',
      'birthDate',
      'email',
      'emailVerification',
      'password',
      'passwordVerification',
      'terms',
    ])
  })

  test.each([
    ['13/06/2008', 'Vous devez avoir au moins 18 ans.'],
    ['12/06/2008', undefined],
    ['31/12/1899', 'Saisissez une date à partir du 01/01/1900.'],
  ])('born on %s: %s', async (day, words) => {
    stubCalls({ 'users/signup': TAKEN })
    render(registration())
    fillIn()
    type('birthDate', day)
    await send()
    await waitFor(() => expect(errorOf('birthDate')).toBe(words))
    expect(screen.queryByRole('group', { name: 'Regardez votre boîte de réception' }) === null).toBe(
      words !== undefined,
    )
  })

  test('behind the closed title opens it, and nothing that was typed is lost', async () => {
    const ask = stubCalls({})
    render(registration())
    fillIn()
    type('sponsorCode', 'ami ?')
    await send()
    expect([more().open, errorOf('sponsorCode'), ask.mock.calls]).toEqual([
      true,
      expect.stringContaining('code de parrainage'),
      [],
    ])
    expect(field('sponsorCode').value).toBe('ami ?')
  })

  test('a partly filled address must be complete; a country alone counts as no address', async () => {
    const ask = stubCalls({ 'users/signup': TAKEN })
    render(registration())
    fillIn()
    type('city', 'Deauville')
    await send()
    expect([more().open, ...['addressLine1', 'zipCode', 'city', 'country', 'addressLine2'].map(errorOf)]).toEqual([
      true,
      'Saisissez le numéro et la rue.',
      'Saisissez le code postal.',
      undefined,
      'Choisissez un pays.',
      undefined,
    ])
    await act(async () => {
      type('city', '')
    })
    expect(['addressLine1', 'zipCode', 'country'].map(errorOf)).toEqual([undefined, undefined, undefined])
    type('country', 'GB')
    await send()
    await screen.findByRole('group', { name: 'Regardez votre boîte de réception' })
    expect([bodyOf(ask).country, bodyOf(ask).address]).toEqual(['GB', undefined])
  })

  test('a postcode is that of the country', async () => {
    stubCalls({})
    render(registration())
    fillIn()
    for (const [name, value] of Object.entries({
      addressLine1: '1 High Street',
      zipCode: '14800',
      city: 'London',
      country: 'GB',
    }))
      type(name, value)
    await send()
    expect(errorOf('zipCode')).toContain('SW1A 1AA')
  })
})

describe('a refusal', () => {
  test.each([
    ['0005', 422, 'password'],
    ['0012', 422, 'email'],
    ['0041', 422, 'terms'],
    ['0053', 409, 'email'],
  ])('%s stands at its field in the words of the server, named or not', async (code, status, name) => {
    for (const fields of [undefined, [name]]) {
      stubCalls({ 'users/signup': { status, body: { code, message: 'Cela ne convient pas.', fields } } })
      render(registration())
      fillIn()
      await send()
      expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'Un champ est à corriger' }))
      expect(errorOf(name)).toBe('Cela ne convient pas.')
      cleanup()
    }
  })

  test('0011 of an address opens what it is in', async () => {
    stubCalls({
      'users/signup': {
        status: 422,
        body: { code: '0011', message: 'Remplissez tous les champs.', fields: ['address.zipCode', 'lastName'] },
      },
    })
    render(registration())
    fillIn()
    await send()
    await screen.findByRole('group', { name: /^2.champs sont à corriger$/ })
    expect([more().open, errorOf('zipCode'), errorOf('lastName')]).toEqual([
      true,
      'Saisissez le code postal.',
      'Saisissez votre nom de famille.',
    ])
  })

  test.each([
    ['no answer', {}, /pas pu envoyer/],
    [
      'a failure',
      { 'users/signup': { status: 500, body: { code: 'default', message: 'Une erreur.' } } },
      'Une erreur.',
    ],
  ])('%s is told at the head, and nothing that was typed is lost', async (_, answers, words) => {
    stubCalls(answers)
    render(registration())
    fillIn()
    type('company', 'Atelier')
    fireEvent.click(field('hotel-sms'))
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: words }))
    expect(Object.keys(NEEDED).map((name) => field(name).value)).toEqual(Object.values(NEEDED))
    expect([
      field('civility').checked,
      field('company').value,
      field('hotel-sms').checked,
      field('terms').checked,
    ]).toEqual([true, 'Atelier', true, true])
  })
})

describe('a card that somebody has already', () => {
  const question = () => screen.getByRole('group', { name: /déjà une carte|a card already/ })
  const dialog = () => document.getElementById('registration-card') as HTMLDialogElement
  const number = () => document.getElementById('registration-card-number') as HTMLInputElement
  const give = async (value: string) => {
    dialog().open = true
    fireEvent.change(number(), { target: { value } })
    await send(within(dialog()).getByRole('form'))
  }

  test('opens a dialog, and its number stands in the form, which is sent with it', async () => {
    const ask = stubCalls({ 'users/signup': TAKEN })
    render(registration())
    const yes = within(question()).getByRole('button', { name: 'Oui, j’ai une carte' })
    expect([yes.getAttribute('command'), yes.getAttribute('commandfor'), yes.getAttribute('aria-haspopup')]).toEqual([
      'show-modal',
      'registration-card',
      'dialog',
    ])
    expect(dialog().textContent).toContain('nos équipes le rapprochent')
    await give('1234 5678')
    expect([dialog().open, field('membershipNumber').value, field('cvipCardNumber').value]).toEqual([
      false,
      '12345678',
      '',
    ])
    expect(screen.getByText(/Carte 12345678 notée/).getAttribute('role')).toBe('status')
    fillIn()
    await send()
    await screen.findByRole('group', { name: 'Regardez votre boîte de réception' })
    expect([asked(ask), bodyOf(ask).membershipNumber]).toEqual([['users/signup'], '12345678'])
  })

  test('of another kind goes to its own field, in the place of the first', async () => {
    render(registration())
    await give('IB-9')
    fireEvent.click(screen.getByLabelText('Carte CVIP des casinos'))
    await give('V-7')
    expect([field('membershipNumber').value, field('cvipCardNumber').value]).toEqual(['', 'V7'])
  })

  test('a missing or invalid number is reported in the dialog', async () => {
    render(registration())
    for (const value of ['', 'n° 7 !']) {
      await give(value)
      expect([dialog().open, document.activeElement]).toEqual([
        true,
        within(dialog()).getByRole('group', { name: 'Un champ est à corriger' }),
      ])
    }
    expect(field('membershipNumber').value).toBe('')
  })

  test.each([
    ['fr', 'Non, pas encore', /numéro de membre/],
    ['en', 'No, not yet', /membership number/],
  ] as const)('in %s, none: that is fine, and takes a number back', async (locale, no, words) => {
    render(registration(locale))
    await give('IB-9')
    fireEvent.click(within(question()).getByRole('button', { name: no }))
    expect([within(question()).getByRole('status').textContent, field('membershipNumber').value]).toEqual([
      expect.stringMatching(words),
      '',
    ])
  })
})
