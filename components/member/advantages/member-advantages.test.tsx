// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { MemberAdvantagesIsland } from './member-advantages.island.tsx'
import { ADVANTAGES, NOBODY, connectionOf, stubCalls } from '../test-support.ts'

const advantages = (kind: 'standing' | 'birthday', locale: 'fr' | 'en' = 'fr') => (
  <MemberAdvantagesIsland
    kind={kind}
    locale={locale}
    hotels={{ href: '/hotels' }}
    labels={messagesOf(locale).member.advantages}
    frame={messagesOf(locale).member.frame}
  />
)

beforeEach(() => {
  act(() => profileStore.take(connectionOf()))
  stubCalls({ advantages: { body: { advantages: ADVANTAGES } } })
})

afterEach(() => {
  cleanup()
  act(() => profileStore.reset())
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('advantages', () => {
  test.each(LOCALES)('in %s show what always holds, and nothing of the birthday', async (locale) => {
    render(advantages('standing', locale))
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
      locale === 'fr' ? 'Tarif membre' : 'Member rate',
    )
    expect(screen.getByText(locale === 'fr' ? 'Moins cher.' : 'Cheaper.')).toBeDefined()
    expect(screen.getByRole('link', { name: messagesOf(locale).member.advantages.book }).getAttribute('href')).toBe(
      '/hotels',
    )
  })

  test.each([
    ['2026-06-12T10:00:00Z', 'Commence dans 19\u00a0jours.'],
    ['2026-06-30T10:00:00Z', 'Commence dans 1\u00a0jour.'],
    // 1 July in Paris.
    ['2026-06-30T22:30:00Z', 'C’est votre mois. Encore 31\u00a0jours, dernier jour compris.'],
    ['2026-07-31T21:00:00Z', 'C’est votre mois. Encore 1\u00a0jour, dernier jour compris.'],
  ])('of the birthday, on %s: %s', async (now, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    render(advantages('birthday'))
    const period = await screen.findByText(/au 31 juillet 2026/)
    expect(period.innerHTML).toBe('Du 1<sup>er</sup> au 31 juillet 2026')
    expect(screen.getByText(words, { normalizer: (text) => text })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Petit déjeuner d’anniversaire')
  })

  test('a status that gives none says so', async () => {
    stubCalls({ advantages: { body: { advantages: [] } } })
    render(advantages('birthday'))
    expect(await screen.findByText(messagesOf('fr').member.advantages.empty)).toBeDefined()
  })

  test('what could not be read can be tried again', async () => {
    stubCalls({
      advantages: [
        { status: 422, body: { code: 'default', message: 'Erreur technique.' } },
        { body: { advantages: ADVANTAGES } },
      ],
    })
    render(advantages('standing'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur technique.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Tarif membre')).toBeDefined()
  })

  test('while they load, skeletons are shown; anonymous visitors see nothing', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { container } = render(advantages('standing'))
    expect(container.querySelector('[aria-busy=true]')?.textContent).toBe('Vos avantages arrivent…')
    act(() => profileStore.take(NOBODY))
    expect(container.textContent).toBe('')
  })
})
