// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { casinoOptions } from '../casino-options.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { memberRegistrationFixtures } from './member-registration.fixtures.ts'
import { memberRegistrationSchema } from './member-registration.schema.ts'
import { MemberRegistration } from './member-registration.tsx'

const listStories = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const casino = (slug: string, town: string) =>
  parseStoryReference(storyOf(`casinos/${slug}`, { component: 'casino', title: slug, town }))

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockResolvedValue({
    stories: [casino('dinard', 'Dinard'), casino('cannes-croisette', 'Cannes'), casino('cannes-palmiers', 'Cannes')],
    tags: ['list:x'],
  })
})

test('the towns of the casinos are offered once each; the page follows their list', async () => {
  expect(await casinoOptions(contextOf())).toEqual([
    { value: 'Cannes', label: 'Cannes' },
    { value: 'Dinard', label: 'Dinard' },
  ])
  expect(tagPage).toHaveBeenCalledWith(['list:x'])
})

test('while they cannot be read the form renders without them, and the page is not cached', async () => {
  listStories.mockRejectedValue(new ContentError('down', 503))
  await show(
    <MemberRegistration
      block={viewOf(memberRegistrationSchema, memberRegistrationFixtures.minimal)}
      context={contextOf({ first: true })}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Créer mon compte')
  expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
})
