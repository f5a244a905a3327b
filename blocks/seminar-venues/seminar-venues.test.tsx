// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { seminarVenuesFixtures } from './seminar-venues.fixtures.ts'
import { seminarVenuesSchema } from './seminar-venues.schema.ts'
import { SeminarVenues } from './seminar-venues.tsx'

const gateway = vi.hoisted(() => ({ listStories: vi.fn() }))

const picked = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => gateway }))

vi.mock('../listing/picked-story.ts', () => ({ pickedStory: picked }))

const VENUE = storyOf('seminaires/salon-des-planches', { component: 'seminar', title: 'Salon des Planches' })

const OTHER = '5e8c1f0a-0000-4000-8000-000000000003'

beforeEach(() => {
  gateway.listStories.mockResolvedValue({ stories: [parseStoryReference(VENUE)], tags: [] })
})

const { minimal, full } = seminarVenuesFixtures

const venues = (raw: Parameters<typeof seminarVenuesSchema.parse>[0], more = {}) => (
  <SeminarVenues block={viewOf(seminarVenuesSchema, raw)} context={contextOf(more)} />
)

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('seminar-venues', () => {
  test.each(everyFixture(seminarVenuesFixtures))(
    '$name in $locale has a row a hall, headed by its name',
    async ({ raw, locale }) => {
      await show(venues(raw, { locale }))
      expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
        (raw.halls as { name: string }[]).map((hall) => hall.name.trim()),
      )
    },
  )

  test('figures are written in the language of the page', async () => {
    await show(venues(full))
    expect(rows()[1]).toEqual([
      'Salon des Planches',
      '210\u00a0m²',
      '4,2\u00a0m',
      'Oui',
      '200',
      '120',
      '54',
      '–sans objet',
      '150',
      '1\u202f200',
    ])
    await show(venues(full, { locale: 'en' }))
    expect(rows()[1]).toEqual([
      'Salon des Planches',
      '210\u00a0m²',
      '4.2\u00a0m',
      'Yes',
      '200',
      '120',
      '54',
      '–not available',
      '150',
      '1,200',
    ])
    expect(rows()[3]?.[3]).toBe('No')
  })

  test('the largest hall of each layout stands out', async () => {
    const page = await show(venues(full))
    expect([...page.querySelectorAll('td strong')].map((cell) => cell.textContent)).toEqual([
      '200',
      '120',
      '54',
      '150',
      '1\u202f200',
      '26',
    ])
  })

  test('one hall alone is not the largest of any, and layouts that nobody has get no column', async () => {
    const page = await show(venues(minimal))
    expect(page.querySelector('strong')).toBeNull()
    expect(rows()[0]).toEqual(['Salle', 'Surface', 'Hauteur', 'Lumière du jour', 'Théâtre'])
  })

  test('layouts are drawn beside their names', async () => {
    await show(venues(full))
    const items = within(screen.getByRole('list', { name: 'Dispositions' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Théâtre',
      'Classe',
      'En U',
      'Conseil',
      'Banquet',
      'Cocktail',
    ])
    expect(items.every((item) => item.querySelector('svg[aria-hidden="true"]'))).toBe(true)
  })

  test('the table is named and can be scrolled with the keyboard', async () => {
    await show(venues(full))
    expect(screen.getByRole('region', { name: 'Trois salons sur le jardin\u00a0: capacité des salles' }).tabIndex).toBe(
      0,
    )
  })

  test('on a venue’s page it can be added to the request; elsewhere, the one that the editor names', async () => {
    const item = (page: HTMLElement) => page.querySelector<HTMLElement>('site-seminar-choice')?.dataset['item']
    expect(item(await show(venues(full)))).toBeUndefined()
    const uuid = parseStoryReference(VENUE)?.uuid
    expect(item(await show(venues(full, { path: '/seminaires/salon-des-planches' })))).toBe(uuid)
    expect(item(await show(venues(full, { locale: 'en', path: '/en/seminaires/salon-des-planches' })))).toBe(uuid)
    picked.mockImplementation(async (wanted: string) => ({ uuid: wanted, name: 'Rotonde' }))
    expect(item(await show(venues({ ...full, venue: [OTHER] }, { path: '/hotels/les-colombages' })))).toBe(OTHER)
  })
})
