import { expect, test } from 'vitest'
import { toHtml } from '#blocks/test-support.tsx'
import { articleByline } from './article-byline.tsx'
import { pageOf, storedStory } from './test-support.ts'

const byline = (fields: Readonly<Record<string, unknown>>, locale: 'fr' | 'en') =>
  toHtml(
    articleByline(
      pageOf(
        storedStory('article', { published_on: '2026-06-12 08:00', category: 'table', reading_time: '4', ...fields }),
      ),
      locale,
    ),
  )

test('an article says its author, section, date and reading time', async () => {
  const french = await byline({ author: 'rédaction gourmande' }, 'fr')
  for (const said of ['Texte\u00a0: rédaction gourmande', 'À table', '12 juin 2026', '4\u00a0min de lecture'])
    expect(french).toContain(said)
  expect(await byline({ author: 'food desk' }, 'en')).toContain('Words: food desk')
})

test('without an author it is by the journal’s editors', async () => {
  expect(await byline({}, 'fr')).toContain('Par la rédaction du journal')
})
