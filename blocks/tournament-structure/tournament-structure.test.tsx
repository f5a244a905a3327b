// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GamblingBackground } from '#components/site/gambling-background.tsx'
import '#components/tournaments/live-structure.lazy.enhance.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { tournamentStories } from '../tournaments-list/tournaments-list.fixtures.ts'
import { tournamentStructureFixtures } from './tournament-structure.fixtures.ts'
import { tournamentStructureSchema } from './tournament-structure.schema.ts'
import { TournamentStructure } from './tournament-structure.tsx'

const { getStory, fetched } = vi.hoisted(() => ({ getStory: vi.fn(), fetched: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ getStory }) }))

const STORIES = Object.values(tournamentStories)

const page = async (raw = tournamentStructureFixtures.full, more: Parameters<typeof contextOf>[0] = {}) => {
  const context = contextOf(more)
  document.documentElement.lang = context.locale
  return await show(
    <GamblingBackground locale={context.locale}>
      {(shown) => (
        <TournamentStructure block={viewOf(tournamentStructureSchema, raw)} context={context} warningShown={shown} />
      )}
    </GamblingBackground>,
  )
}

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(plain))

/** Visible texts of a figure, by its label. */
const figure = (label: string) =>
  [...(screen.getByText(label).parentElement?.querySelectorAll('dd') ?? [])]
    .map((one) =>
      [...one.querySelectorAll('[hidden]')].reduce(
        (text, hidden) => text.replace(plain(hidden) ?? '', ''),
        plain(one) ?? '',
      ),
    )
    .join(' | ')

beforeEach(() => {
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const story = STORIES.find((one) => one.uuid === uuid)
    return { ...story, id: 1, fullSlug: story?.full_slug, publishedAt: undefined, shown: [], linked: [] }
  })
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('structure of a tournament', () => {
  test('levels with their times, breaks and the end of late registration across the table', async () => {
    await page()
    expect(rows()).toEqual([
      ['Niveau', 'Blindes', 'Ante', 'Durée', 'Début'],
      ['1', '100 / 200', '–', '25 min', '19 h'],
      ['2', '200 / 400', '–', '25 min', '19 h 25'],
      ['Pause 15 min 19 h 50'],
      ['3', '300 / 600', '–', '25 min', '20 h 05'],
      ['Fin des inscriptions tardives'],
      ['4', '500 / 1 000', '500', '25 min', '20 h 30'],
    ])
    const table = screen.getByRole('table', { name: 'Niveaux et pauses' })
    expect(table.querySelectorAll('thead th[scope=col]')).toHaveLength(5)
    expect(table.querySelectorAll('tbody th[scope=row]')).toHaveLength(4)
    expect(table.querySelectorAll('tbody td[colspan="5"]')).toHaveLength(2)
  })

  test('what it costs, what it may win, and what is sold at the table', async () => {
    await page()
    expect(['Buy-in', 'Dotation prévue', 'Tapis de départ', 'Inscriptions tardives'].map(figure)).toEqual([
      '100 € | 85 € pour les joueurs, 10 € de frais, 5 € pour le personnel',
      '5 000 € garantis',
      '30 000 jetons',
      'Jusqu’à la fin du niveau 3',
    ])
    await page(tournamentStructureFixtures.longest, { locale: 'en' })
    expect(['Re-entries', 'Add-on'].map(figure)).toEqual(['1, at the table', '€100 for 25,000 chips, at the table'])
  })

  test('without levels it says when they come; a tournament that is not published shows nothing', async () => {
    expect(plain(await page(tournamentStructureFixtures.minimal))).toContain(
      'La structure sera publiée avant le tournoi.',
    )
    const { of: _, ...none } = tournamentStructureFixtures.minimal
    expect(
      (await page({ ...none, _uid: 'none', component: 'tournament-structure' })).querySelector('section'),
    ).toBeNull()
  })

  test('entries make the forecast, and versions are told', async () => {
    const buyIn = { prize: 8_500, fee: 1_000, staff: 500 }
    const sale = {
      categories: [{ entries: 70, buyIn }],
      structure: { guarantee: 500_000 },
      changes: [
        {
          version: 2,
          at: '2026-06-10T10:00:00Z',
          changes: [
            { what: 'level', level: 3, before: '300/600 25', after: '400/800 (800) 25' },
            { what: 'add-on', after: '5000 25000' },
            { what: 'break', level: 2, before: '15' },
          ],
        },
      ],
    }
    fetched.mockResolvedValue(Response.json({ sale }))
    await page()
    await vi.waitFor(() => expect(figure('Dotation prévue')).toBe('5 950 € pour 70 entrées'))
    expect(fetched.mock.calls.map(([address]) => address as string)).toEqual([
      `/api/casino/sales/${encodeURIComponent(tournamentStories.friday.uuid)}`,
    ])
    expect(plain(document.querySelector('[data-changes]'))).toBe(
      'La structure a changéVersion 2, modifiée le 10 juin 2026 : niveau 3 : 300 / 600, 25 min, ' +
        'désormais 400 / 800, ante 800, 25 min ; ' +
        'add-on : ajouté, 50 € pour 25 000 jetons ; pause après le niveau 2 : retiré, 15 min.',
    )
  })
})
