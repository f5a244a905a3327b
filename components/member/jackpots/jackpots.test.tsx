// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import { SIGNED_IN_COOKIE } from '@barriere/shared/contracts/http.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, asked, stubCalls, stubDialogs } from '../test-support.ts'
import { JackpotsIsland } from './jackpots.island.tsx'

const AT = '2026-11-20T20:15:00.000Z'

const JACKPOTS: Answer = {
  body: {
    running: [{ id: 'lune', name: 'Lune dorée', casinos: ['deauville', 'dinard'], amount: 148_230_412, at: AT }],
    last: [
      { casino: 'deauville', machine: '1001', amount: 250_000, at: AT },
      { casino: 'dinard', machine: '1101', amount: 90_050, at: AT },
    ],
  },
}

const MACHINE: Answer = { body: { machine: '1001', casino: 'deauville', payments: [{ amount: 12_345, at: AT }] } }

const jackpots = (locale: Locale = 'fr') => {
  const { casino, member, forms } = messagesOf(locale)
  return (
    <JackpotsIsland
      locale={locale}
      casinos={{ deauville: 'Casino de Deauville', dinard: 'Casino de Dinard' }}
      labels={casino.jackpots}
      refused={casino.limits.refused}
      frame={member.frame}
      forms={forms}
    />
  )
}

const lookUp = async (number: string) => {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: number } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

const CONNECTED = { isConnected: true, profile: HARRIET } as const

const signedIn = () => {
  document.cookie = `${SIGNED_IN_COOKIE}=1`
  act(() => casinoStore.take(CONNECTED))
}

beforeEach(() => {
  stubDialogs()
  act(() => casinoStore.reset())
})

afterEach(() => {
  cleanup()
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

describe('jackpots', () => {
  test.each(LOCALES)('in %s: running ones, and the last ones of each casino, without a login', async (locale) => {
    const ask = stubCalls({ jackpots: JACKPOTS })
    render(jackpots(locale))
    expect(await screen.findByText(locale === 'fr' ? /1.482.304,12.€/ : '€1,482,304.12')).toBeDefined()
    expect(
      screen.getByText(locale === 'fr' ? /Deauville et Casino de Dinard/ : /Deauville and Casino de Dinard/),
    ).toBeDefined()
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dinard' } })
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toContain('1101')
    expect(asked(ask)).toEqual(['jackpots'])
  })

  test('are not read for a member who has limited their access', async () => {
    const ask = stubCalls({
      'users/init': { body: CONNECTED },
      'jackpots': JACKPOTS,
      'limit': { body: { limit: { kind: 'pause', since: '2026-11-23', until: '2027-05-22' } } },
    })
    signedIn()
    render(jackpots())
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/casino-barriere/limiter-mon-acces')
    expect([asked(ask).includes('jackpots'), screen.queryByRole('form')]).toEqual([false, null])
  })

  test('are shown to a member without a limit', async () => {
    stubCalls({ 'users/init': { body: CONNECTED }, 'jackpots': JACKPOTS, 'limit': { body: {} } })
    signedIn()
    render(jackpots())
    expect(await screen.findByText('Lune dorée')).toBeDefined()
  })

  test('that could not be read can be tried again; none says so', async () => {
    stubCalls({
      jackpots: [{ status: 422, body: { code: 'default', message: 'Erreur.' } }, { body: { running: [], last: [] } }],
    })
    render(jackpots())
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/Aucun jackpot n’est en cours/)).toBeDefined()
    expect(screen.getByText(/Aucun jackpot n’a été gagné/)).toBeDefined()
  })
})

describe('payments of a machine', () => {
  test('stand in a dialog', async () => {
    stubCalls({ 'jackpots': JACKPOTS, 'machines/1001/payments': MACHINE })
    render(jackpots())
    await lookUp('1001')
    const popin = within(screen.getByRole('dialog', { name: 'Machine 1001' }))
    expect(await popin.findByText('Casino de Deauville')).toBeDefined()
    expect(popin.getByText(/123,45/)).toBeDefined()
  })

  test('a machine without any says so; a number must be one', async () => {
    stubCalls({
      'jackpots': JACKPOTS,
      'machines/7/payments': { status: 404, body: { code: 'noPayments', message: 'Rien.' } },
    })
    render(jackpots())
    await lookUp('sept')
    expect(screen.queryByRole('dialog')).toBeNull()
    await lookUp('7')
    const popin = within(screen.getByRole('dialog'))
    expect(await popin.findByText('Aucun paiement pour cette machine.')).toBeDefined()
    expect(popin.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  test('after a technical error can be tried again', async () => {
    stubCalls({
      'jackpots': JACKPOTS,
      'machines/1001/payments': [{ status: 422, body: { code: 'default', message: 'Erreur.' } }, MACHINE],
    })
    render(jackpots())
    await lookUp('1001')
    const popin = within(screen.getByRole('dialog'))
    expect((await popin.findByRole('alert')).textContent).toBe('Erreur.')
    fireEvent.click(popin.getByRole('button', { name: 'Réessayer' }))
    expect(await popin.findByText('Casino de Deauville')).toBeDefined()
  })
})
