// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { photoGalleryFixtures } from './photo-gallery.fixtures.ts'
import { photoGallerySchema } from './photo-gallery.schema.ts'
import { PhotoGallery } from './photo-gallery.tsx'

const gallery = (raw: Parameters<typeof photoGallerySchema.parse>[0], more = {}) => (
  <PhotoGallery block={viewOf(photoGallerySchema, raw)} context={contextOf(more)} />
)

const { minimal, full, longest, row } = photoGalleryFixtures

const links = (page: HTMLElement) => [...page.querySelectorAll<HTMLAnchorElement>('a[data-large]')]

describe('photo gallery', () => {
  test.each([...everyFixture(photoGalleryFixtures), { name: 'row', locale: 'en' as const, raw: row }])(
    '$name in $locale leads to every large picture without a script',
    async ({ raw, locale }) => {
      const found = links(await show(gallery(raw, { locale })))
      expect(found).toHaveLength((raw.items as object[]).length)
      expect(new Set(found.map((link) => link.href)).size).toBe(found.length)
      expect(found.every((link) => /\/m\/1200x0\/filters:quality\(76\)\?s=[\w-]{6}$/.test(link.href))).toBe(true)
    },
  )

  test('a picture’s alternative text names its link and is its caption; one without is numbered', async () => {
    const [first] = links(await show(gallery(full)))
    expect(first?.querySelector('img')?.alt).toBe('Un bassin sous des arches de pierre')
    expect(first?.dataset['caption']).toBe('Un bassin sous des arches de pierre')
    await show(gallery(minimal, { locale: 'en' }))
    expect(screen.getByRole('link', { name: 'Picture 1' })).toBeDefined()
  })

  test('a mosaic shows five and folds the rest away under a button that counts them all', async () => {
    const page = await show(gallery(longest))
    const summary = page.querySelector('summary')
    expect(summary?.textContent).toBe('24\u00a0images')
    expect(links(page.querySelector('details') ?? page)).toHaveLength(19)
    expect((await show(gallery(full))).querySelector('details')).toBeNull()
  })

  test('a row scrolls and is named after the gallery', async () => {
    const page = await show(gallery(row))
    expect(within(screen.getByRole('group', { name: 'Dehors, faites défiler' })).getAllByRole('link')).toHaveLength(5)
    expect(page.querySelector('details')).toBeNull()
  })

  test('the pictures stand in the element that the lightbox looks in', async () => {
    const page = await show(gallery(full))
    expect(page.querySelectorAll('#gallery-gallery-full a[data-large]')).toHaveLength(5)
  })
})
