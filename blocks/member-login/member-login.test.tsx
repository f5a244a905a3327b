// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { memberLoginFixtures } from './member-login.fixtures.ts'
import { memberLoginSchema } from './member-login.schema.ts'
import { MemberLogin } from './member-login.tsx'

test.each(everyFixture(memberLoginFixtures))(
  '$name in $locale has a title and both ways in',
  async ({ raw, locale }) => {
    await show(<MemberLogin block={viewOf(memberLoginSchema, raw)} context={contextOf({ locale, first: true })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : locale === 'fr' ? 'Me connecter' : 'Sign in',
    )
    expect(
      screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual(
      locale === 'fr'
        ? [
            ['/infiniment-barriere/connexion', 'page'],
            ['/infiniment-barriere/inscription', null],
          ]
        : [
            ['/en/infiniment-barriere/login', 'page'],
            ['/en/infiniment-barriere/registration', null],
          ],
    )
  },
)

test('the poster carries its word under it, and costs a phone nothing worth naming', async () => {
  const html = await toHtml(
    <MemberLogin block={viewOf(memberLoginSchema, memberLoginFixtures.full)} context={contextOf()} />,
  )
  expect(html).toContain('>Bonsoir</p>')
  expect(html.match(/<source [^>]*max-width[^>]*>/g)?.every((source) => / 32w"|\/m\/32x32\/[^ ]*"/.test(source))).toBe(
    true,
  )
  expect(
    await toHtml(<MemberLogin block={viewOf(memberLoginSchema, memberLoginFixtures.minimal)} context={contextOf()} />),
  ).not.toContain('<picture')
})
