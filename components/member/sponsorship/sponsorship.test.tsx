// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import type { Godson } from '@barriere/shared/programmes/casino/sponsorship.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, stubCalls } from '../test-support.ts'
import { SponsorshipIsland } from './sponsorship.island.tsx'

const godsonOf = (more: Partial<Godson> = {}): Godson => ({
  id: '5e8c1f0a-0000-4000-8000-000000000001',
  email: 'zoe@example.com',
  state: 'invited',
  invitedAt: '2026-11-23T09:00:00.000Z',
  expiresAt: '2026-12-23T09:00:00.000Z',
  ...more,
})

const answerOf = (left: number, ...godsons: readonly Godson[]): Answer => ({
  body: { code: 'ABCD1234', left, points: 3_100, godsons },
})

const sponsorship = (locale: Locale = 'fr') => {
  const { casino, member, forms } = messagesOf(locale)
  return (
    <SponsorshipIsland
      locale={locale}
      labels={casino.sponsorship}
      refused={casino.limits.refused}
      frame={member.frame}
      forms={forms}
    />
  )
}

const invite = async (email: string) => {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: email } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

beforeEach(() => {
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
  stubCalls({ godsons: answerOf(10) })
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

describe('sponsorship', () => {
  test.each(LOCALES)('in %s lists every friend with what became of them', async (locale) => {
    stubCalls({
      godsons: answerOf(
        7,
        godsonOf(),
        godsonOf({ id: 'b', email: undefined, state: 'rewarded', rewardedAt: '2026-10-02T09:00:00.000Z' }),
        godsonOf({ id: 'c', state: 'expired', expiresAt: '2026-09-02T09:00:00.000Z' }),
      ),
    })
    render(sponsorship(locale))
    const { labels } = sponsorship(locale).props
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      [labels.who, labels.state, labels.date].join(''),
      'zoe@example.com' +
        labels.states.invited +
        (locale === 'fr' ? 'Jusqu’au 23 décembre 2026' : 'Until 23 December 2026'),
      `${labels.unknown}${labels.states.rewarded}${locale === 'fr' ? 'Le 2 octobre 2026' : 'On 2 October 2026'}`,
      `zoe@example.com${labels.states.expired}${locale === 'fr' ? 'Le 2 septembre 2026' : 'On 2 September 2026'}`,
    ])
    expect(screen.getByText(locale === 'fr' ? /inviter 7 personnes/ : /invite 7 more people/)).toBeDefined()
    const worth = locale === 'fr' ? /^3.100.points, qui valent 5.€, pour vous/ : /^3,100.points, worth €5, for you/
    expect(screen.getByText(worth)).toBeDefined()
  })

  test('the code is copied; where the browser does not let it, it can be selected', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    render(sponsorship())
    const copy = await screen.findByRole('button', { name: 'Copier le code' })
    fireEvent.click(copy)
    expect(await screen.findByText('Le code est copié.')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith('ABCD1234')
    writeText.mockRejectedValue(new Error('not allowed'))
    fireEvent.click(copy)
    expect(await screen.findByText(/n’a pas pu copier/)).toBeDefined()
  })

  test('a friend is invited by mail, and stands in the list', async () => {
    const ask = stubCalls({
      godsons: [answerOf(10), { status: 201, body: { godson: godsonOf(), left: 9 } }, answerOf(9, godsonOf())],
    })
    render(sponsorship())
    await screen.findByText(/pas encore de filleul/)
    await invite(' zoe@example.com ')
    expect(await screen.findByText(/zoe@example.com a 30 jours/)).toBeDefined()
    expect(await screen.findByText(/inviter 9 personnes/)).toBeDefined()
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
    const [, init] = ask.mock.calls.find(([, one]) => one?.method === 'POST') ?? []
    expect(init?.body).toBe('{"email":"zoe@example.com"}')
  })

  test('a press sends the same address again, although React tells of no change to it after the reset', async () => {
    const invited: Answer = { status: 201, body: { godson: godsonOf(), left: 9 } }
    const ask = stubCalls({
      godsons: [answerOf(10), invited, answerOf(9, godsonOf()), invited, answerOf(9, godsonOf())],
    })
    render(sponsorship())
    const press = async (): Promise<void> => {
      const field = await screen.findByRole('textbox')
      field.focus()
      fireEvent.change(field, { target: { value: 'zoe@example.com' } })
      const button = screen.getByRole('button', { name: 'Envoyer l’invitation' })
      await act(async () => {
        fireEvent.pointerDown(button)
        fireEvent.blur(field)
        fireEvent.pointerUp(button)
        fireEvent.click(button)
      })
    }
    await press()
    expect(await screen.findByText(/inviter 9 personnes/)).toBeDefined()
    await press()
    expect(ask.mock.calls.filter(([, one]) => one?.method === 'POST')).toHaveLength(2)
  })

  test.each([
    ['ownGodson', 422],
    ['knownGodson', 409],
  ])('%s stands at the field, which keeps what was typed', async (code, status) => {
    stubCalls({ godsons: [answerOf(10), { status, body: { code, message: 'Refusé.' } }] })
    render(sponsorship())
    await invite('zoe@example.com')
    const field = screen.getByRole('textbox')
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', 'zoe@example.com'])
    expect(screen.getAllByText(/Refusé\./).length).toBeGreaterThan(0)
  })

  test('the eleventh is refused above the form; a full year has no form', async () => {
    stubCalls({ godsons: [answerOf(1), { status: 429, body: { code: 'godsons', message: 'Dix déjà.' } }] })
    const { unmount } = render(sponsorship())
    await invite('zoe@example.com')
    expect(screen.getByText('Dix déjà.')).toBeDefined()
    unmount()
    casinoQueries.clear()
    stubCalls({ godsons: answerOf(0) })
    render(sponsorship())
    expect(await screen.findByText(/dix filleuls cette année/)).toBeDefined()
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('a limit is explained; anonymous visitors see nothing', async () => {
    stubCalls({ godsons: { status: 403, body: { code: 'limited', message: 'Limité.' } } })
    const { container } = render(sponsorship())
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/casino-barriere/limiter-mon-acces')
    act(() => casinoStore.reset())
    expect(container.textContent).toBe('')
  })
})
