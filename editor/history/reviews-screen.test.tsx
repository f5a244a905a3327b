// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReviewCount } from './review-count.tsx'
import { ReviewsScreen } from './reviews-screen.tsx'

const review = (id: number, more: object) => ({
  id,
  story_id: id,
  story_name: `Page ${id}`,
  full_slug: `pages/${id}`,
  release_id: null,
  release_name: null,
  comment: null,
  user_name: 'Camille Roux',
  author_id: '1',
  assignee_id: null,
  assignee_name: null,
  due_date: null,
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})

const REVIEWS = [
  review(1, { assignee_id: 2, due_date: '2020-01-31T22:59:00.000Z', comment: 'Les prix surtout.' }),
  review(2, { due_date: '2099-11-30T22:59:00.000Z', release_id: 5, release_name: 'Printemps' }),
  review(3, { author_id: '2', user_name: 'Noé Lambert', assignee_id: 3, assignee_name: 'Agathe Morel' }),
  review(4, { assignee_id: 3 }),
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(reviews: readonly object[]): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ user: { id: 2, role: 'publisher' }, reviews }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <a href="/reviews">
        À relire
        <ReviewCount />
      </a>
      <ReviewsScreen />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}

const entries = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((one) => one.textContent?.replaceAll('\u00a0', ' '))

test('what waits for whom is listed, and counted in the navigation', async () => {
  await open(REVIEWS)
  expect(screen.getByRole('link', { name: /^À relire ?, 2 en attente$/ })).toBeDefined()
  expect(entries('Pour vous')).toEqual([
    expect.stringMatching(/^Page 1.*Échéance : 31 janv. 2020En retardLes prix surtout\.$/),
  ])
  const [anybodys] = entries('Pour toute personne qui peut approuver')
  expect(anybodys).toMatch(/^Page 2Mise en ligne : Printemps.*Demandée par Camille Roux.*Échéance : 30 nov. 2099$/)
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/stories/2?release=5')
  expect(entries('Vos demandes en attente')).toEqual([expect.stringContaining('Demandée à Agathe Morel')])
  // A request between two other people.
  expect(screen.queryByText('Page 4')).toBeNull()
})

test('nothing that waits is said, and has no count', async () => {
  await open([])
  expect(screen.getByText('Aucune relecture n’est en attente.')).toBeDefined()
  expect(screen.getByRole('link').textContent).toBe('À relire')
})
