// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/tag-page.ts'
import { casinoOptions } from '../casino-options.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { memberProfileFixtures } from './member-profile.fixtures.ts'
import { memberProfileSchema } from './member-profile.schema.ts'
import { MemberProfile } from './member-profile.tsx'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/tag-page.ts', () => ({ tagPage: vi.fn() }))

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

test.each(everyFixture(memberProfileFixtures))(
  '$name in $locale stands in the frame of the area',
  async ({ raw, locale }) => {
    await show(
      <MemberProfile
        block={viewOf(memberProfileSchema, raw)}
        context={contextOf({ locale, first: true, path: HOTEL_LINKS.profile[locale] })}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      raw.title ?? (locale === 'fr' ? 'Mon profil' : 'My profile'),
    )
    expect(document.querySelector('a[aria-current=page]')?.getAttribute('href')).toBe(HOTEL_LINKS.profile[locale])
  },
)

test('the casinos to choose from come from content, by town', async () => {
  expect(await casinoOptions(contextOf())).toEqual([
    { value: 'Cannes', label: 'Cannes' },
    { value: 'Le Touquet', label: 'Le Touquet' },
  ])
  expect(listStories.mock.calls[0]?.[0]).toMatchObject({ contentType: 'casino', locale: 'fr' })
  expect(tagPage).toHaveBeenCalledWith(['list:casinos'])
})

test('where they cannot be read the page stands without, and nobody keeps it', async () => {
  listStories.mockRejectedValue(new ContentError('away'))
  expect(await casinoOptions(contextOf())).toEqual([])
  expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
})
