// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INKS, OFFERED_INKS } from '@barriere/shared/domain/content/text-styles.ts'
import { type Language, LanguageContext } from '../../words.ts'
import { EXTENSIONS } from './document.ts'
import { Toolbar } from './toolbar.tsx'

let editor: Editor

beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn()
  editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: EXTENSIONS,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Marée' }] }] },
  })
})

afterEach(() => {
  cleanup()
  editor.destroy()
})

function show(language: Language): void {
  const nothing = (): void => {}
  render(
    <LanguageContext value={language}>
      <Toolbar editor={editor} label="Texte" onLink={nothing} onImage={nothing} onBlock={nothing} onAnchor={nothing} />
    </LanguageContext>,
  )
}

/** A closed popover is hidden. */
const hidden = true

const namesIn = (element: HTMLElement): string[] =>
  within(element)
    .getAllByRole('menuitem', { hidden })
    .map(({ textContent }) => textContent ?? '')

test('what is rarely used stands under headings, and what is inserted in a menu of its own', () => {
  show('fr')
  const more = screen.getByLabelText('Autres mises en forme', { selector: '[role=menu]' })
  expect(
    within(more)
      .getAllByRole('group', { hidden })
      .map((group) => [group.ariaLabel, ...namesIn(group)]),
  ).toEqual([
    ['Caractères', 'Code', 'Exposant', 'Indice', 'Surligné'],
    ['Style', 'Chapeau', 'Petit', 'Capitales'],
    ['Couleur', 'Accent du thème', 'Or', 'Atténué', 'Vermillon', 'Bleu pétrole', 'Encre', 'Sable'],
    ['Paragraphe', 'Aligner à gauche', 'Centrer', 'Aligner à droite', 'Bloc de code'],
  ])
  expect(namesIn(more).at(-1)).toBe('Retirer la mise en forme')
  expect(namesIn(screen.getByLabelText('Insérer', { selector: '[role=menu]' }))).toEqual([
    'Image',
    'Bloc',
    'Tableau',
    'Filet',
    'Ancre',
  ])
})

test('a colour has its name in the editor’s language, and a swatch', () => {
  show('en')
  const colors = within(screen.getByRole('group', { name: 'Colour', hidden })).getAllByRole('menuitem', { hidden })
  expect(colors.map(({ textContent }) => textContent)).toContain('Petrol blue')
  expect(colors.map(({ firstElementChild: swatch }) => (swatch as HTMLElement).style.backgroundColor)).toEqual(
    OFFERED_INKS.map((ink) => INKS[ink]),
  )
  editor.commands.selectAll()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Gold', hidden }))
  expect(editor.getJSON().content?.[0]?.content).toMatchObject([
    { text: 'Marée', marks: [{ type: 'textStyle', attrs: { color: 'gold' } }] },
  ])
})

test('every ink that is offered is another one', () => {
  expect(new Set(OFFERED_INKS.map((ink) => INKS[ink])).size).toBe(7)
})
