// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AgendaStatus } from '@barriere/shared/domain/content/agenda.ts'
import { show } from '../test-support.tsx'
import { AgendaState, statusWord } from './agenda-state.tsx'

const startsAt = new Date('2026-06-12T18:30:00Z')

async function actionOf(status: AgendaStatus, now: string, seats = true): Promise<string | undefined> {
  const performance = {
    startsAt,
    status,
    booking: { href: 'https://billets.example/' },
    seats: seats ? { href: '/spectacles/nuit-du-jazz#places' } : undefined,
  }
  await show(<AgendaState performance={performance} now={new Date(now)} locale="fr" about="Nuit du jazz" />)
  return screen.queryByRole('link')?.textContent?.replaceAll('\u00a0', ' ')
}

const [BEFORE, AFTER] = ['2026-06-12T18:29:00Z', '2026-06-12T18:30:00Z']

test('what is full can be waited for where the site sells it, until it begins', async () => {
  expect(await actionOf('full', BEFORE)).toBe('Liste d’attente : Nuit du jazz')
  expect(screen.getByText('Complet')).toBeDefined()
  expect(await actionOf('full', BEFORE, false)).toBeUndefined()
  expect(await actionOf('full', AFTER)).toBeUndefined()
})

test.each(['canceled', 'postponed', 'finished'] as const)('nothing is booked of what is %s', async (status) => {
  expect(await actionOf(status, BEFORE)).toBeUndefined()
})

test('what has begun is booked no more', async () => {
  expect(await actionOf('open', BEFORE)).toBe('Réserver : Nuit du jazz')
  expect(await actionOf('open', AFTER)).toBeUndefined()
})

test('a promotion says what it is, where the editor does', () => {
  const promotion = 'Deux places pour une'
  expect(statusWord({ status: 'promotion', promotion }, 'fr')).toBe(promotion)
  expect(statusWord({ status: 'promotion' }, 'fr')).toBe('Promotion')
  expect(statusWord({ status: 'full', promotion }, 'fr')).toBe('Complet')
  expect(statusWord({ status: 'open', promotion }, 'fr')).toBeUndefined()
})
