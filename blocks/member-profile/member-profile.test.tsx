// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { casinoOptions } from '../casino-options.ts'
import { contextOf } from '../test-support.tsx'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const casino = (title: string, town?: string) => ({
  uuid: title,
  slug: 'website-hotels/casinos/x/',
  component: 'casino',
  content: { _uid: title, component: 'casino', title, town },
})

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockResolvedValue({
    stories: [casino('Le Phare', 'Le Touquet'), casino('Casino de Cannes', 'Cannes'), casino('Broken')],
    tags: ['list:casinos'],
  })
})

test('the casinos to choose from come from content, by town', async () => {
  expect(await casinoOptions(contextOf())).toEqual([
    { value: 'Cannes', label: 'Cannes' },
    { value: 'Le Touquet', label: 'Le Touquet' },
  ])
  expect(listStories.mock.calls[0]?.[0]).toMatchObject({ contentType: 'casino', locale: 'fr' })
  expect(tagPage).toHaveBeenCalledWith(['list:casinos'])
})

test('where they cannot be read the page renders without them, and is not cached', async () => {
  listStories.mockRejectedValue(new ContentError('away'))
  expect(await casinoOptions(contextOf())).toEqual([])
  expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
})
