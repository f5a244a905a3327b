// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { profileStore } from '#lib/client/profile.ts'
import './account-badge.enhance.ts'
import './member-badge.lazy.enhance.ts'
import { SiteHeader } from './site-header.tsx'

const ask = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', ask)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const NOBODY = { isConnected: false }
const ELOISE = {
  isConnected: true,
  isEmployee: false,
  profile: { firstName: 'Éloïse', lastName: 'd’Orgeval' },
} as Parameters<typeof profileStore.take>[0]
const HARRIET = { isConnected: true, profile: { firstName: 'Harriet', lastName: 'Cole' } } as Parameters<
  typeof casinoStore.take
>[0]

const answer = ({ hotel = NOBODY, casino = NOBODY }: { hotel?: object; casino?: object }) => {
  ask.mockImplementation(async (address) => Response.json(address === '/api/casino/users/init' ? casino : hotel))
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
  answer({ hotel: ELOISE })
  show()
  await waitFor(() => expect(document.querySelector('site-account-badge')?.textContent).toContain('ÉD'))
  expect(link('Mon compte, connecté en tant que Éloïse d’Orgeval')?.getAttribute('href')).toBe('/compte')
  // The style sheet hides guest-only content by this attribute.
  expect(document.querySelector('site-member-badge[data-programme=hotel]')).not.toBeNull()
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/eph/users/init'])
  document.cookie = 'signed-in=1; max-age=0'
  profileStore.reset()
  expect(link('Mon compte')).toBeDefined()
})

describe('a member of the casino programme', () => {
  const name = 'Mon compte, connecté en tant que Harriet Cole'
  const card = '/casino-barriere/ma-carte'

  test('alone has a badge that leads to their card, until the session ends', async () => {
    document.cookie = 'signed-in=1'
    answer({ casino: HARRIET })
    await profileStore.refresh()
    ask.mockClear()
    show()
    await waitFor(() => expect(link(name)?.getAttribute('href')).toBe(card))
    expect(link(name)?.textContent).toContain('HC')
    expect(document.querySelector('site-member-badge[data-programme=hotel]')).toBeNull()
    expect(ask.mock.calls.map(([address]) => address)).toEqual(['/api/casino/users/init'])
    casinoStore.reset()
    expect(link('Mon compte')?.getAttribute('href')).toBe('/compte')
  })

  test('has it after a login on the page, and not without the cookie', () => {
    show()
    casinoStore.take(HARRIET)
    expect(link(name)?.getAttribute('href')).toBe(card)
    document.cookie = 'signed-in=1; max-age=0'
    profileStore.reset()
    expect(link('Mon compte')?.getAttribute('href')).toBe('/compte')
  })

  test('and of the hotels’ has the hotels’ badge', async () => {
    document.cookie = 'signed-in=1'
    answer({ hotel: ELOISE })
    profileStore.reset()
    casinoStore.take(HARRIET)
    show()
    expect(link(name)?.getAttribute('href')).toBe(card)
    await profileStore.refresh()
    expect(link('Mon compte, connecté en tant que Éloïse d’Orgeval')?.getAttribute('href')).toBe('/compte')
  })
})
