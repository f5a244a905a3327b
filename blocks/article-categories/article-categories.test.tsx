// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { articleOf } from '../articles-list/articles-list.fixtures.ts'
import { unsafeLink } from '../fixture-values.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { articleCategoriesFixtures } from './article-categories.fixtures.ts'
import { articleCategoriesSchema } from './article-categories.schema.ts'
import { ArticleCategories } from './article-categories.tsx'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

beforeEach(() => {
  const raw = [
    articleOf('a', '2026-01-01', { category: 'places' }),
    articleOf('b', '2026-01-01', { category: 'table' }),
    articleOf('c', '2026-01-01', { category: 'table' }),
  ]
  listStories.mockImplementation(listOf(raw.map(parseStoryReference)))
})

const categories = (raw: Parameters<typeof articleCategoriesSchema.parse>[0], more = {}) => (
  <ArticleCategories block={viewOf(articleCategoriesSchema, raw)} context={contextOf(more)} />
)

const { full, minimal } = articleCategoriesFixtures

describe('article categories', () => {
  test.each(everyFixture(articleCategoriesFixtures))(
    '$name in $locale leads to every category',
    async ({ raw, locale }) => {
      await show(categories(raw, { locale }))
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
        (raw.items as { label: string }[]).map((item) => item.label.trim()),
      )
    },
  )

  test('each tells how many articles the folder has of it', async () => {
    await show(categories({ ...full, list_folder: 'journal' }))
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Tout le journal3 articles',
      'Lieux1 article',
      'À table2 articles',
      'Maisons et histoire0 article',
      'Jeux et nuits0 article',
    ])
    await show(categories({ ...minimal, list_folder: 'journal' }, { locale: 'en' }))
    expect(screen.getByRole('link').textContent).toBe('Lieux1 story')
  })

  test('the one whose page this is stands out', async () => {
    await show(categories(full, { path: '/journal/rubriques/table' }))
    expect(screen.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual(['À table'])
  })

  test('they are one group with a name', async () => {
    await show(categories(minimal))
    expect(within(screen.getByRole('group', { name: 'Rubriques' })).getAllByRole('link')).toHaveLength(1)
  })

  test('one that leads nowhere is left out, and with the last of them the block', async () => {
    const [first] = minimal.items as object[]
    expect(await toHtml(categories({ ...minimal, items: [{ ...first, link: unsafeLink }] }))).toBe('')
  })
})
