// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { memberMenuFixtures } from './member-menu.fixtures.ts'
import { memberMenuSchema } from './member-menu.schema.ts'
import { MemberMenu } from './member-menu.tsx'

describe('member menu', () => {
  test.each(everyFixture(memberMenuFixtures))(
    '$name in $locale lists every page of the area, the programme and the way out',
    async ({ raw, locale }) => {
      await show(<MemberMenu block={viewOf(memberMenuSchema, raw)} context={contextOf({ locale, first: true })} />)
      const links = within(
        screen.getByRole('navigation', { name: locale === 'fr' ? 'Espace membre' : 'Member area' }),
      ).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        ...(['card', 'stays', 'advantages', 'birthday', 'profile', 'sessions', 'collaborator', 'home'] as const).map(
          (page) => HOTEL_LINKS[page][locale],
        ),
        locale === 'fr' ? '/logout' : '/logout?locale=en',
      ])
      expect(links.at(-1)?.getAttribute('rel')).toBe('nofollow')
    },
  )
})
