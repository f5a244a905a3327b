// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { spaCardsFixtures } from './spa-cards.fixtures.ts'
import { spaCardsSchema } from './spa-cards.schema.ts'
import { SpaCards } from './spa-cards.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

const { minimal, full } = spaCardsFixtures

const spas = (raw: Parameters<typeof spaCardsSchema.parse>[0], more = {}) => (
  <SpaCards block={viewOf(spaCardsSchema, raw)} context={contextOf(more)} />
)

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

describe('spa-cards', () => {
  test.each(everyFixture(spaCardsFixtures))(
    '$name in $locale shows each spa with its town',
    async ({ raw, locale }) => {
      await show(spas(raw, { locale }))
      const stories = raw.stories as { content: { title: string; town: string } }[]
      expect(
        screen
          .getAllByRole('article')
          .map((card, index) => card.textContent?.includes(stories[index]?.content.town ?? '-')),
      ).toEqual(stories.map(() => true))
    },
  )

  test('a card tells the area and the price of treatments', async () => {
    await show(spas(full))
    expect(screen.getAllByRole('article')[0]?.textContent).toMatch(/900\u00a0m².*soins dès.*85\u00a0€/)
  })

  test('a folder gives the spas of the town alone', async () => {
    listStories.mockImplementation(listOf(viewOf(spaCardsSchema, full).stories))
    await show(spas({ ...minimal, stories: [], list_folder: 'spas', town: 'La Baule' }))
    expect(titles()).toEqual(['Thalasso La Baie'])
  })

  test('a town without a spa shows nothing, not even the title', async () => {
    listStories.mockImplementation(listOf(viewOf(spaCardsSchema, full).stories))
    expect(await toHtml(spas({ ...full, stories: [], list_folder: 'spas', town: 'Dinard' }))).toBe('')
  })

  test('the way to more stands in the head', async () => {
    await show(spas(full))
    expect(screen.getByRole('link', { name: 'Tous les spas' }).getAttribute('href')).toBe('/spas')
  })
})
