// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { memberForgottenFixtures } from './member-forgotten.fixtures.ts'
import { memberForgottenSchema } from './member-forgotten.schema.ts'
import { MemberForgotten } from './member-forgotten.tsx'

test.each(everyFixture(memberForgottenFixtures))(
  '$name in $locale has a title, its own or ours',
  async ({ raw, locale }) => {
    const [french, english] = ['Mot de passe oublié', 'Forgotten password']
    await show(
      <MemberForgotten block={viewOf(memberForgottenSchema, raw)} context={contextOf({ locale, first: true })} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : locale === 'fr' ? french : english,
    )
  },
)

test('what an address asks for is not in the page', async () => {
  const block = viewOf(memberForgottenSchema, memberForgottenFixtures.full)
  const html = await toHtml(
    <MemberForgotten block={block} context={contextOf({ parameters: { token: 's3cret-1' } })} />,
  )
  expect(html).not.toContain('s3cret-1')
  expect(html).toBe(await toHtml(<MemberForgotten block={block} context={contextOf()} />))
})
