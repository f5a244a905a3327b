// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Presence } from '../story/presence.ts'
import { StoryDraft } from '../story/story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'
import { StoryContext } from '../story/use-draft.ts'
import { ReviewPart } from './review-part.tsx'

const STORY = { id: 7, name: 'Accueil', content: { _uid: 'root', component: 'page' } } as unknown as Story

const person = (id: number, name: string, role: string, state = 'active') => ({
  id,
  role,
  state,
  user: { friendly_name: name, real_email: `${id}@barriere.example` },
})

const PEOPLE = [
  person(1, 'Camille Roux', 'editor'),
  person(2, 'Noé Lambert', 'publisher'),
  person(3, 'Agathe Morel', 'administrator'),
  person(4, 'Zoé Roche', 'publisher', 'invited'),
  person(5, 'Lou Perrin', 'reader'),
]

const REQUEST = {
  id: 12,
  story_id: 7,
  release_id: null,
  workflow_stage_id: 2,
  comment: 'Les prix surtout.',
  user_name: 'Camille Roux',
  author_id: '1',
  assignee_id: 2,
  assignee_name: 'Noé Lambert',
  due_date: '2020-01-31T22:59:00.000Z',
  created_at: '2020-01-01T10:00:00.000Z',
  story_name: 'Accueil',
  full_slug: 'home',
  release_name: null,
}

let me = PEOPLE[0]
let reviews: object[] = []
let sent: unknown[] = []
let refusal: object | undefined

beforeEach(() => {
  me = PEOPLE[0]
  reviews = []
  sent = []
  refusal = undefined
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    if (init.method === 'POST') {
      if (refusal) return Response.json(refusal, { status: 422 })
      sent.push((JSON.parse(init.body as string) as { workflow_stage_change: unknown }).workflow_stage_change)
      return Response.json({})
    }
    return Response.json({
      user: { id: me?.id, role: me?.role },
      collaborators: PEOPLE,
      reviews,
      workflow_stage_changes: [...reviews, { ...REQUEST, id: 1, story_id: 7, release_id: 99, user_name: 'Autre' }],
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(stage: 1 | 2 | 3): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const draft = new StoryDraft(STORY, '"0"')
  const context = {
    draft,
    presence: new Presence(draft, '00000000-0000-4000-8000-000000000001'),
    components: new Map(),
    space: { id: 1, name: '', languages: [] },
    release: undefined,
  }
  render(
    <QueryClientProvider client={client}>
      <StoryContext value={context}>
        <ReviewPart stage={stage} publishing="warn" />
      </StoryContext>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('a review', () => {
  test('is asked of somebody who may approve, with a due date and a message', async () => {
    await open(1)
    expect(buttons()).toEqual(['Demander une relecture'])
    await press('Demander une relecture')
    await screen.findByRole('option', { name: 'Noé Lambert' })
    expect([...screen.getByLabelText<HTMLSelectElement>('À qui').options].map(({ text }) => text)).toEqual([
      'Toute personne qui peut approuver',
      'Agathe Morel',
      'Noé Lambert',
    ])
    fill(/À qui/, '2')
    fill(/Échéance/, '2099-11-30')
    fill(/Message/, 'Les prix surtout.')
    await press('Envoyer la demande')
    expect(sent).toEqual([
      {
        story_id: 7,
        workflow_stage_id: 2,
        assignee_id: 2,
        due_date: '2099-11-30T22:59:00.000Z',
        comment: 'Les prix surtout.',
      },
    ])
    expect(screen.queryByRole('button', { name: 'Envoyer la demande' })).toBeNull()
  })

  test('that is refused keeps what was typed, and says why', async () => {
    refusal = { assignee_id: ['may not approve'] }
    await open(1)
    await press('Demander une relecture')
    fill(/Message/, 'Les prix surtout.')
    await press('Envoyer la demande')
    expect(screen.getByRole('alert').textContent).toContain('Cette personne ne peut pas approuver')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Les prix surtout.')
  })

  test('shows who asked whom, and that it is late; an approver returns it with reasons', async () => {
    me = PEOPLE[1]
    reviews = [REQUEST]
    await open(2)
    expect(screen.getByText('Demandée par Camille Roux à Noé Lambert')).toBeDefined()
    expect(screen.getByText('En retard')).toBeDefined()
    expect(screen.getByText('Camille Roux a demandé une relecture à Noé Lambert')).toBeDefined()
    // Belongs to a version in a release.
    expect(screen.queryByText(/Autre/)).toBeNull()
    expect(buttons()).toEqual(['Approuver', 'Demander des changements'])
    await press('Demander des changements')
    fill(/Ce qu’il faut changer/, 'La photo manque.')
    await press('Renvoyer au brouillon')
    await press('Approuver')
    expect(sent).toEqual([
      { story_id: 7, workflow_stage_id: 1, comment: 'La photo manque.' },
      { story_id: 7, workflow_stage_id: 3 },
    ])
  })

  test('is changed and withdrawn by who asked', async () => {
    reviews = [REQUEST]
    await open(2)
    expect(buttons()).toEqual(['Modifier la demande', 'Retirer la demande'])
    await press('Modifier la demande')
    await screen.findByRole('option', { name: 'Noé Lambert' })
    expect(screen.getByLabelText<HTMLSelectElement>('À qui').value).toBe('2')
    expect(screen.getByLabelText<HTMLInputElement>(/Échéance/).value).toBe('2020-01-31')
    await press('Retirer la demande')
    expect(sent).toEqual([{ story_id: 7, workflow_stage_id: 1 }])
  })

  test('is not a reader’s to ask for', async () => {
    me = PEOPLE[4]
    await open(1)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
