// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import { SessionEnded } from '#components/forms/form-failure.tsx'
import { MemberLayout } from './member-layout.tsx'
import { MemberGreetingIsland } from './member-greeting.island.tsx'
import { NOBODY, connectionOf } from '../test-support.ts'

const frame = (more: Partial<Pick<Parameters<typeof MemberLayout>[0], 'locale'>> = {}) => (
  <MemberLayout
    locale="fr"
    path="/infiniment-barriere/mes-sejours"
    current="stays"
    title="Mes séjours"
    level={1}
    {...more}
  >
    <p>contenu</p>
  </MemberLayout>
)

const greeting = (locale: 'fr' | 'en' = 'fr') => (
  <MemberGreetingIsland
    menu="member-pages"
    path="/infiniment-barriere/mes-sejours"
    locale={locale}
    labels={messagesOf(locale).member.frame}
  />
)

const connect = (connection: Parameters<typeof profileStore.take>[0]) => act(() => profileStore.take(connection))

beforeEach(() => {
  vi.spyOn(profileStore, 'init').mockResolvedValue()
  history.replaceState(null, '', '/infiniment-barriere/mes-sejours')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the frame of the area', () => {
  test.each(LOCALES)('in %s leads to every page and out, and marks this one', async (locale) => {
    document.body.innerHTML = await serverHtml(frame({ locale }))
    const menu = screen.getByRole('navigation', { name: messagesOf(locale).member.frame.label })
    const prefix = locale === 'en' ? '/en/infiniment-barriere/' : '/infiniment-barriere/'
    const links = [...menu.querySelectorAll('a')]
    expect(links).toHaveLength(8)
    expect(links.slice(0, 7).every((link) => link.getAttribute('href')?.startsWith(prefix))).toBe(true)
    expect(links[7]?.outerHTML).toContain(
      locale === 'en' ? 'href="/logout?locale=en" rel="nofollow"' : 'href="/logout" rel="nofollow"',
    )
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual([messagesOf(locale).member.frame.stays])
  })

  test('is the same HTML for everyone, with a word for browsers without scripts', async () => {
    const html = await serverHtml(frame())
    expect(html).toContain('<noscript>')
    expect(html).not.toContain('Bonjour')
    expect(html).toMatch(/<h1[^>]*>Mes séjours<\/h1>/)
  })
})

describe('the greeting', () => {
  test('calls the member by name and says the status, once that is known', () => {
    const { container } = render(greeting())
    expect(container.textContent).toBe('')
    connect(connectionOf())
    expect(container.textContent).toBe('Bonjour CamilleInfiniment')
    connect(connectionOf({ ibLevel: 'IBPROSPECT' }))
    expect(container.textContent).toBe('Bonjour CamilleDécouverte')
  })

  test('speaks English', () => {
    connect(connectionOf({ ibLevel: 'IBCOLLABORATEUR' }))
    expect(render(greeting('en')).container.textContent).toBe('Hello CamilleCollaborator')
  })

  test('asks who is there even where no cookie says so', () => {
    render(greeting())
    expect(profileStore.init).toHaveBeenCalledWith(true)
  })

  test('where the session has ended, leads to the login and back to what was open', () => {
    history.replaceState(null, '', '?stay=abc')
    render(greeting())
    connect(NOBODY)
    expect(screen.getByRole('status').textContent).toContain('Votre session est terminée.')
    const href = screen.getByRole('link', { name: 'Me connecter' }).getAttribute('href') ?? ''
    expect(href.split('?')[0]).toBe('/infiniment-barriere/connexion')
    expect(new URL(href, location.href).searchParams.get('return')).toBe('/infiniment-barriere/mes-sejours?stay=abc')
  })

  test('leaves the notice to the form that was sent last', () => {
    const { forms } = messagesOf('fr')
    const notices = (first: boolean, second: boolean) => (
      <>
        {greeting()}
        {first && <SessionEnded head={{ kind: 'ended', draftStored: true }} labels={forms} locale="fr" key="first" />}
        {second && (
          <SessionEnded head={{ kind: 'ended', draftStored: false }} labels={forms} locale="fr" key="second" />
        )}
      </>
    )
    const told = () =>
      screen.getAllByRole('link', { name: forms.sessionEnded.link }).map((link) => link.parentElement?.textContent)
    connect(NOBODY)
    const { rerender } = render(notices(true, false))
    expect([told().length, told()[0]?.startsWith(forms.sessionEnded.text)]).toEqual([1, true])
    rerender(notices(true, true))
    expect([told().length, told()[0]?.startsWith(forms.sessionEnded.lost)]).toEqual([1, true])
    rerender(notices(false, false))
    expect(screen.getByRole('status').textContent).toContain('Votre session est terminée.')
  })
})
