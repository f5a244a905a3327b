// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presence } from './presence.ts'
import { ChangedBy, PresenceLine } from './presence-line.tsx'
import { StoryDraft } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'
import { StoryContext } from './use-draft.ts'

const STORY = { id: 7, name: 'Home', content: { _uid: 'root', component: 'page' } } as unknown as Story

let there: readonly object[] = []
let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  there = []
  vi.stubGlobal('fetch', async () => {
    const answer = { presences: there }
    return { ok: true, status: 200, headers: new Headers(), json: async () => answer }
  })
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const person = (id: number, name: string, block: string | null = null) => ({ user_id: id, name, block })

const hear = (people: readonly object[]) => {
  there = people
  return act(() => vi.advanceTimersByTimeAsync(10_000))
}

/** Text of the live region, without the initials, which are visual only. */
const said = () => {
  const region = screen.getByRole('status').cloneNode(true) as HTMLElement
  for (const one of region.querySelectorAll('[aria-hidden]')) one.remove()
  return region.textContent?.trim()
}

test('those who come and leave are named once, and the block that they change is marked', async () => {
  const draft = new StoryDraft(STORY, '"0"')
  const presence = new Presence(draft, '00000000-0000-4000-8000-000000000001')
  stop = presence.start()
  render(
    <StoryContext
      value={{ draft, presence, components: new Map(), space: { id: 1, name: '', languages: [] }, release: undefined }}
    >
      <PresenceLine />
      <ChangedBy uid="root" />
    </StoryContext>,
  )
  expect(screen.getByRole('status').textContent).toBe('')

  await hear([person(2, 'Claire Martin')])
  expect(said()).toBe('Claire Martin est aussi sur cette page.')
  expect(screen.getByText('CM')).toBeDefined()

  const changes = vi.fn<MutationCallback>()
  const observer = new MutationObserver(changes)
  observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  await hear([person(2, 'Claire Martin', 'root')])
  await hear([person(2, 'Claire Martin', 'root')])
  expect(screen.getByText('Claire Martin modifie ce bloc.')).toBeDefined()
  expect(changes).not.toHaveBeenCalled()
  observer.disconnect()

  await hear([person(2, 'Claire Martin'), person(3, 'Noé')])
  expect(said()).toBe('Claire Martin et Noé sont aussi sur cette page.')
  expect(screen.queryByText(/modifie ce bloc/)).toBeNull()

  await hear([person(3, 'Noé')])
  expect(said()).toBe('Claire Martin a quitté cette page. Noé est aussi sur cette page.')
  await hear([])
  expect(said()).toBe('Noé a quitté cette page.')
})
