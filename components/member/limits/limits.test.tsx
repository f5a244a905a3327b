// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { HARRIET, stubCalls, stubDialogs } from '../test-support.ts'
import { LimitsIsland } from './limits.island.tsx'

const limits = (locale: Locale = 'fr') => {
  const { casino, member, forms } = messagesOf(locale)
  return <LimitsIsland locale={locale} labels={casino.limits} frame={member.frame} forms={forms} />
}

const PAUSE = { kind: 'pause', since: '2026-11-23', until: '2027-05-22' }

const submit = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}
const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

beforeEach(() => {
  stubDialogs()
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
  stubCalls({ limit: { body: {} } })
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

describe('limits', () => {
  test.each(LOCALES)('in %s: the one in force, with its end', async (locale) => {
    stubCalls({
      limit: { body: { limit: { kind: 'visits', visitsPerMonth: 2, since: '2026-11-23', until: '2027-05-22' } } },
    })
    render(limits(locale))
    expect(
      await screen.findByText(locale === 'fr' ? /2 visites par mois.*22 mai 2027/ : /2 visits a month.*22 May 2027/),
    ).toBeDefined()
    expect(screen.getByRole('heading', { name: messagesOf(locale).casino.limits.stricter })).toBeDefined()
  })

  test('is set after a confirmation that says that it cannot be shortened', async () => {
    const ask = stubCalls({ limit: [{ body: {} }, { body: { limit: PAUSE } }, { body: { limit: PAUSE } }] })
    render(limits())
    await screen.findByText(/pas de limite en cours/)
    await submit()
    expect(screen.getByText(/2 champs sont à corriger/)).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: /pause/ }))
    choose(/combien de temps/, '6')
    await submit()
    expect(ask.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false)
    const popin = within(screen.getByRole('dialog'))
    expect(popin.getByText(/dure 6 mois.*ni raccourcie, ni assouplie/)).toBeDefined()
    fireEvent.click(popin.getByRole('button', { name: 'Confirmer ma limite' }))
    expect(await screen.findByText(/aucune visite jusqu’au 22 mai 2027/)).toBeDefined()
    expect(screen.getByText('Votre limite est en place.')).toBeDefined()
    const [, init] = ask.mock.calls.find(([, one]) => one?.method === 'POST') ?? []
    expect(init?.body).toBe('{"kind":"pause","months":6}')
  })

  test('of visits asks how many; a refusal is told, and nothing that was chosen is lost', async () => {
    const ask = stubCalls({
      limit: [{ body: { limit: PAUSE } }, { status: 409, body: { code: 'limitShortened', message: 'Ni raccourcie.' } }],
    })
    render(limits())
    await screen.findByText(/aucune visite jusqu’au/)
    fireEvent.click(screen.getByRole('radio', { name: /nombre de visites/ }))
    choose(/combien de temps/, '1')
    await submit()
    expect(screen.queryByRole('dialog')).toBeNull()
    choose(/Visites par mois/, '3')
    await submit()
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirmer ma limite' }))
    expect(await screen.findByText('Ni raccourcie.')).toBeDefined()
    expect(screen.getByRole('combobox', { name: /Visites par mois/ })).toHaveProperty('value', '3')
    const [, init] = ask.mock.calls.find(([, one]) => one?.method === 'POST') ?? []
    expect(init?.body).toBe('{"kind":"visits","visitsPerMonth":3,"months":1}')
  })

  test('that could not be read can be tried again', async () => {
    stubCalls({ limit: [{ status: 422, body: { code: 'default', message: 'Erreur.' } }, { body: {} }] })
    render(limits())
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/pas de limite en cours/)).toBeDefined()
  })

  test('anonymous visitors see nothing', () => {
    act(() => casinoStore.reset())
    expect(render(limits()).container.textContent).toBe('')
  })
})
