import { describe, expect, test } from 'vitest'
import { storyOf } from '../fixture-values.ts'
import { menuDocument, menuFile, menuVersion } from './menu-file.ts'
import { renderMenu } from './menu-pdf.ts'
import { menuFixtures } from './menu.fixtures.ts'

const restaurant = (menu: object, more: object = {}) => {
  const {
    uuid,
    name,
    full_slug: slug,
    content,
  } = storyOf('restaurants/la-criee', {
    component: 'restaurant',
    title: 'La Criée',
    town: 'Deauville',
    street: '2, promenade des Cabines',
    postal_code: '14800',
    phone: '02 61 91 00 27',
    body: [{ _uid: 'hero', component: 'hero' }, menu],
    ...more,
  })
  return { uuid, name, slug, component: content.component, content }
}

const documentOf = (menu: object = menuFixtures.full, locale: 'fr' | 'en' = 'fr') => {
  const made = menuDocument(restaurant(menu), locale)
  if (!made) throw new Error('No menu.')
  return made
}

const text = (file: Uint8Array) => Buffer.from(file).toString('latin1')

const pagesOf = (file: Uint8Array) => text(file).match(/\/Type \/Page\b/g)?.length

describe('the file of a menu', () => {
  test('is an accessible PDF: tagged, in a language, with a title and embedded fonts', async () => {
    const file = text(await renderMenu(documentOf()))
    expect(file.slice(0, 8)).toBe('%PDF-1.7')
    expect(file).toContain('/MarkInfo')
    expect(file).toMatch(/\/Marked true/)
    expect(file).toContain('/Lang (fr-FR)')
    expect(file).toContain('/DisplayDocTitle true')
    expect(file).toContain('pdfuaid:part')
    for (const tag of ['/H1', '/H2', '/L', '/LI', '/LBody', '/P']) expect(file).toMatch(new RegExp(`/S ${tag}\\b`))
    expect(file.match(/\/FontFile2/g)).toHaveLength(3)
    expect(text(await renderMenu(documentOf(menuFixtures.full, 'en')))).toContain('/Lang (en')
  })

  test('is the same for the same menu, and another for another', async () => {
    const [first, second] = [await renderMenu(documentOf()), await renderMenu(documentOf())]
    expect(Buffer.compare(first, second)).toBe(0)
    expect(menuVersion(documentOf())).toBe(menuVersion(documentOf()))
    expect(menuVersion(documentOf())).not.toBe(menuVersion(documentOf({ ...menuFixtures.full, note: 'Autre.' })))
    expect(menuVersion(documentOf())).not.toBe(menuVersion(documentOf(menuFixtures.full, 'en')))
  })

  test('is rendered once, however many clients ask at once', async () => {
    const menu = documentOf({ ...menuFixtures.full, note: 'Une fois.' })
    const version = menuVersion(menu)
    const [first, second] = await Promise.all([menuFile(menu, version), menuFile(menu, version)])
    expect(second).toBe(first)
    expect(await menuFile(menu, version)).toBe(first)
  })

  test('the longest menu takes several pages', async () => {
    expect(pagesOf(await renderMenu(documentOf(menuFixtures.full)))).toBe(1)
    expect(pagesOf(await renderMenu(documentOf(menuFixtures.longest)))).toBeGreaterThan(1)
  })

  test('a page without a menu, or with one at fault, has no file', () => {
    expect(menuDocument(restaurant({ _uid: 'x', component: 'cards' }), 'fr')).toBeUndefined()
    expect(menuDocument(restaurant({ _uid: 'x', component: 'menu', sections: [] }), 'fr')).toBeUndefined()
    expect(menuDocument({ ...restaurant(menuFixtures.full), component: 'hotel' }, 'fr')).toBeUndefined()
  })
})
