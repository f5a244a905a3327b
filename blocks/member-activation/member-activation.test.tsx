// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { memberActivationFixtures } from './member-activation.fixtures.ts'
import { memberActivationSchema } from './member-activation.schema.ts'
import { MemberActivation } from './member-activation.tsx'

test.each(everyFixture(memberActivationFixtures))(
  '$name in $locale has a title, its own or ours',
  async ({ raw, locale }) => {
    const [french, english] = ['Activer mon compte', 'Activate my account']
    await show(
      <MemberActivation block={viewOf(memberActivationSchema, raw)} context={contextOf({ locale, first: true })} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : locale === 'fr' ? french : english,
    )
  },
)

test('what an address asks for is not in the page', async () => {
  const block = viewOf(memberActivationSchema, memberActivationFixtures.full)
  const html = await toHtml(
    <MemberActivation block={block} context={contextOf({ parameters: { token: 's3cret-1' } })} />,
  )
  expect(html).not.toContain('s3cret-1')
  expect(html).toBe(await toHtml(<MemberActivation block={block} context={contextOf()} />))
})
