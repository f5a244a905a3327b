// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import './account-badge.enhance.ts'
import { SiteHeader } from './site-header.tsx'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const answer = (body: unknown) => {
  ask.mockImplementation(async () => Response.json(body))
}

const show = () => {
  render(
    <SiteHeader
      locale="fr"
      homeHref="/"
      entries={[]}
      tools={[{ icon: 'account', anchor: { href: '/compte' } }]}
      alternates={{ fr: '/', en: '/en' }}
    />,
  )
}

const link = (name: string) => screen.getAllByRole('link', { name })[0]

test('a browser that has not signed in asks nothing', () => {
  show()
  expect(link('Mon compte')?.querySelector('site-account-badge')?.childNodes).toHaveLength(0)
  expect(ask).not.toHaveBeenCalled()
})

test('a member’s initials stand in the icon’s place, their name in the link’s, until they leave', async () => {
  document.cookie = 'signed-in=1'
  answer({ isConnected: true, isEmployee: false, profile: { firstName: 'Éloïse', lastName: 'd’Orgeval' } })
  show()
  await waitFor(() => expect(document.querySelector('site-account-badge')?.textContent).toContain('ÉD'))
  expect(link('Mon compte, connecté en tant que Éloïse d’Orgeval')?.getAttribute('href')).toBe('/compte')
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/eph/users/init'])
  profileStore.reset()
  expect(link('Mon compte')).toBeDefined()
})
