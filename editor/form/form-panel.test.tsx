// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setFields } from '../story/block-changes.ts'
import { Presence } from '../story/presence.ts'
import { StoryDraft } from '../story/story-draft.ts'
import type { Component, Story } from '@barriere/shared/stories/types.ts'
import { StoryContext } from '../story/use-draft.ts'
import { FormPanel } from './form-panel.tsx'

const text = (label: string, more: object = {}) => ({ type: 'text', display_name: label, ...more })

const PAGE: Component['schema'] = {
  'title': text('Titre', { pos: 0, translatable: true }),
  'body': { type: 'bloks', display_name: 'Blocs', pos: 1 },
  'tab-details': { type: 'tab', display_name: 'Détails', pos: 2, keys: ['price', 'section_place', 'town'] },
  'price': text('Prix', { pos: 3, required: true }),
  'section_place': { type: 'section', display_name: 'Lieu', pos: 4, keys: ['town'] },
  'town': text('Ville', { pos: 5, required: true }),
  'tab-seo': { type: 'tab', display_name: 'Référencement', pos: 6, keys: ['seo_title'] },
  'seo_title': text('Titre SEO', { pos: 7, translatable: true }),
}

const component = (name: string, schema: Component['schema'], isRoot: boolean): Component => ({
  id: isRoot ? 1 : 2,
  name,
  display_name: name,
  is_root: isRoot,
  is_nestable: !isRoot,
  schema,
})

const STORY = {
  id: 1,
  name: 'La Criée',
  slug: 'la-criee',
  path: null,
  tag_list: [],
  content: { _uid: 'root', component: 'page', body: [{ _uid: 'a', component: 'quote', text: 'x' }] },
} as unknown as Story

let draft: StoryDraft

function show({ role = 'editor', schema = PAGE }: { role?: string; schema?: Component['schema'] } = {}): void {
  draft = new StoryDraft(STORY, undefined)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['session'], { id: 1, userid: 'x', friendly_name: 'X', role, lang: 'fr' })
  const components = new Map(
    [component('page', schema, true), component('quote', { text: text('Texte') }, false)].map((one) => [one.name, one]),
  )
  const presence = new Presence(draft, '00000000-0000-4000-8000-000000000001')
  const space = { id: 1, name: 'Espace', languages: [{ code: 'en', name: 'English' }] }
  render(
    <QueryClientProvider client={client}>
      <StoryContext value={{ draft, components, space, release: undefined, presence }}>
        <FormPanel />
      </StoryContext>
    </QueryClientProvider>,
  )
}

const tab = (name: RegExp) => screen.getByRole('tab', { name })
const open = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)
/** Labels of the visible fields. */
const labels = () =>
  screen.queryAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo
})

afterEach(cleanup)

describe('the form of a page with tabs', () => {
  test('shows the content first, and each tab its own fields', () => {
    show()
    expect(screen.getByRole('tablist', { name: 'Onglets' })).toBeDefined()
    expect(labels()).toEqual(['Nom', 'Titre'])
    fireEvent.click(tab(/^Référencement/))
    expect(labels()).toEqual(['Titre SEO'])
    expect(screen.getByRole('tabpanel', { name: 'Référencement' })).toBeDefined()
  })

  test('is walked by keyboard: one tab stop, arrows that wrap, Home and End', () => {
    show()
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    act(() => tab(/^Général/).focus())
    press('ArrowRight')
    expect(document.activeElement).toBe(tab(/^Détails/))
    expect(labels()).toEqual(['Prix', 'Ville'])
    press('End')
    press('ArrowRight')
    expect(open()).toEqual(['Général'])
    press('ArrowLeft')
    press('Home')
    press('ArrowLeft')
    expect(document.activeElement).toBe(tab(/^Référencement/))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })

  test('says how many fields of a tab and of a section are at fault', () => {
    show()
    expect(tab(/^Détails/).textContent).toBe('Détails 22 champs à corriger')
    fireEvent.click(tab(/^Détails/))
    const section = screen.getByRole('group', { name: 'Lieu' })
    expect(within(section).getByText('un champ à corriger')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Ville'), { target: { value: 'Deauville' } })
    expect(tab(/^Détails/).textContent).toBe('Détails 1un champ à corriger')
    expect(within(section).queryByText('un champ à corriger')).toBeNull()
  })

  test('opens the tab and the section of a field that is asked for, in any language', () => {
    show()
    const section = screen.getByText('Lieu').closest('details')
    section?.removeAttribute('open')
    act(() => draft.select('root', 'town'))
    expect(open()).toEqual([expect.stringMatching(/^Détails/)])
    expect(section?.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Ville'))
    act(() => {
      draft.setLanguage('en')
      draft.select('root', 'seo_title__i18n__en')
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Titre SEO'))
    act(() => {
      draft.setLanguage('default')
      draft.select('root', 'name')
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Nom'))
  })

  test('keeps its tab beside other blocks, changes and undo, which opens that of what changed', () => {
    show()
    fireEvent.click(tab(/^Référencement/))
    act(() => draft.select('a'))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(labels()).toEqual(['Texte'])
    act(() => draft.select('root'))
    expect(labels()).toEqual(['Titre SEO'])
    fireEvent.change(screen.getByLabelText('Titre SEO'), { target: { value: 'Fruits de mer' } })
    act(() => draft.take({ ...STORY, ...draft.get().edited }, '"2"'))
    expect(labels()).toEqual(['Titre SEO'])
    act(() => setFields(draft, 'root', { price: '38' }))
    act(() => setFields(draft, 'root', { seo_title: 'Poissons' }))
    act(() => draft.undo())
    expect(labels()).toEqual(['Titre SEO'])
    act(() => draft.undo())
    expect(labels()).toEqual(['Prix', 'Ville'])
  })

  test('opens a tab in which the browser’s search finds something', () => {
    show()
    const panel = screen.getByLabelText('Titre SEO').closest('[role=tabpanel]')
    expect(panel?.hasAttribute('hidden')).toBe(true)
    act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect(labels()).toEqual(['Titre SEO'])
  })

  test('lets a reader look at all tabs, and change none', () => {
    show({ role: 'reader' })
    fireEvent.click(tab(/^Détails/))
    expect(screen.getByLabelText<HTMLInputElement>('Ville').closest('fieldset')?.disabled).toBe(true)
    expect(tab(/^Général/).closest('fieldset')).toBeNull()
  })
})

test('a component without tabs has its fields in one column', () => {
  show({ schema: { title: text('Titre', { pos: 1 }), teaser: text('Accroche', { pos: 0 }) } })
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(labels()).toEqual(['Nom', 'Accroche', 'Titre'])
})
