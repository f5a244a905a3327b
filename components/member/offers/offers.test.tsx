// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import type { CasinoOffer } from '@barriere/shared/programmes/casino/rewards.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { HARRIET, stubCalls } from '../test-support.ts'
import { OffersIsland } from './offers.island.tsx'

const WELCOME: CasinoOffer = {
  id: 'a',
  kind: 'welcome',
  cents: 500,
  code: 'WELCOME1',
  singleUse: true,
  state: 'open',
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
}

const SHOWS: CasinoOffer = { id: 'b', kind: 'shows', percent: 20, code: 'SHOWS1', singleUse: false, state: 'open' }

const LUCKY: CasinoOffer = {
  ...WELCOME,
  id: 'c',
  kind: 'lucky-date',
  cents: 2_000,
  code: 'LUCKY1',
  state: 'used',
  validFrom: '2026-12-24',
  validUntil: '2026-12-24',
}

const DATES = {
  body: {
    dates: [
      { date: '09-21', next: '2027-09-21' },
      { date: '12-24', next: '2026-12-24' },
    ],
  },
}

const offers = (locale: Locale = 'fr') => {
  const { casino, member, forms } = messagesOf(locale)
  return (
    <OffersIsland
      locale={locale}
      labels={casino.offers}
      refused={casino.limits.refused}
      frame={member.frame}
      forms={forms}
    />
  )
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
  stubCalls({ 'offers': { body: { offers: [WELCOME, SHOWS, LUCKY] } }, 'lucky-dates': DATES })
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

describe('offers', () => {
  test.each(LOCALES)(
    'in %s: offers and discounts with code and validity, used ones without a QR code',
    async (locale) => {
      render(offers(locale))
      const { labels } = offers(locale).props
      const mine = await part(labels.mine)
      expect(mine.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual([
        expect.stringContaining('WELCOME1'),
      ])
      expect(mine.getByText('LUCKY1')).toBeDefined()
      expect(mine.getByText(locale === 'fr' ? /^5 € offerts/ : /^€5 on us/)).toBeDefined()
      expect(
        mine.getByText(locale === 'fr' ? /^Du 1er novembre 2026 au 30/ : /^From 1 November 2026 to 30/),
      ).toBeDefined()
      expect(mine.getByText(locale === 'fr' ? /^Le 24 décembre 2026/ : /^On 24 December 2026/)).toBeDefined()
      const discounts = await part(labels.discounts)
      expect(discounts.getByText(locale === 'fr' ? /20 % de réduction/ : /20% off/)).toBeDefined()
      expect(discounts.getByText(labels.permanent)).toBeDefined()
    },
  )

  test('lucky dates say when the next offer comes, and can be chosen', async () => {
    const { unmount } = render(offers())
    const dates = await part('Vos dates porte-bonheur')
    expect((await dates.findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
      '21 septembreProchaine offre le 21 septembre 2027'.replace('21 s', '21\u00a0s'),
      '24 décembreProchaine offre le 24 décembre 2026'.replace('24 d', '24\u00a0d'),
    ])
    unmount()
    casinoQueries.clear()
    stubCalls({ 'offers': { body: { offers: [] } }, 'lucky-dates': { body: { dates: [] } } })
    render(offers())
    const { labels } = offers().props
    expect(await screen.findByText(labels.noDates)).toBeDefined()
    expect(screen.getByText(/pas d’offre en ce moment/)).toBeDefined()
    const calls = stubCalls({
      'profile/me': { body: { profile: { ...HARRIET, favouriteDate1: '02-29' } } },
      'lucky-dates': { body: { dates: [{ date: '02-29', next: '2027-02-28' }] } },
    })
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
    const save = async () => await act(async () => void fireEvent.submit(screen.getByRole('form')))
    choose(labels.day1, '31')
    choose(labels.month1, '02')
    await save()
    expect(screen.getAllByText(labels.noSuchDate, { exact: false }).length).toBeGreaterThan(0)
    expect(calls.mock.calls).toEqual([])
    choose(labels.day1, '29')
    await save()
    expect(await screen.findByText(labels.saved)).toBeDefined()
    expect(JSON.parse(String(calls.mock.calls[0]?.[1]?.body))).toMatchObject({
      firstName: HARRIET.firstName,
      birthDate: HARRIET.birthDate,
      favouriteDate1: '02-29',
    })
    expect(await screen.findByText(/28 février 2027/)).toBeDefined()
  })

  test('a limit stands instead of offers and dates', async () => {
    const limited = { status: 403, body: { code: 'limited', message: 'Limité.' } }
    stubCalls({ 'offers': limited, 'lucky-dates': limited })
    render(offers())
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/casino-barriere/limiter-mon-acces')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('that could not be read can be tried again', async () => {
    stubCalls({
      'offers': [{ status: 422, body: { code: 'default', message: 'Erreur.' } }, { body: { offers: [WELCOME] } }],
      'lucky-dates': DATES,
    })
    render(offers())
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('WELCOME1')).toBeDefined()
  })

  test('anonymous visitors see nothing', () => {
    act(() => casinoStore.reset())
    expect(render(offers()).container.textContent).toBe('')
  })
})
