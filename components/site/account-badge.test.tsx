// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountBadgeIsland } from './account-badge.island.tsx'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const answer = (body: unknown) => {
  ask.mockImplementation(async () => Response.json(body))
}

const link = () =>
  render(
    <a href="/x">
      <span className="vh">Mon compte</span>
      <AccountBadgeIsland signedIn="connecté en tant que" />
    </a>,
  )

test('a browser that has not signed in asks nothing', async () => {
  link()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mon compte' })).toBeDefined())
  expect(ask).not.toHaveBeenCalled()
})

test('a member’s initials stand in the icon’s place, their name in the link’s', async () => {
  vi.resetModules()
  document.cookie = 'signed-in=1'
  const { AccountBadgeIsland: Fresh } = await import('./account-badge.island.tsx')
  answer({ isConnected: true, isEmployee: false, profile: { firstName: 'Éloïse', lastName: 'd’Orgeval' } })
  render(
    <a href="/x">
      <span className="vh">Mon compte</span>
      <Fresh signedIn="connecté en tant que" />
    </a>,
  )
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('ÉD'))
  expect(screen.getByRole('link', { name: 'Mon compte, connecté en tant que Éloïse d’Orgeval' })).toBeDefined()
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/eph/users/init'])
})
