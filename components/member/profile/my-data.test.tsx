// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { NOBODY, stubCalls } from '../test-support.ts'
import '../../ui/dialog-fallback.enhance.ts'
import { ENDED, FULL, beginAnew, errorOf, field, refusal, send, sent, showProfile, type } from './test-support.tsx'

vi.mock('#lib/navigation/navigate.ts', () => ({ navigateTo: vi.fn() }))

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement

beginAnew()

describe('my data', () => {
  const EXPORT = {
    exportedAt: '2026-06-12T22:30:00.000Z',
    profile: FULL,
    stays: [],
    cardRenewals: [],
    sessions: [],
    mails: [],
  }

  test('comes as a file, named by the day in Paris', async () => {
    stubCalls({ 'profile/export': { body: EXPORT } })
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file)
          return 'blob:data'
        },
        revokeObjectURL: vi.fn(),
      }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    showProfile()
    await send('Télécharger mes données')
    await waitFor(() => expect(names).toEqual(['infiniment-barriere-2026-06-13.json']))
    expect([files[0]?.type, JSON.parse((await files[0]?.text()) ?? '')]).toEqual(['application/json', EXPORT])
    expect(
      screen.getByText(/infiniment-barriere-2026-06-13\.json est dans vos/).closest('[role=status]'),
    ).not.toBeNull()
  })

  test.each([
    [refusal(500, 'default', 'Erreur technique.'), 'Erreur technique.'],
    [ENDED, /session est terminée/],
  ])('that could not be read says why: %#', async (answer, name) => {
    stubCalls({ 'profile/export': answer })
    showProfile()
    await send('Télécharger mes données')
    expect(await screen.findByRole('group', { name })).toBeDefined()
  })

  /** Opens the dialog for the deletion, and waits until it is open. */
  const askToDelete = () =>
    waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: /^(Supprimer mon compte|Delete my account)$/ }))
      expect(dialog('delete-account').open).toBe(true)
    })

  test.each(LOCALES)('in %s, the password confirms the deletion, which signs the member out', async (locale) => {
    const ask = stubCalls({ 'users/me': { body: NOBODY } })
    showProfile(FULL, locale)
    await askToDelete()
    type('delete-password', 'Planches#2026ab')
    await send(locale === 'fr' ? /^Supprimer votre compte/ : 'Delete your account?')
    await waitFor(() =>
      expect(vi.mocked(navigateTo).mock.calls).toEqual([
        [locale === 'fr' ? '/compte-supprime' : '/en/account-deleted'],
      ]),
    )
    expect(sent(ask)).toEqual([['DELETE', 'users/me', { password: 'Planches#2026ab' }]])
    expect([
      profileStore.get().isConnected,
      document.body.textContent?.includes('camille'),
      sessionStorage.length,
    ]).toEqual([false, false, 0])
  })

  test('says what is lost, and is not deleted without the password', async () => {
    const ask = stubCalls({})
    showProfile()
    await askToDelete()
    const popin = dialog('delete-account')
    expect([popin.querySelectorAll('li').length, popin.textContent?.includes('définitive')]).toEqual([4, true])
    await send(/^Supprimer votre compte/)
    expect(errorOf('delete-password')).toBe('Saisissez votre mot de passe.')
    expect(ask).not.toHaveBeenCalled()
  })

  test('a wrong password is reported at its field; each opening resets the form', async () => {
    stubCalls({ 'users/me': refusal(403, '0090', 'E-mail ou mot de passe incorrect.') })
    showProfile()
    await askToDelete()
    type('delete-password', 'Wrong#2026abcd')
    await send(/^Supprimer votre compte/)
    await waitFor(() => expect(errorOf('delete-password')).toMatch(/^Ce mot de passe n’est pas le bon/))
    expect([profileStore.get().isConnected, navigateTo]).toEqual([
      true,
      expect.objectContaining({ mock: expect.objectContaining({ calls: [] }) as unknown }),
    ])
    await askToDelete()
    expect(field('delete-password').value).toBe('')
  })
})
