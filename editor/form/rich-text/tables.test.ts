// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { EXTENSIONS } from './document.ts'
import { goToFirstCell } from './tables.ts'

let editor: Editor | undefined

afterEach(() => editor?.destroy())

const cell = (text: string, type = 'tableCell') => ({
  type,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A text that ends with a table of two rows. The text cursor is in its last cell. */
function withTable(): Editor {
  const made = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: EXTENSIONS,
    content: {
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [
            { type: 'tableRow', content: [cell('a', 'tableHeader'), cell('b', 'tableHeader')] },
            { type: 'tableRow', content: [cell('c'), cell('d')] },
          ],
        },
      ],
    },
  })
  made.commands.focus('end')
  editor = made
  return made
}

const press = (made: Editor, key: string, more: KeyboardEventInit = {}): boolean =>
  !made.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

const here = (made: Editor): string => made.state.selection.$head.parent.textContent

test('Tab goes from cell to cell, and from the last one to a row of its own', () => {
  const made = withTable()
  expect(press(made, 'Tab', { shiftKey: true })).toBe(true)
  expect(here(made)).toBe('c')
  press(made, 'Tab')
  expect([here(made), made.getJSON().content?.[0]?.content?.length]).toEqual(['d', 2])
  expect(press(made, 'Tab')).toBe(true)
  expect(made.getJSON().content?.[0]?.content?.length).toBe(3)
  made.commands.insertContent('e')
  expect(made.getText()).toMatch(/d\s+e/)
})

test('Ctrl and Enter write on below the table', () => {
  const made = withTable()
  expect(press(made, 'Enter', { ctrlKey: true })).toBe(true)
  made.commands.insertContent('below')
  expect(made.getJSON().content?.map(({ type }) => type)).toEqual(['table', 'paragraph'])
  expect(here(made)).toBe('below')
})

test('the text cursor goes to the first cell of a new table, and nowhere outside of one', () => {
  const made = withTable()
  expect(goToFirstCell(made.state, made.view.dispatch)).toBe(true)
  expect(here(made)).toBe('a')
  made.commands.setContent('<p>text</p>')
  expect(goToFirstCell(made.state, made.view.dispatch)).toBe(false)
})
