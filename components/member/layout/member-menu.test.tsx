// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { MemberMenuIsland } from './member-menu.island.tsx'
import { NOBODY, connectionOf } from '../test-support.ts'

const menu = (locale: 'fr' | 'en' = 'fr') => (
  <MemberMenuIsland locale={locale} labels={messagesOf(locale).member.menu} frame={messagesOf(locale).member.frame} />
)

beforeEach(() => {
  vi.spyOn(profileStore, 'init').mockResolvedValue()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the head of the menu', () => {
  test.each(LOCALES)('in %s shows login and registration to anonymous visitors', (locale) => {
    act(() => profileStore.take(NOBODY))
    render(menu(locale))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      locale === 'fr'
        ? ['/infiniment-barriere/connexion', '/infiniment-barriere/inscription']
        : ['/en/infiniment-barriere/login', '/en/infiniment-barriere/registration'],
    )
    expect(document.querySelector('[data-session]')?.getAttribute('data-session')).toBe('visitor')
  })

  test('greets who is', () => {
    act(() => profileStore.take(connectionOf()))
    const { container } = render(menu())
    expect([container.textContent, screen.queryAllByRole('link')]).toEqual(['Bonjour CamilleInfiniment', []])
    expect(container.querySelector('[data-session]')?.getAttribute('data-session')).toBe('member')
  })

  test('asks nothing of browsers that were never signed in', () => {
    render(menu())
    expect(profileStore.init).toHaveBeenCalledWith()
  })
})
