// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { listOf } from '../test-support-lists.ts'
import { articleOf, articlesListFixtures } from './articles-list.fixtures.ts'
import { articlesListSchema } from './articles-list.schema.ts'
import { ArticlesList } from './articles-list.tsx'
import { listPageOf, pagesOf } from './list-page.ts'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

const inFolder = (...raw: object[]) => listStories.mockImplementation(listOf(raw.map(parseStoryReference)))

beforeEach(() => {
  inFolder()
})

const list = (raw: Parameters<typeof articlesListSchema.parse>[0], more = {}) => (
  <ArticlesList block={viewOf(articlesListSchema, raw)} context={contextOf(more)} />
)

const { full, minimal } = articlesListFixtures

const folder = { _uid: 'a', component: 'articles-list', list_folder: 'journal' }

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)

const seven = Array.from({ length: 7 }, (_, index) => articleOf(`a${index + 1}`, `2026-06-${20 - index}`))

describe('articles', () => {
  test.each(everyFixture(articlesListFixtures))(
    '$name in $locale shows picked articles in the editor’s order',
    async ({ raw, locale }) => {
      await show(list(raw, { locale }))
      const picked = (raw.stories as { content: { title: string } }[]).map((story) => story.content.title)
      expect(titles()).toEqual(picked.slice(0, Number(raw.limit ?? 99)))
    },
  )

  test('a card tells category, date and reading time in the language of the page', async () => {
    await show(list(full))
    expect(screen.getAllByRole('article')[1]?.textContent).toMatch(/À table.*29 mai 2026.*4\u00a0min/)
    await show(list(full, { locale: 'en' }))
    expect(screen.getAllByRole('article')[1]?.textContent).toMatch(/At the table.*29 May 2026.*4\u00a0min/)
  })

  test('a folder’s come newest first, of one category where one is chosen, as many as asked for', async () => {
    inFolder(
      articleOf('old', '2025-01-01'),
      articleOf('new', '2026-05-01', { category: 'table' }),
      articleOf('middle', '2025-06-01', { category: 'table' }),
    )
    await show(list(folder))
    expect(titles()).toEqual(['new', 'middle', 'old'])
    await show(list({ ...folder, category: 'table' }))
    expect(titles()).toEqual(['new', 'middle'])
    await show(list({ ...folder, limit: '1' }))
    expect(titles()).toEqual(['new'])
  })

  test('a page of another type, or without a date, is left out', async () => {
    inFolder(
      articleOf('good', '2026-01-01'),
      { ...articleOf('undated', ''), content: { _uid: 'x', component: 'article', title: 'undated' } },
      { ...articleOf('x', '2026-01-01'), content: { _uid: 'x', component: 'page', title: 'page' } },
    )
    await show(list(folder))
    expect(titles()).toEqual(['good'])
  })

  test('the first is large where asked for, with its title the only link', async () => {
    const page = await show(list(full))
    expect(page.querySelector('article')?.className).toMatch(/lead/)
    expect(page.querySelectorAll('[class*="lead"]')).toHaveLength(1)
    expect((await show(list(minimal))).querySelector('[class*="lead"]')).toBeNull()
  })

  test('nothing to show is said', async () => {
    const page = await show(list(folder))
    expect(page.textContent).toBe('Aucun article pour le moment.')
  })
})

describe('in pages', () => {
  const paged = { ...folder, limit: '3', paged: true, lead: true }
  const at = (listPage: number, path = '/journal') => list(paged, { listPage, path })

  beforeEach(() => {
    inFolder(...seven)
  })

  test('each page shows its share; only the first has a large article', async () => {
    const first = await show(at(1))
    expect([titles(), first.querySelectorAll('[class*="lead"]').length]).toEqual([['a1', 'a2', 'a3'], 1])
    const last = await show(at(3))
    expect([titles(), last.querySelectorAll('[class*="lead"]').length]).toEqual([['a7'], 0])
  })

  test('addresses name the page, the first has no query', async () => {
    await show(at(2, '/en/journal'))
    const nav = screen.getByRole('navigation', { name: 'Pages de la liste' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en/journal', '/en/journal', '/en/journal?page=2', '/en/journal?page=3', '/en/journal?page=3'])
    expect(within(nav).getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2')
  })

  test('a page beyond the last leads back to the first', async () => {
    await show(at(4))
    expect(titles()).toEqual([])
    expect(screen.getByRole('link', { name: 'Revenir au début' }).getAttribute('href')).toBe('/journal')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('a list that is not paged takes no notice of the address', async () => {
    await show(list({ ...folder, limit: '3' }, { listPage: 2 }))
    expect(titles()).toEqual(['a1', 'a2', 'a3'])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('twelve stand on a page where the editor does not say', () => {
    expect(listPageOf(Array.from({ length: 25 }), 3)).toEqual({ shown: [undefined], pages: 3 })
    expect(listPageOf([], 1)).toEqual({ shown: [], pages: 1 })
  })

  test('no more pages are led to than have an address', () => {
    expect([pagesOf(25_000, 12), pagesOf(1_000_000, 12)]).toEqual([2_084, 9_999])
  })
})
