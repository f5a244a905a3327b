// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { memberPasswordFixtures } from './member-password.fixtures.ts'
import { memberPasswordSchema } from './member-password.schema.ts'
import { MemberPassword } from './member-password.tsx'

test.each(everyFixture(memberPasswordFixtures))(
  '$name in $locale has a title, its own or ours',
  async ({ raw, locale }) => {
    const [french, english] = ['Nouveau mot de passe', 'New password']
    await show(
      <MemberPassword block={viewOf(memberPasswordSchema, raw)} context={contextOf({ locale, first: true })} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : locale === 'fr' ? french : english,
    )
  },
)

test('what an address asks for is not in the page', async () => {
  const block = viewOf(memberPasswordSchema, memberPasswordFixtures.full)
  const html = await toHtml(<MemberPassword block={block} context={contextOf({ parameters: { token: 's3cret-1' } })} />)
  expect(html).not.toContain('s3cret-1')
  expect(html).toBe(await toHtml(<MemberPassword block={block} context={contextOf()} />))
})
