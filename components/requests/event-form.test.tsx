// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPhones } from '#lib/client/phone.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { MESSAGE, PERSON, click, eventForm, field, press, stubRequests, traverse, type } from './test-support.tsx'

const TAKEN = { body: { reference: 'E-7K3M-2026' } }

const save = vi.hoisted(() => vi.fn())

vi.mock('../ui/save-file.ts', () => ({ saveFile: save }))

beforeEach(async () => {
  await loadPhones()
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2026-06-12T10:00:00Z'))
  history.replaceState(null, '', '/receptions')
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const title = () => screen.getByRole('heading', { level: 3 })

const errors = () =>
  within(screen.getByRole('group', { name: /à corriger/ }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replaceAll(/\s/g, ' '))

const fillEvent = () => {
  fireEvent.click(screen.getByLabelText('Mariage'))
  type('event', { guests: '120', budget: '12 000 €', message: MESSAGE })
}

/** Fills in and submits the first three steps. */
async function toReview(days: Readonly<Record<string, string>> = { date: '10/07/2027' }) {
  fillEvent()
  await press()
  type('event', { destination: 'la-baule', rooms: '30', ...days })
  await press()
  type('event', { ...PERSON, company: 'Atelier Rousseau' })
  await press()
}

describe('event request', () => {
  test('each step opens after the one before is right, and takes the focus', async () => {
    render(eventForm())
    await press()
    expect([title().textContent, errors()]).toEqual([
      'Votre événement',
      [
        'Type d’événement : Choisissez un type d’événement.',
        'Nombre d’invités : Saisissez le nombre d’invités.',
        'Votre message : Écrivez votre message.',
      ],
    ])
    fillEvent()
    await press()
    expect([title().textContent, document.activeElement]).toEqual(['Dates et chambres', title()])
    expect(screen.getByText('Étape 2 sur 4')).toBeTruthy()
    // The new step shows no errors before its submit.
    fireEvent.blur(field('event', 'date'))
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  test('review shows every answer; what is sent is what the contract takes', async () => {
    const { bodies } = stubRequests(TAKEN)
    render(eventForm())
    await toReview()
    const answers = [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent?.replaceAll(/\s/g, ' '),
    ])
    expect(answers).toEqual([
      ['Type d’événement', 'Mariage'],
      ['Nombre d’invités', '120'],
      ['Budget en euros', '12 000 €'],
      ['Votre message', MESSAGE],
      ['Destination', 'La Baule'],
      ['Date souhaitée', '10/07/2027'],
      ['Arrivée', 'Non précisé'],
      ['Départ', 'Non précisé'],
      ['Nombre de chambres', '30'],
      ['Civilité', 'Non précisé'],
      ['Prénom', 'Camille'],
      ['Nom de famille', 'Rousseau'],
      ['E-mail', 'camille@example.com'],
      ['Téléphone', '+33 6 12 34 56 78'],
      ['Société', 'Atelier Rousseau'],
    ])
    await press()
    expect(errors()).toEqual(['Confidentialité : Acceptez la politique de confidentialité pour continuer.'])
    fireEvent.click(field('event', 'privacy'))
    await press()
    expect(screen.getByText('E-7K3M-2026')).toBeTruthy()
    expect(bodies()).toEqual([
      {
        eventType: 'wedding',
        guests: 120,
        budget: 12_000,
        message: MESSAGE,
        destination: 'la-baule',
        date: '2027-07-10',
        rooms: 30,
        firstName: 'Camille',
        lastName: 'Rousseau',
        email: 'camille@example.com',
        phoneNumber: '+33612345678',
        company: 'Atelier Rousseau',
        privacy: true,
        locale: 'fr',
        page: '/receptions',
      },
    ])
    expect(REQUEST_CALLS.event.input.safeParse(bodies()[0]).error).toBeUndefined()
  })

  test('back and forth loses nothing', async () => {
    render(eventForm())
    await toReview()
    await click(/^Modifier Votre événement/)
    expect(title().textContent).toBe('Votre événement')
    expect([field('event', 'guests').value, screen.getByLabelText<HTMLInputElement>('Mariage').checked]).toEqual([
      '120',
      true,
    ])
    type('event', { guests: '80' })
    await press()
    expect(field('event', 'date').value).toBe('10/07/2027')
    await click(/^Revenir/)
    expect(field('event', 'guests').value).toBe('80')
  })

  test.each([
    [{ date: '12/06/2026' }, 'Date souhaitée : Saisissez une date à partir du 13/06/2026.'],
    [{ date: '13/06/2029' }, 'Date souhaitée : Saisissez une date antérieure au 13/06/2029.'],
    [{ date: '31/02/2027' }, 'Date souhaitée : Saisissez une date qui existe, par exemple 13/06/2026.'],
    [{ arrival: '10/07/2027', departure: '10/07/2027' }, 'Départ : Le départ doit suivre l’arrivée.'],
    [{ arrival: '10/07/2027', departure: '10/10/2027' }, 'Départ : Un séjour compte au plus 60 nuits.'],
    [{ rooms: '501' }, 'Nombre de chambres : Saisissez un nombre de 0 à 500.'],
    [{ rooms: 'dix' }, 'Nombre de chambres : Saisissez des chiffres seulement.'],
  ])('%j is refused before the step is left', async (values, sentence) => {
    render(eventForm())
    fillEvent()
    await press()
    type('event', values as Readonly<Record<string, string>>)
    await press()
    expect([title().textContent, errors()]).toEqual(['Dates et chambres', [sentence]])
  })

  test('a field that the server refuses opens its step, with everything still there', async () => {
    stubRequests({ status: 422, body: { code: 'fields', message: 'Vérifiez les champs signalés.', fields: ['date'] } })
    render(eventForm())
    await toReview()
    fireEvent.click(field('event', 'privacy'))
    await press()
    expect([title().textContent, errors()]).toEqual([
      'Dates et chambres',
      ['Date souhaitée : Vérifiez les champs signalés.'],
    ])
    expect([field('event', 'date').value, document.activeElement]).toEqual([
      '10/07/2027',
      screen.getByRole('group', { name: /à corriger/ }),
    ])
  })

  test('a draft of all steps comes back, at the step that was open; “back” leads to the step before', async () => {
    render(eventForm())
    await toReview()
    cleanup()
    render(eventForm())
    expect(field('event', 'privacy')).toBeDefined()
    await traverse('back')
    expect(field('event', 'company').value).toBe('Atelier Rousseau')
    await traverse('back')
    expect(field('event', 'date').value).toBe('10/07/2027')
    await traverse('back')
    expect(field('event', 'guests').value).not.toBe('')
    await traverse('forward')
    expect(field('event', 'date').value).toBe('10/07/2027')
  })

  test('steps keep the router’s part of the entries, after a link to a fragment too', async () => {
    history.replaceState({ router: 'tree' }, '', '/receptions')
    render(eventForm())
    history.pushState(null, '', '#request')
    await toReview()
    expect(history.state).toMatchObject({ router: 'tree', formStep: { form: 'event' } })
    await traverse('back')
    expect(history.state).toMatchObject({ router: 'tree' })
    expect(document.activeElement).toBe(title())
  })

  test.each<[Readonly<Record<string, string>>, RegExp | undefined]>([
    [{ date: '10/07/2027' }, /DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270711\r\nSUMMARY:Événement/],
    [
      { arrival: '09/07/2027', departure: '11/07/2027' },
      /DTSTART;VALUE=DATE:20270709\r\nDTEND;VALUE=DATE:20270712\r\nSUMMARY:Séjour/,
    ],
    [{}, undefined],
  ])('%j goes into the calendar', async (days, entry) => {
    stubRequests(TAKEN)
    render(eventForm())
    await toReview(days)
    fireEvent.click(field('event', 'privacy'))
    await press()
    if (!entry) return expect(screen.queryByRole('button', { name: 'Ajouter au calendrier' })).toBeNull()
    await click('Ajouter au calendrier')
    expect(save).toHaveBeenLastCalledWith('E-7K3M-2026.ics', expect.stringMatching(entry), expect.any(String))
  })
})
