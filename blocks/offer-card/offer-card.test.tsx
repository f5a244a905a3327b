// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { offerStories } from '../offers-list/offers-list.fixtures.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { offerCardFixtures } from './offer-card.fixtures.ts'
import { offerCardSchema } from './offer-card.schema.ts'
import { OfferCard } from './offer-card.tsx'

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    getStory: async ({ uuid }: { uuid: string }) => {
      const story = Object.values(offerStories).find((one) => one.uuid === uuid)
      if (!story) throw new ContentError('not there', 404)
      return { ...story, id: 1, fullSlug: story.full_slug, publishedAt: undefined, shown: [], linked: [] }
    },
  }),
}))

const card = (raw: Parameters<typeof offerCardSchema.parse>[0], more = {}) => (
  <OfferCard block={viewOf(offerCardSchema, raw)} context={contextOf(more)} />
)

const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  vi.clearAllMocks()
})

describe('offer', () => {
  test.each(everyFixture(offerCardFixtures))('$name in $locale shows one offer', async ({ raw, locale }) => {
    const page = await show(card(raw, { locale }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(page.querySelectorAll('picture')).toHaveLength(1)
  })

  test('the box tells price, dates, houses and code', async () => {
    const words = plain(await show(card(offerCardFixtures.full)))
    for (const part of [
      '−14 %, jusqu’au 30 juin',
      '590 €',
      '690 €',
      'du 1er juin 2026 au 30 juin 2026',
      'Les Colombages, Les Bains de Deauville',
      'BAIN26',
      'Conditions',
    ])
      expect(words).toContain(part)
    expect(links()).toEqual([
      ['Choisir ses dates', 'https://reservation.example/bain'],
      ['Voir l’offre', '/offres/deux-nuits-et-un-bain'],
    ])
  })

  test('on the offer’s own page no link leads to itself, and the picture is the hero’s', async () => {
    const path = '/offres/deux-nuits-et-un-bain'
    const page = await show(card(offerCardFixtures.full, { path }))
    expect(links()).toEqual([['Choisir ses dates', 'https://reservation.example/bain']])
    expect(page.querySelector('picture')).toBeNull()
    // As the first block of the page it replaces the hero.
    expect((await show(card(offerCardFixtures.full, { path, first: true }))).querySelector('picture')).not.toBeNull()
  })

  test('once over it says so and cannot be booked', async () => {
    const page = await show(card({ ...offerCardFixtures.minimal, offer: [offerStories.past.uuid] }))
    expect(page.textContent).toContain('Terminée')
    expect(links()).toEqual([['Voir l’offre', '/offres/trois-nuits-a-cannes']])
  })

  test('an unpublished offer, or none, renders nothing', async () => {
    expect(await toHtml(card({ ...offerCardFixtures.minimal, offer: ['gone'] }))).toBe('')
    expect(await toHtml(card({ ...offerCardFixtures.minimal, offer: [] }))).toBe('')
  })

  test('one that promotes gambling stands beside the law’s warning', async () => {
    expect(await toHtml(card({ ...offerCardFixtures.minimal, offer: [offerStories.gambling.uuid] }))).toContain(
      'joueurs-info-service.fr',
    )
    expect(await toHtml(card(offerCardFixtures.full))).not.toContain('joueurs-info-service.fr')
  })
})
