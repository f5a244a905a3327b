// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HOTEL_LINKS } from '#lib/contracts/hotel-links.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { memberCollaboratorFixtures } from './member-collaborator.fixtures.ts'
import { memberCollaboratorSchema } from './member-collaborator.schema.ts'
import { MemberCollaborator } from './member-collaborator.tsx'

test.each(everyFixture(memberCollaboratorFixtures))(
  '$name in $locale stands in the frame of the area',
  async ({ raw, locale }) => {
    await show(
      <MemberCollaborator
        block={viewOf(memberCollaboratorSchema, raw)}
        context={contextOf({ locale, first: true, path: HOTEL_LINKS.collaborator[locale] })}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      raw.title ?? (locale === 'fr' ? 'Espace collaborateur' : 'Collaborator account'),
    )
    expect(document.querySelector('a[aria-current=page]')?.getAttribute('href')).toBe(HOTEL_LINKS.collaborator[locale])
  },
)
