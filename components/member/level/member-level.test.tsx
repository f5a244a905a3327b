// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/client/queries.ts'
import type { LevelAnswer } from '@barriere/shared/programmes/hotel/stays.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { MemberLevel } from './member-level.tsx'
import { ADVANTAGES, stubCalls } from '../test-support.ts'

const show = (answer: LevelAnswer, locale: 'fr' | 'en' = 'fr') => {
  stubCalls({ level: { body: answer } })
  const { level, frame } = messagesOf(locale).member
  return render(<MemberLevel locale={locale} labels={level} frame={frame} />)
}

const PROGRESS = {
  from: '2025-11-03',
  to: '2026-11-02',
  counted: { nights: 5, spend: 130_050 },
  rule: { nights: 12, spend: 300_000 },
  missing: { nights: 7, spend: 169_950 },
}

const RISING: LevelAnswer = {
  level: 'IBPROSPECT',
  progress: PROGRESS,
  next: ADVANTAGES.slice(0, 1),
  history: [{ day: '2026-03-01', from: 'IBINFINIMENT', to: 'IBPROSPECT', why: 'expired', nights: 1, spend: 20_000 }],
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

describe('the level', () => {
  test('says in words what is missing, beside bars that are named, and what comes next', async () => {
    show(RISING)
    const sentence = await screen.findByText(/^Il vous manque/)
    expect(plain(sentence.textContent)).toBe(
      'Il vous manque 7 nuits, ou 1 699,50 € de séjour, pour devenir Infiniment.',
    )
    const nights = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Nuits' })
    const spend = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Dépenses de séjour' })
    expect([nights.value, nights.max, spend.value, spend.max]).toEqual([5, 12, 130_050, 300_000])
    expect(plain(spend.parentElement?.textContent)).toBe('1 300,50 € sur 3 000 €')
    expect(screen.getByText('Tarif membre')).toBeDefined()
    expect(plain(screen.getByText(/^Découverte, après/).textContent)).toBe(
      'Découverte, après douze mois avec 1 nuit et 200 €',
    )
    expect(screen.getByRole('link', { name: /séjour manque/ }).getAttribute('href')).toBe(
      '/infiniment-barriere/mes-sejours#claims',
    )
  })

  test('of an Infiniment member says until when, and what keeps it', async () => {
    const until = '2027-02-11'
    show({ ...RISING, level: 'IBINFINIMENT', until, next: [] }, 'en')
    expect((await screen.findByText(/^Your status is yours/)).textContent).toBe(
      'Your status is yours until 11 February 2027. To keep it for another year, 7 nights, or €1,699.50 spent on ' +
        'stays, are missing until then.',
    )
    cleanup()
    queryClient.clear()
    const missing = { nights: 0, spend: 100 }
    show({ ...RISING, level: 'IBINFINIMENT', until, progress: { ...PROGRESS, missing } }, 'en')
    expect(await screen.findByText(/have already earned the year after/)).toBeDefined()
  })

  test('of a collaborator has no bar and no claim', async () => {
    show({ level: 'IBCOLLABORATEUR', next: [], history: [] })
    expect(await screen.findByText('Votre statut Collaborateur ne dépend pas de vos séjours.')).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('link', { name: /séjour manque/ })).toBeNull()
  })
})
