// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { collectionsFixtures } from './collections.fixtures.ts'
import { collectionsSchema } from './collections.schema.ts'
import { Collections } from './collections.tsx'

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories: () => Promise.resolve({ stories: [], tags: [] }) }),
}))

const { full, minimal, posters } = collectionsFixtures

const collections = (raw: Parameters<typeof collectionsSchema.parse>[0], more = {}) => (
  <Collections block={viewOf(collectionsSchema, raw)} context={contextOf(more)} />
)

describe('collections', () => {
  test.each(everyFixture(collectionsFixtures))(
    '$name in $locale shows each collection once, its title the only link',
    async ({ raw, locale }) => {
      await show(collections(raw, { locale }))
      const titles = (raw.stories as { content: { title: string } }[]).map((story) => story.content.title)
      expect(screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual(titles)
    },
  )

  test('a card tells how many houses belong to it', async () => {
    await show(collections(full))
    expect(screen.getAllByRole('article').map((card) => /\d+\smaisons?/.exec(card.textContent ?? '')?.[0])).toEqual([
      '2\u00a0maisons',
      '1\u00a0maison',
    ])
  })

  test('without a picture the words stand alone', async () => {
    expect(await toHtml(collections(minimal))).not.toContain('<picture')
  })

  test('posters scroll in a row', async () => {
    await show(collections(posters))
    expect(within(screen.getByRole('group', { name: /Collections/ })).getAllByRole('article')).toHaveLength(2)
  })

  test('an empty folder shows nothing', async () => {
    expect(await toHtml(collections({ ...full, stories: [], list_folder: 'collections' }))).toBe('')
  })
})
