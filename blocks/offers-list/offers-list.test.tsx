// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { offerStories, offersListFixtures } from './offers-list.fixtures.ts'
import { offersListSchema } from './offers-list.schema.ts'
import { OffersList } from './offers-list.tsx'

vi.mock('#lib/process/rendering.ts', { spy: true })

const list = (raw: Parameters<typeof offersListSchema.parse>[0], more = {}) => (
  <OffersList block={viewOf(offersListSchema, raw)} context={contextOf(more)} />
)

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article')

beforeEach(() => {
  vi.clearAllMocks()
})

describe('offers list', () => {
  test.each(everyFixture(offersListFixtures))(
    '$name in $locale shows, and is rendered anew every day',
    async ({ raw, locale }) => {
      const page = await show(list(raw, { locale }))
      expect(tagPage).toHaveBeenCalledWith(['day'])
      expect(page.textContent?.includes(locale === 'fr' ? 'Aucune offre en cours.' : 'No offers at the moment.')).toBe(
        raw.stories === undefined,
      )
    },
  )

  test('what ends first comes first, what has ended is left out', async () => {
    await show(list(offersListFixtures.full))
    expect(titles()).toEqual([
      'Deux nuits et un bain',
      'Huîtres et champagne',
      'Table et jeux',
      'Deux nuits au grand vent',
      'Vue sur l’Émeraude',
    ])
    await show(list(offersListFixtures.full, { now: new Date('2026-06-30T22:00:00Z') }))
    expect(titles()).not.toContain('Deux nuits et un bain')
  })

  test('badges tell a reduction and a near end', async () => {
    await show(list(offersListFixtures.full))
    expect(plain(card('Deux nuits et un bain'))).toContain('−14 %, jusqu’au 30 juin')
    expect(plain(card('Huîtres et champagne'))).toContain('Jusqu’au 14 juillet')
    expect(plain(card('Deux nuits au grand vent'))).not.toMatch(/[Jj]usqu/)
    await show(list(offersListFixtures.full, { locale: 'en' }))
    expect(plain(card('Deux nuits et un bain'))).toContain('−14%, until 30 June')
  })

  test('the price before is struck, and said for who does not see it', async () => {
    await show(list(offersListFixtures.full))
    expect(plain(card('Deux nuits et un bain')?.querySelector('s'))).toBe('Prix avant remise 690 €')
    expect(plain(card('Deux nuits et un bain'))).toContain('pour deux, deux nuits')
    expect(document.querySelectorAll('s')).toHaveLength(1)
  })

  test('a category and a limit choose among them', async () => {
    await show(list({ ...offersListFixtures.full, category: 'stay' }))
    expect(titles()).toEqual(['Deux nuits au grand vent', 'Vue sur l’Émeraude'])
    await show(list({ ...offersListFixtures.full, limit: '2' }))
    expect(titles()).toEqual(['Deux nuits et un bain', 'Huîtres et champagne'])
  })

  test('chips offer the categories there are, where there is a choice', async () => {
    await show(list(offersListFixtures.full))
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Tous',
      'Spas',
      'Tables',
      'Soirées',
      'Séjours',
    ])
    await show(list({ ...offersListFixtures.full, category: 'stay' }))
    expect(screen.queryAllByRole('radio')).toEqual([])
    await show(list({ ...offersListFixtures.full, filters: false }))
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  test('an offer that promotes gambling brings the law’s warning along', async () => {
    const of = (story: object) => list({ ...offersListFixtures.minimal, stories: [story] })
    expect((await show(of(offerStories.gambling))).textContent).toContain(
      "Les jeux d'argent et de hasard peuvent être dangereux",
    )
    expect((await show(of(offerStories.soon))).textContent).not.toContain('dangereux')
  })
})
