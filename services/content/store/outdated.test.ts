import { expect, test } from 'vitest'
import { type Outdated, outdatedAfter } from './outdated.ts'

const page = (title: string, title__i18n__en: string, text = 'Bonjour') => ({
  _uid: 'p',
  component: 'page',
  title,
  title__i18n__en,
  body: [
    { _uid: 'n', component: 'note', text, text__i18n__en: 'Hello', text__i18n__pt_br: '', note: { content: [{}] } },
  ],
})

/** Keys of outdated translations after a series of saves. */
function after(...saves: readonly ReturnType<typeof page>[]): string[] {
  let known: Outdated = {}
  for (const [index, save] of saves.entries()) known = outdatedAfter(known, saves[index - 1] ?? save, save)
  return Object.keys(known)
}

test('a translation is outdated once its original changes alone, in nested blocks too', () => {
  expect(after(page('Accueil', 'Home'))).toEqual([])
  expect(after(page('Accueil', 'Home'), page('Bienvenue', 'Home'))).toEqual(['p.title__i18n__en'])
  expect(after(page('Accueil', 'Home'), page('Accueil', 'Home', 'Salut'))).toEqual(['n.text__i18n__en'])
  expect(after(page('Accueil', 'Home'), page('Bienvenue', 'Welcome'))).toEqual([])
})

test('and stays so over later saves, until it changes, goes, or the original is again as it was', () => {
  const outdated = [page('Accueil', 'Home'), page('Bienvenue', 'Home'), page('Bienvenue', 'Home', 'Salut')]
  expect(after(...outdated)).toEqual(['p.title__i18n__en', 'n.text__i18n__en'])
  expect(after(...outdated, page('Bienvenue à tous', 'Home', 'Salut'))).toContain('p.title__i18n__en')
  expect(after(...outdated, page('Bienvenue', 'Welcome', 'Salut'))).toEqual(['n.text__i18n__en'])
  expect(after(...outdated, page('Bienvenue', '', 'Salut'))).toEqual(['n.text__i18n__en'])
  expect(after(...outdated, page('Accueil', 'Home', 'Salut'))).toEqual(['n.text__i18n__en'])
})

test('an original that was empty, and a block that is new, leave nothing behind', () => {
  expect(after(page('', 'Home'), page('Accueil', 'Home'))).toEqual([])
  expect(Object.keys(outdatedAfter({}, { _uid: 'p', component: 'page' }, page('Accueil', 'Home')))).toEqual([])
})
