import { expect, test, vi } from 'vitest'
import { toRelations } from './relations.ts'
import { resolveUnsaved } from './unsaved-content.ts'

const relations = toRelations(['cards.stories', 'offer.houses'])

const known = { uuid: 'u1', content: { component: 'hotel' } }

const read = vi.fn(async (uuid: string): Promise<unknown> => (uuid === 'u1' ? known : undefined))

test('relations are resolved wherever they stand, and one that does not exist stays a uuid', async () => {
  const cards = { component: 'cards', _uid: 'b', stories: ['u1', 'gone'], title: 'u1' }
  expect(
    await resolveUnsaved({ component: 'page', body: [cards], stories: ['u1'] }, { locale: 'fr', relations, read }),
  ).toEqual({ component: 'page', body: [{ ...cards, stories: [known, 'gone'] }], stories: ['u1'] })
})

test('relations that the editor has inlined stay as they are', async () => {
  read.mockClear()
  const cards = { component: 'cards', _uid: 'b', stories: [known] }
  expect(await resolveUnsaved(cards, { locale: 'fr', relations, read })).toEqual(cards)
  expect(read).not.toHaveBeenCalled()
})

test('translations beside a field count in their language, and empty ones do not', async () => {
  const block = {
    title: 'Titre',
    title__i18n__en: 'Title',
    text: 'Texte',
    text__i18n__en: '',
    items: [{ a: 1, a__i18n__en: 2 }],
  }
  const inLocale = (locale: 'fr' | 'en') => resolveUnsaved(block, { locale, relations, read })
  expect(await inLocale('fr')).toEqual({ title: 'Titre', text: 'Texte', items: [{ a: 1 }] })
  expect(await inLocale('en')).toEqual({ title: 'Title', text: 'Texte', items: [{ a: 2 }] })
})
