// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPhones } from '#lib/client/phone.ts'
import { SEMINAR_STORAGE, seminarChoice, setSeminarChoice } from '#lib/client/seminar-choice.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import {
  DEAUVILLE,
  LA_BAULE,
  MESSAGE,
  PERSON,
  click,
  field,
  press,
  seminarForm,
  stubRequests,
  traverse,
  type,
} from './test-support.tsx'

const RECAP = '/api/requests/recap?t=token'

const TAKEN = { body: { reference: 'S-7K3M-2026', recap: RECAP } }

const save = vi.hoisted(() => vi.fn())

vi.mock('../ui/save-file.ts', () => ({ saveFile: save }))

beforeEach(async () => {
  await loadPhones()
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2026-06-12T10:00:00Z'))
  history.replaceState(null, '', '/seminaires')
})

afterEach(() => {
  cleanup()
  setSeminarChoice({ venues: [], incentives: [] })
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const title = () => screen.getByRole('heading', { level: 3 })

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ')

const errors = () =>
  within(screen.getByRole('group', { name: /à corriger/ }))
    .getAllByRole('link')
    .map((link) => plain(link.textContent))

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

const warning = () => plain(screen.getAllByRole('status')[0]?.textContent)

const ELSEWHERE = '5e8c1f0a-0000-4000-8000-00000000dead'

const COMPANY = { company: 'Atelier Rousseau', street: '3, rue des Lilas', zipCode: '75011', city: 'Paris' }

async function toDates() {
  type('seminar', { participants: '80' })
  fireEvent.click(box('Salon des Planches'))
  await press()
}

async function toReview(dates: Readonly<Record<string, string>> = { arrival: '10/07/2027', departure: '11/07/2027' }) {
  await toDates()
  type('seminar', { ...dates, rooms: '30' })
  await press()
  fireEvent.click(box('Pauses'))
  fireEvent.click(box('En file indienne'))
  type('seminar', { budget: '12 000 €' })
  await press()
  type('seminar', { ...COMPANY, ...PERSON })
  await press()
}

describe('seminar request', () => {
  test('begins with the venues that were picked on cards, and follows them while it is open', async () => {
    setSeminarChoice({ venues: [LA_BAULE, ELSEWHERE] })
    render(seminarForm())
    expect([box('Salon des Planches').checked, box('Salons du Phare').checked]).toEqual([false, true])
    act(() => setSeminarChoice({ venues: [ELSEWHERE, LA_BAULE, DEAUVILLE] }))
    expect(box('Salon des Planches').checked).toBe(true)
    fireEvent.click(box('Salons du Phare'))
    // A venue that this form does not offer stays picked.
    expect(seminarChoice().venues).toEqual([ELSEWHERE, DEAUVILLE])
  })

  test('begins with the venue of its page where nothing was picked; going on picks it', async () => {
    render(seminarForm('fr', { venue: LA_BAULE }))
    expect([box('Salon des Planches').checked, box('Salons du Phare').checked]).toEqual([false, true])
    expect(seminarChoice().venues).toEqual([])
    type('seminar', { participants: '80' })
    await press()
    expect(seminarChoice().venues).toEqual([LA_BAULE])
  })

  test('warns of a venue that holds fewer, by name and figure, and goes on all the same', async () => {
    render(seminarForm())
    type('seminar', { participants: '100' })
    fireEvent.click(box('Salon des Planches'))
    fireEvent.click(box('Salons du Phare'))
    expect(warning()).toBe('')
    type('seminar', { layout: 'theatre' })
    expect(warning()).toBe(
      'Un lieu est trop petit pour votre groupe. Salons du Phare : 90 personnes au plus, pour 100 demandées.' +
        'Vous pouvez garder votre choix : nous vous proposerons une autre disposition.',
    )
    type('seminar', { layout: 'boardroom' })
    expect(warning()).toContain('Des lieux sont trop petits pour votre groupe.')
    expect(warning()).toContain('Salon des Planches : aucune salle dans cette disposition.')
    await press()
    expect(title().textContent).toBe('Dates et chambres')
  })

  test('what each venue holds stands beside it, for the layout', () => {
    render(seminarForm())
    const notes = () => [...document.querySelectorAll('[id$="-note"]')].map((note) => plain(note.textContent))
    expect(notes()).toEqual(['Jusqu’à 280 personnes', 'Jusqu’à 110 personnes'])
    type('seminar', { layout: 'theatre' })
    expect(notes()).toEqual(['Jusqu’à 240 personnes', 'Jusqu’à 90 personnes'])
  })

  test('each step is checked before the next one opens', async () => {
    render(seminarForm())
    await press()
    expect(errors()).toEqual([
      'Nombre de participants : Saisissez le nombre de participants.',
      'Lieux : Choisissez au moins un lieu.',
    ])
    expect(screen.getByRole('link', { name: /^Lieux/ }).getAttribute('href')).toBe(`#${field('seminar', 'venues').id}`)
    await toDates()
    await press()
    expect(errors()).toEqual(['Premier jour : Saisissez le premier jour.', 'Dernier jour : Saisissez le dernier jour.'])
    type('seminar', { arrival: '31/02/2027', departure: '13/06/2026' })
    await press()
    expect(errors()).toEqual(['Premier jour : Saisissez une date qui existe, par exemple 13/06/2026.'])
    type('seminar', { arrival: '12/06/2026', departure: '13/06/2029' })
    await press()
    expect(errors()).toEqual([
      'Premier jour : Saisissez une date à partir du 13/06/2026.',
      'Dernier jour : Un séjour compte au plus 60 nuits.',
    ])
    type('seminar', { arrival: '10/07/2027', departure: '09/07/2027' })
    await press()
    expect(errors()).toEqual(['Dernier jour : Saisissez une date à partir du 10/07/2027.'])
    fireEvent.click(screen.getByLabelText('Un mois, jours à convenir'))
    await press()
    expect(errors()).toEqual(['Mois souhaité : Choisissez un mois.'])
    type('seminar', { month: '2027-09' })
    await press()
    expect(title().textContent).toBe('Vos souhaits')
    await press()
    await press()
    expect(errors()?.[0]).toBe('Société ou organisme : Saisissez le nom de votre société ou organisme.')
    type('seminar', { ...COMPANY, ...PERSON, zipCode: '7501' })
    await press()
    expect(errors()).toEqual(['Code postal : Saisissez un code postal de ce pays, par exemple 14800.'])
  })

  test('review shows every answer; what is sent is what the contract takes', async () => {
    const { bodies } = stubRequests(TAKEN)
    render(seminarForm())
    await toReview()
    expect(
      [...document.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        plain(row.querySelector('dd')?.textContent),
      ]),
    ).toEqual([
      ['Nombre de participants', '80'],
      ['Disposition de la salle', 'Non précisé'],
      ['Lieux', 'Salon des Planches'],
      ['Premier jour', '10/07/2027'],
      ['Dernier jour', '11/07/2027'],
      ['Chambres pour la nuit', '30'],
      ['Équipement', 'Non précisé'],
      ['Restauration', 'Pauses'],
      ['Activités', 'En file indienne'],
      ['Budget en euros', '12 000 €'],
      ['Précisions', 'Non précisé'],
      ['Société ou organisme', 'Atelier Rousseau'],
      ['Numéro et rue', '3, rue des Lilas'],
      ['Code postal', '75011'],
      ['Ville', 'Paris'],
      ['Pays', 'France'],
      ['Civilité', 'Non précisé'],
      ['Prénom', 'Camille'],
      ['Nom de famille', 'Rousseau'],
      ['E-mail', 'camille@example.com'],
      ['Téléphone', '+33 6 12 34 56 78'],
    ])
    fireEvent.click(field('seminar', 'privacy'))
    await press()
    expect(screen.getByText('S-7K3M-2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Télécharger le récapitulatif (PDF)' }).getAttribute('href')).toBe(RECAP)
    expect(bodies()).toEqual([
      {
        venues: [DEAUVILLE],
        participants: 80,
        arrival: '2027-07-10',
        departure: '2027-07-11',
        rooms: 30,
        equipment: [],
        catering: ['breaks'],
        incentives: [{ key: 'file', name: 'En file indienne' }],
        budget: 12_000,
        ...COMPANY,
        country: 'FR',
        firstName: 'Camille',
        lastName: 'Rousseau',
        email: 'camille@example.com',
        phoneNumber: '+33612345678',
        privacy: true,
        locale: 'fr',
        page: '/seminaires',
      },
    ])
    expect(REQUEST_CALLS.seminar.input.safeParse(bodies()[0]).error).toBeUndefined()
    expect([sessionStorage.getItem('form:seminar'), sessionStorage.getItem(SEMINAR_STORAGE)]).toEqual([null, null])
    await click('Ajouter au calendrier')
    expect(save).toHaveBeenLastCalledWith(
      'S-7K3M-2026.ics',
      expect.stringMatching(/DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270712\r\nSUMMARY:Séminaire demandé/),
      expect.any(String),
    )
  })

  test('a month is sent without the days that were typed before it', async () => {
    const { bodies } = stubRequests(TAKEN)
    render(seminarForm())
    await toDates()
    type('seminar', { arrival: 'demain', departure: '11/07/2027' })
    fireEvent.click(screen.getByLabelText('Un mois, jours à convenir'))
    type('seminar', { month: '2027-09' })
    await press()
    await press()
    type('seminar', { ...COMPANY, ...PERSON, country: 'GB', zipCode: 'SW1A 1AA' })
    await press()
    expect(plain(document.querySelector('dl')?.parentElement?.parentElement?.textContent)).toContain('septembre 2027')
    fireEvent.click(field('seminar', 'privacy'))
    await press()
    expect(bodies()[0]).toMatchObject({ month: '2027-09', country: 'GB' })
    expect(Object.keys(bodies()[0] ?? {})).not.toContain('arrival')
    expect(REQUEST_CALLS.seminar.input.safeParse(bodies()[0]).error).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Ajouter au calendrier' })).toBeNull()
  })

  test('an incentive that was picked in a popin travels with the request', async () => {
    setSeminarChoice({ incentives: [{ key: 'elsewhere', name: 'Char à voile' }] })
    render(seminarForm())
    await toDates()
    type('seminar', { arrival: '10/07/2027', departure: '10/07/2027' })
    await press()
    expect([box('Char à voile').checked, box('En file indienne').checked]).toEqual([true, false])
    expect(screen.queryByRole('checkbox', { name: 'Pêche à pied' })).toBeNull()
  })

  test('back and forth loses nothing, nor does a reload', async () => {
    render(seminarForm())
    await toReview()
    await click(/^Modifier Vos souhaits/)
    expect([box('Pauses').checked, box('En file indienne').checked]).toEqual([true, true])
    type('seminar', { message: MESSAGE })
    cleanup()
    render(seminarForm())
    expect([box('Pauses').checked, field('seminar', 'message').value]).toEqual([true, MESSAGE])
    await traverse('back')
    expect(field('seminar', 'privacy')).toBeDefined()
    for (let step = 0; step < 4; step += 1) await traverse('back')
    expect([field('seminar', 'participants').value, box('Salon des Planches').checked]).toEqual(['80', true])
  })

  test('a field that the server refuses opens its step, with everything still there', async () => {
    stubRequests({
      status: 422,
      body: { code: 'fields', message: 'Vérifiez les champs signalés.', fields: ['venues'] },
    })
    render(seminarForm())
    await toReview()
    fireEvent.click(field('seminar', 'privacy'))
    await press()
    expect([title().textContent, errors()]).toEqual([
      'Lieux et participants',
      ['Lieux : Vérifiez les champs signalés.'],
    ])
    expect(box('Salon des Planches').checked).toBe(true)
  })
})
