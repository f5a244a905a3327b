// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import { connectionOf, stubCalls } from '../test-support.ts'
import { Claims } from './claims.tsx'

const TODAY = toParisTime(Date.now()).day

const CLAIM = {
  reference: 'R-2345678',
  state: 'open',
  hotel: { name: 'Les Colombages', town: 'Deauville', slug: 'les-colombages' },
  arrival: addDays(TODAY, -12),
  departure: addDays(TODAY, -10),
  booking: '7K2Q9A',
  createdAt: '2026-11-02T11:00:00.000Z',
} as const

const { member, forms } = messagesOf('fr')

const section = (
  <Claims
    path="/infiniment-barriere/mes-sejours"
    locale="fr"
    properties={{ 'les-colombages': { name: 'Les Colombages', town: 'Deauville', address: '', anchor: undefined } }}
    hotels={undefined}
    labels={member.stays}
    claims={member.claims}
    forms={forms}
    frame={member.frame}
  />
)

const fillIn = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

async function openForm(): Promise<void> {
  render(section)
  fireEvent.click(screen.getByRole('button', { name: 'Signaler un séjour' }))
  await screen.findByRole('form', { name: member.claims.title })
}

const send = async () =>
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' })))

beforeEach(() => {
  act(() => profileStore.take(connectionOf()))
})

afterEach(() => {
  cleanup()
  act(() => profileStore.reset())
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('claims of missing stays', () => {
  test('are listed with their state, their reason and their stay', async () => {
    stubCalls({
      claims: {
        body: {
          claims: [
            CLAIM,
            { ...CLAIM, reference: 'R-2222222', state: 'refused', reason: 'another-guest' },
            { ...CLAIM, reference: 'R-3333333', state: 'accepted', stay: '5e8c1f0a-0000-4000-8000-000000000001' },
          ],
        },
      },
    })
    render(section)
    expect(await screen.findByText('En cours')).toBeDefined()
    expect(screen.getByText('Ce séjour est au nom d’une autre personne.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Voir le séjour' }).getAttribute('href')).toBe(
      '/infiniment-barriere/mes-sejours?stay=5e8c1f0a-0000-4000-8000-000000000001',
    )
  })

  test('are sent with a key, and what was sent is said', async () => {
    const ask = stubCalls({
      claims: [{ body: { claims: [] } }, { body: { claim: CLAIM } }, { body: { claims: [CLAIM] } }],
    })
    await openForm()
    fillIn(/^Hôtel/, 'les-colombages')
    fillIn(/^Arrivée/, writeDay(CLAIM.arrival))
    fillIn(/^Départ/, writeDay(CLAIM.departure))
    fillIn(/^Numéro/, ' 7K2Q9A ')
    await send()
    expect(await screen.findByText('Demande R-2345678 enregistrée.')).toBeDefined()
    const [, request] = ask.mock.calls.find(([, init]) => init?.method === 'POST') ?? []
    expect(JSON.parse(String(request?.body))).toEqual({
      hotel: CLAIM.hotel,
      arrival: CLAIM.arrival,
      departure: CLAIM.departure,
      booking: '7K2Q9A',
    })
    expect(new Headers(request?.headers).get(IDEMPOTENCY_HEADER)).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each([
    [addDays(TODAY, -3), addDays(TODAY, -5), 'Le départ doit suivre l’arrivée.'],
    [addDays(TODAY, -3), addDays(TODAY, 1), 'Signalez un séjour terminé : le départ doit être passé.'],
    [addDays(TODAY, -402), addDays(TODAY, -400), 'Signalez un séjour des douze derniers mois.'],
    [addDays(TODAY, -90), addDays(TODAY, -3), 'Un séjour compte au plus 60 nuits.'],
  ])('from %s to %s: %s', async (arrival, departure, sentence) => {
    const ask = stubCalls({ claims: { body: { claims: [] } } })
    await openForm()
    fillIn(/^Hôtel/, 'les-colombages')
    fillIn(/^Arrivée/, writeDay(arrival))
    fillIn(/^Départ/, writeDay(departure))
    fillIn(/^Numéro/, '<1>')
    await send()
    const said = () => document.getElementById('claim-departure')?.closest('div')?.parentElement?.textContent
    await waitFor(() => expect(said()?.replaceAll('\u00a0', ' ')).toContain(sentence))
    expect(screen.getAllByText(/sans autres signes/).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>(/^Arrivée/).value).toBe(writeDay(arrival))
    expect(ask.mock.calls.every(([, init]) => init?.method !== 'POST')).toBe(true)
  })

  test('a refusal stands at the form, which keeps what was typed', async () => {
    const refused = { status: 409, body: { code: '0160', message: 'Vous avez déjà signalé ce séjour.' } }
    stubCalls({ claims: [{ body: { claims: [] } }, refused] })
    await openForm()
    fillIn(/^Hôtel/, 'les-colombages')
    fillIn(/^Arrivée/, writeDay(CLAIM.arrival))
    fillIn(/^Départ/, writeDay(CLAIM.departure))
    fillIn(/^Numéro/, '7K2Q9A')
    fillIn(/^Remarques/, 'Deux chambres.')
    await send()
    expect((await screen.findAllByText(/Vous avez déjà signalé ce séjour\./)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Remarques/).value).toBe('Deux chambres.')
  })
})
