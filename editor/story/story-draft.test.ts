import { expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { StoryDraft } from './story-draft.ts'
import type { Story } from '@barriere/shared/stories/types.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))

vi.mock('../settings.ts', () => ({ settings: {} }))
vi.mock('../api.ts', async (original) => ({ ...(await original<object>()), call }))

const story = {
  id: 1,
  name: 'Plage',
  published: true,
  unpublished_changes: false,
  slug: 'plage',
  path: null,
  tag_list: [],
  content: { _uid: 'p', component: 'page', title: 'Plage' },
} as unknown as Story

test('after a publication that was refused, what is typed is saved on top of what was kept', async () => {
  const draft = new StoryDraft(story, '"1"')
  draft.edit((edited) => {
    edited.name = 'La plage'
  })
  const refusal = new ApiError(422, { base: ['…'] }, '"2"')
  call.mockRejectedValueOnce(refusal)
  expect(await draft.save({ publish: true })).toBe(false)
  const kept = { name: 'La plage', unpublished_changes: true }
  expect(draft.get()).toMatchObject({ saving: 'saved', refusal, etag: '"2"', story: kept })
  draft.edit((edited) => {
    edited.name = 'La grande plage'
  })
  call.mockResolvedValueOnce({ data: { story }, total: 0, etag: '"3"' })
  await draft.save()
  expect(draft.get()).toMatchObject({ saving: 'saved', refusal: undefined, etag: '"3"' })
  expect(call.mock.calls.map(([, , { ifMatch }]) => ifMatch)).toEqual(['"1"', '"2"'])
})

test('the block that was changed last is known: the innermost, or the root for what is of the story itself', () => {
  const block = { _uid: 'b', component: 'hero', title: 'Mer' }
  const draft = new StoryDraft({ ...story, content: { ...story.content, body: [block] } }, '"1"')
  expect(draft.get().changed).toBeUndefined()
  draft.edit(({ content }) => {
    const [first] = content.body as { title: string }[]
    if (first) first.title = 'Mers'
  })
  expect(draft.get().changed?.uid).toBe('b')
  draft.edit(({ content }) => void (content.body as object[]).push({ _uid: 'c', component: 'hero' }))
  expect(draft.get().changed?.uid).toBe('c')
  draft.edit((edited) => {
    edited.name = 'La plage'
  })
  expect(draft.get().changed?.uid).toBe('p')
})
