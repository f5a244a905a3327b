// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { showStories, showsListFixtures } from './shows-list.fixtures.ts'
import { showsListSchema } from './shows-list.schema.ts'
import { ShowsList } from './shows-list.tsx'

const list = (raw: Parameters<typeof showsListSchema.parse>[0], more = {}) => (
  <ShowsList block={viewOf(showsListSchema, raw)} context={contextOf(more)} />
)

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

const titles = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)

describe('shows list', () => {
  test.each(everyFixture(showsListFixtures))('$name in $locale shows', async ({ raw, locale }) => {
    const page = await show(list(raw, { locale }))
    expect(
      page.textContent === (locale === 'fr' ? 'Rien à l’affiche pour le moment.' : 'Nothing on the bill just now.'),
    ).toBe(raw.stories === undefined)
  })

  test('a sold-out evening gives way to the next with seats, and so decides the order', async () => {
    await show(list(showsListFixtures.full))
    expect(titles()).toEqual(['Nuit du jazz', 'Une voix, un piano'])
    const piano = screen.getByText('Une voix, un piano').closest('li')
    expect(piano?.querySelector('time')?.dateTime).toBe('2026-06-19T18:30:00.000Z')
    expect(
      piano &&
        within(piano)
          .getByText(/Réserver/)
          .closest('a')
          ?.getAttribute('href'),
    ).toBe('https://billets.example/piano')
  })

  test('all dates to come but the canceled stand in a line, each for machines too', async () => {
    await show(list(showsListFixtures.full))
    const piano = screen.getByText('Une voix, un piano').closest('li')
    expect(plain(piano)).toMatch(/13 et 19 juin(?!,)/)
    expect([...(piano?.querySelectorAll('li li time') ?? [])].map((time) => time.getAttribute('datetime'))).toEqual([
      '2026-06-13',
      '2026-06-19',
    ])
    await show(list(showsListFixtures.full, { locale: 'en' }))
    expect(plain(screen.getByText('Une voix, un piano').closest('li'))).toContain('13 and 19 June')
  })

  test('once only the sold-out evening is left, it is shown as such', async () => {
    const soldOut = {
      ...showStories.piano,
      content: {
        ...showStories.piano.content,
        performances: (showStories.piano.content as unknown as { performances: object[] }).performances.slice(0, 2),
      },
    }
    await show(list({ ...showsListFixtures.minimal, stories: [soldOut] }))
    expect(screen.getByText('Complet')).toBeDefined()
    expect(screen.queryByText(/Réserver/)).toBeNull()
  })

  test('a show is over when its duration has passed', async () => {
    const at = (iso: string) =>
      show(list({ ...showsListFixtures.minimal, stories: [showStories.piano] }, { now: new Date(iso) }))
    expect(plain(await at('2026-06-19T19:59:00Z'))).toContain('19 juin')
    expect(plain(await at('2026-06-19T20:00:00Z'))).not.toContain('19 juin')
  })

  test('posters name the dates', async () => {
    await show(list({ ...showsListFixtures.full, look: 'posters' }))
    expect(plain(screen.getByRole('group'))).toMatch(/Nuit du jazz.*dim. 14 juin, 21 h.*13 et 19 juin/)
  })

  test('a date that has begun is named no more', async () => {
    const at = async (iso: string) => {
      const stories = [showStories.piano]
      await show(list({ ...showsListFixtures.full, stories, look: 'posters' }, { now: new Date(iso) }))
      return plain(screen.getByRole('group'))
    }
    expect(await at('2026-06-13T18:29:00Z')).toContain('13 et 19 juin')
    expect(await at('2026-06-13T18:30:00Z')).toMatch(/ven. 19 juin, 20 h 30/)
  })

  test('may be looked at as a calendar: every date on its day, with what became of it', async () => {
    await show(list({ ...showsListFixtures.full, look: 'calendar' }))
    const june = screen.getByRole('table', { name: /juin 2026/i })
    const dated = within(june)
      .getAllByRole('cell')
      .filter((cell) => cell.querySelector('time'))
    expect(dated.map((cell) => [cell.querySelector('time')?.dateTime, plain(cell.querySelector('li'))])).toEqual([
      ['2026-06-13', '20 h 30Une voix, un pianoComplet'],
      ['2026-06-14', '21 hNuit du jazzExclusif'],
      ['2026-06-19', '20 h 30Une voix, un piano'],
    ])
    expect(within(june).getAllByRole('columnheader')).toHaveLength(7)
    expect(
      within(june)
        .getAllByRole('cell')
        .filter((cell) => cell.getAttribute('aria-current') === 'date')
        .map(plain),
    ).toEqual(['12'])
    const july = screen.getByRole('table', { name: /juillet 2026/i })
    expect(plain(july.querySelector('li'))).toContain('Annulé')
    expect(within(june).getAllByRole('link', { name: 'Une voix, un piano' })[0]?.getAttribute('href')).toBe(
      '/spectacles/une-voix-un-piano',
    )
    expect(document.getElementById('agenda-shows-full-calendar')?.contains(june)).toBe(true)
  })
})
