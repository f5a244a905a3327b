// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import { CasinoGreetingIsland } from './casino-greeting.island.tsx'
import { MemberLayout } from './member-layout.tsx'
import { HARRIET } from '../test-support.ts'

const greeting = () => (
  <CasinoGreetingIsland
    menu="pages"
    path="/casino-barriere/mes-offres"
    locale="fr"
    labels={messagesOf('fr').member.frame}
  />
)

const connect = () => act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test.each(LOCALES)('the frame in %s leads to the programme’s own pages, and marks this one', async (locale) => {
  document.body.innerHTML = await serverHtml(
    <MemberLayout programme="casino" locale={locale} path="/x" current="offers" title="Offres" level={1}>
      <p>contenu</p>
    </MemberLayout>,
  )
  const menu = screen.getByRole('navigation', { name: messagesOf(locale).casino.frame.label })
  const links = [...menu.querySelectorAll('a:not([data-logout])')]
  expect(menu.querySelector('[data-logout]')?.getAttribute('href')).toBe(
    locale === 'en' ? '/logout?locale=en' : '/logout',
  )
  const prefix = locale === 'en' ? '/en/casino-barriere/' : '/casino-barriere/'
  expect(links.map((link) => link.getAttribute('href')?.startsWith(prefix))).toEqual(links.map(() => true))
  expect(links.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current')).length).toBe(1)
})

test('calls the member by name, and leads to the login without a session', async () => {
  vi.spyOn(casinoStore, 'init').mockResolvedValue()
  render(greeting())
  connect()
  expect(screen.getByText('Bonjour Harriet')).toBeDefined()
  act(() => casinoStore.take({ isConnected: false }))
  const login = await screen.findByRole('link', { name: 'Me connecter' })
  expect(login.getAttribute('href')).toBe('/casino-barriere/connexion?return=%2Fcasino-barriere%2Fmes-offres')
})
