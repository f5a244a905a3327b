// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { memberAdvantagesFixtures } from './member-advantages.fixtures.ts'
import { memberAdvantagesSchema } from './member-advantages.schema.ts'
import { MemberAdvantages } from './member-advantages.tsx'

describe('member advantages', () => {
  test.each(everyFixture(memberAdvantagesFixtures))(
    '$name in $locale stands in the frame of the area, as the page of its kind',
    async ({ raw, locale }) => {
      const page = raw.kind === 'birthday' ? ('birthday' as const) : ('advantages' as const)
      await show(
        <MemberAdvantages
          block={viewOf(memberAdvantagesSchema, raw)}
          context={contextOf({ locale, first: true, path: HOTEL_LINKS[page][locale] })}
        />,
      )
      expect(document.querySelector('a[aria-current=page]')?.getAttribute('href')).toBe(HOTEL_LINKS[page][locale])
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        raw.title ?? (locale === 'fr' ? 'Mes avantages' : 'My advantages'),
      )
    },
  )

  test('an editor’s birthday page needs no title of its own', async () => {
    const { title: _title, ...raw } = memberAdvantagesFixtures.full
    await show(<MemberAdvantages block={viewOf(memberAdvantagesSchema, raw)} context={contextOf({ first: true })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mon anniversaire')
  })
})
