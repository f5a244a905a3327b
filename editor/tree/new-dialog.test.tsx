// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Component } from '@barriere/shared/stories/types.ts'
import { type Language, LanguageContext } from '../words.ts'
import { NewDialog } from './new-dialog.tsx'
import { listed } from './test-stories.ts'
import { buildTree } from './tree.ts'

const TITLE = { type: 'text', required: true, pos: 1, translatable: true }

const typeOf = (id: number, name: string, display: string, schema: Component['schema'] = {}): Component => ({
  id,
  name,
  display_name: display,
  is_root: true,
  is_nestable: false,
  schema: { title: TITLE, ...schema },
})

const TYPES = [
  typeOf(1, 'page', 'Page'),
  typeOf(2, 'event', 'Événement', {
    starts_at: { type: 'datetime', required: true, display_name: 'Début', pos: 3 },
    town: { type: 'text', required: true, display_name: 'Ville', pos: 2 },
  }),
  typeOf(3, 'restaurant', 'Restaurant', { town: { type: 'text', required: true, display_name: 'Ville', pos: 2 } }),
  typeOf(4, 'activity', 'Activité'),
]

const tree = buildTree([
  listed({ id: 1, name: 'Site', is_folder: true, content_type: null, full_slug: 'site' }),
  listed({ id: 2, name: 'Accueil', parent_id: 1, is_startpage: true, full_slug: 'site/' }),
  listed({ id: 3, name: 'Contact', parent_id: 1 }),
  listed({
    id: 4,
    name: 'Restaurants',
    is_folder: true,
    content_type: null,
    parent_id: 1,
    full_slug: 'site/restaurants',
  }),
  listed({ id: 5, name: 'La Criée', parent_id: 4, content_type: 'restaurant' }),
])

interface Sent {
  readonly story: { readonly content?: Readonly<Record<string, unknown>>; readonly parent_id: number }
}

const sent: Sent[] = []

beforeAll(() => {
  // jsdom lacks the methods of dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (_: URL, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(Response.json({ presets: [] }))
    const made = JSON.parse(body as string) as Sent
    sent.push(made)
    return Promise.resolve(Response.json({ story: { id: 9, uuid: 'u', content: made.story.content } }))
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(language: Language = 'fr') {
  const onDone = vi.fn<(id: number) => void>()
  render(
    <LanguageContext value={language}>
      <QueryClientProvider client={new QueryClient()}>
        <NewDialog
          kind="page"
          parent={tree.byId.get(1)}
          tree={tree}
          components={TYPES}
          languages={[]}
          onClose={() => undefined}
          onDone={onDone}
        />
      </QueryClientProvider>
    </LanguageContext>,
  )
  return onDone
}

const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value

const textsOf = (label: string): string[] =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test('a page is empty unless a template is chosen; types are in alphabetical order', () => {
  open()
  expect(valueOf('Type de page')).toBe('page')
  expect(textsOf('Type de page')).toEqual(['Activité', 'Événement', 'Page', 'Restaurant'])
  expect(valueOf('Modèle')).toBe('empty')
  expect(textsOf('Modèle')).toEqual(['Page vide', 'Accueil', 'Contact'])
})

test('the folder chooses the type of its pages', () => {
  open()
  choose('Dans le dossier', '4')
  expect(valueOf('Type de page')).toBe('restaurant')
  expect(textsOf('Modèle')).toEqual(['Page vide', 'La Criée'])
})

test('what the type requires is asked for, kept while another type is tried, and sent', async () => {
  const onDone = open()
  choose('Type de page', 'event')
  fireEvent.click(screen.getByRole('button', { name: 'Créer' }))
  expect(screen.getAllByText('Ce champ est obligatoire.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Nom (Français)'))

  choose('Ville', 'Deauville')
  choose('Type de page', 'page')
  expect(screen.queryByLabelText('Ville')).toBeNull()
  choose('Dans le dossier', '4')
  expect(valueOf('Ville')).toBe('Deauville')
  choose('Nom (Français)', 'Le Phare')
  fireEvent.click(screen.getByRole('button', { name: 'Créer' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(9, tree.byId.get(4)))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.story).toMatchObject({ parent_id: 4 })
  expect(sent[0]?.story.content).toEqual({
    _uid: expect.any(String) as string,
    component: 'restaurant',
    title: 'Le Phare',
    town: 'Deauville',
  })
})

test('a template has its own texts: nothing is asked for', () => {
  open('en')
  choose('In the folder', '4')
  expect(screen.queryByLabelText('Ville')).not.toBeNull()
  choose('Template', 'story:5')
  expect(screen.queryByLabelText('Ville')).toBeNull()
})
