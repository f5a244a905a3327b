// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Release } from '../history/types.ts'
import { PlanNote } from './plan-note.tsx'
import { Presence } from './presence.ts'
import { StoryDraft } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'
import { StoryContext } from './use-draft.ts'

const STORY = { id: 7, name: 'Accueil', content: { _uid: 'root', component: 'page' } } as unknown as Story
const SCHEDULING = {
  id: 3,
  story_id: 7,
  kind: 'publish',
  publish_at: '2026-12-24T17:00:00.000Z',
  user_name: 'Noé Lambert',
  draft_differs: false,
}

let role = 'editor'
let schedulings: object[] = []
let publishing = 'warn'
let sent: unknown[] = []
let asked = 0

beforeEach(() => {
  role = 'editor'
  publishing = 'warn'
  schedulings = [SCHEDULING]
  sent = []
  asked = 0
  vi.stubGlobal('fetch', async (url: URL, { method, body, headers }: RequestInit) => {
    if (method === 'POST') {
      sent.push([JSON.parse(body as string), (headers as Record<string, string>)['if-match']])
      schedulings = [SCHEDULING]
    }
    if (url.pathname.endsWith('workflow_stages') || url.pathname.endsWith('users/me')) asked += 1
    return Response.json({
      user: { id: 1, role },
      story_schedulings: schedulings,
      publishing,
      changes: [{ path: [], property: 'name', kind: 'changed', before: 'Accueil', after: 'Accueil 2' }],
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** @param notes expected number */
async function open(notes: number, release?: Partial<Release>): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const draft = new StoryDraft(STORY, '"5"')
  const presence = new Presence(draft, '00000000-0000-4000-8000-000000000001')
  const context = { draft, presence, components: new Map(), space: { id: 1, languages: [] }, release } as never
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <StoryContext value={context}>
          <PlanNote />
        </StoryContext>
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect([said().length, asked > 0]).toEqual([notes, true]))
}

const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

describe('a page whose publication is scheduled', () => {
  test('an editor is told before a change that it will not be part of it', async () => {
    await open(1)
    expect(said()).toEqual([
      expect.stringMatching(/^Publication programmée.*24 déc. 2026.*Noé Lambert.*n’en fera pas partie\.$/),
    ])
  })

  test.each([
    ['warn', 'Ce que vous changez ici en fera partie.'],
    ['refuse', 'Ce que vous changez ici n’en fera pas partie.'],
  ])('a publisher, where approvals are asked for by %s', async (configured, text) => {
    role = 'publisher'
    publishing = configured
    await open(1)
    await vi.waitFor(() => expect(said()[0]).toContain(text))
  })

  test('afterwards an editor is told what to do, and a publisher takes the draft as it was seen', async () => {
    schedulings = [{ ...SCHEDULING, draft_differs: true }]
    await open(1)
    await vi.waitFor(() => expect(said()[0]).toContain('Demandez une relecture'))
    expect(screen.queryByRole('button', { name: /Programmer le brouillon/ })).toBeNull()
    cleanup()
    role = 'publisher'
    await open(1)
    const take = screen.getByRole('button', { name: 'Programmer le brouillon tel qu’il est' })
    await act(async () => fireEvent.click(take))
    expect(sent).toEqual([[{ story_scheduling: { story_id: 7, publish_at: SCHEDULING.publish_at } }, '"5"']])
  })

  test('nothing is said of a page without a moment', async () => {
    schedulings = [{ ...SCHEDULING, kind: 'expire' }]
    await open(0)
    expect(said()).toEqual([])
  })
})

describe('a version in a release', () => {
  test('with a moment is a publisher’s', async () => {
    await open(1, { id: 4, release_at: SCHEDULING.publish_at })
    await vi.waitFor(() => expect(said()[0]).toContain('seule une personne qui publie peut la changer'))
    cleanup()
    role = 'publisher'
    await open(1, { id: 4, release_at: SCHEDULING.publish_at })
    await vi.waitFor(() => expect(said()[0]).toContain('Ce que vous changez ici en fera partie.'))
  })

  test('without one is anybody’s', async () => {
    await open(0, { id: 4, release_at: null })
    expect(said()).toEqual([])
  })
})
