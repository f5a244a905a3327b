// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LanguageContext } from '../words.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { listed } from './test-stories.ts'
import { buildTree } from './tree.ts'

const RELEASES = [
  { id: 7, name: 'Printemps', release_at: null, released: false },
  { id: 8, name: 'Été', release_at: '2027-06-01T08:00:00.000Z', released: false },
  { id: 9, name: 'Automne', release_at: null, released: false },
]

const tree = buildTree([
  listed({ id: 1, name: 'La Criée', release_ids: [7, 8] }),
  listed({ id: 2, name: 'Le Phare', release_ids: [] }),
])

const unpublications: string[] = []

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
  unpublications.length = 0
  vi.stubGlobal('fetch', (url: URL) => {
    if (url.pathname.endsWith('/releases')) return Promise.resolve(Response.json({ releases: RELEASES }))
    if (url.pathname.endsWith('/unpublish')) unpublications.push(url.search)
    return Promise.resolve(Response.json({ stories: [] }))
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(id: number, action: 'delete' | 'unpublish' = 'unpublish') {
  const onDone = vi.fn()
  const node = tree.byId.get(id)
  render(
    <LanguageContext value="fr">
      <QueryClientProvider client={new QueryClient()}>
        <RemoveDialog action={action} nodes={node ? [node] : []} onClose={() => undefined} onDone={onDone} />
      </QueryClientProvider>
    </LanguageContext>,
  )
  return onDone
}

const LEAVE = /^Retirer aussi de ces mises en ligne/

test('releases that would put the page online again are named, and it leaves them with the same step', async () => {
  const onDone = open(1)
  expect(await screen.findByRole('link', { name: 'Printemps' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Été' }).closest('li')?.textContent).toMatch(/^Été, 1 juin 2027/)
  expect(screen.queryByText('Automne')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(LEAVE).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Retirer du site' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(unpublications).toEqual(['?cancel_schedules=1&leave_releases=1'])
})

test('it stays in them where somebody wants that', async () => {
  const onDone = open(1)
  fireEvent.click(screen.getByLabelText(LEAVE))
  fireEvent.click(screen.getByRole('button', { name: 'Retirer du site' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(unpublications).toEqual(['?cancel_schedules=1'])
})

test('nothing is asked of a page in no release, nor before the trash', () => {
  open(2)
  expect(screen.queryByLabelText(LEAVE)).toBeNull()
  cleanup()
  open(1, 'delete')
  expect(screen.queryByLabelText(LEAVE)).toBeNull()
})
