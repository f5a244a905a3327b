// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { instagramImagesFixtures } from './instagram-images.fixtures.ts'
import { instagramImagesSchema } from './instagram-images.schema.ts'
import { InstagramImages } from './instagram-images.tsx'

const { posts } = vi.hoisted(() => ({ posts: vi.fn() }))

vi.mock('#lib/gateways/instagram/instagram.ts', () => ({ instagramGateway: () => ({ posts }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const post = (id: string, more = {}) => ({
  id,
  permalink: `https://instagram.example/p/${id}`,
  picture: `/api/instagram/${id}`,
  alt: `Image de ${id}`,
  ...more,
})

beforeEach(() => {
  posts.mockResolvedValue(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((id) => post(id)))
})

const images = (raw: Parameters<typeof instagramImagesSchema.parse>[0], more = {}) => (
  <InstagramImages block={viewOf(instagramImagesSchema, raw)} context={contextOf(more)} />
)

const { minimal, full, longest } = instagramImagesFixtures

describe('instagram images', () => {
  test.each(everyFixture(instagramImagesFixtures))(
    '$name in $locale asks nobody but the site for pictures',
    async ({ raw, locale }) => {
      const page = await show(images(raw, { locale }))
      const sources = [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      expect(sources).toHaveLength(Math.min(10, Number(raw.limit ?? 8)))
      expect(sources.every((source) => /^\/api\/instagram\/[a-j]$/.test(source ?? ''))).toBe(true)
      expect(page.querySelector('script, iframe, link')).toBeNull()
    },
  )

  test('each leads to its post, named by what it shows', async () => {
    await show(images(full))
    const [first] = within(screen.getByRole('list')).getAllByRole('link')
    expect([first?.getAttribute('href'), first?.getAttribute('rel')]).toEqual([
      'https://instagram.example/p/a',
      'noopener',
    ])
    expect(screen.getByRole('link', { name: /^Image de a/ })).toBe(first)
    expect(screen.getByRole('link', { name: 'Voir le compte' }).getAttribute('href')).toBe(
      'https://instagram.example/barriere',
    )
  })

  test('French words are marked on an English page; a picture without words is numbered', async () => {
    posts.mockResolvedValue([post('a'), post('b', { alt: undefined })])
    const [first, second] = [...(await show(images(minimal, { locale: 'en' }))).querySelectorAll('img')]
    expect([first?.lang, second?.lang, second?.alt]).toEqual(['fr', '', 'Instagram picture 2'])
  })

  test('a post with a dangerous address is a picture alone', async () => {
    posts.mockResolvedValue([post('a', { permalink: 'javascript:alert(1)' })])
    const page = await show(images(minimal))
    expect([page.querySelectorAll('img').length, page.querySelectorAll('a').length]).toEqual([1, 0])
  })

  test('a row scrolls', async () => {
    await show(images(longest))
    expect(
      within(screen.getByRole('group', { name: 'Images d’Instagram, faites défiler' })).getAllByRole('img'),
    ).toHaveLength(10)
  })

  test('while there are none, neither is the block; the page is looked at again another day', async () => {
    posts.mockResolvedValue([])
    expect(await toHtml(images(full))).toBe('')
    expect(tagPage).toHaveBeenCalledWith(['day'])
  })
})
