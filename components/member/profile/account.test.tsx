// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPasswordStrength } from '#lib/client/password.ts'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { CAMILLE, stubCalls } from '../test-support.ts'
import '../../ui/dialog-fallback.enhance.ts'
import {
  ENDED,
  FULL,
  beginAnew,
  confirmed,
  errorOf,
  field,
  open,
  part,
  plain,
  refusal,
  send,
  sent,
  showProfile,
  type,
} from './test-support.tsx'

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement

// In the browser, the input of a password loads the word lists before the form is sent.
beforeAll(async () => void (await loadPasswordStrength()))

beginAnew()

describe('the telephone', () => {
  test('goes in E.164', async () => {
    const ask = stubCalls({ 'profile/phone_number': { body: { phoneNumber: '+33698765432' } } })
    showProfile()
    open('Mon téléphone')
    type('phone-phoneNumber', '06 98 76 54 32')
    await send('Mon téléphone')
    await confirmed('Votre téléphone est à jour', 'Mon téléphone')
    expect(sent(ask)).toEqual([['PUT', 'profile/phone_number', { phoneNumber: '+33698765432' }]])
    expect(profileStore.get().profile?.phoneNumber).toBe('+33698765432')
  })

  test('emptied, it is removed only after a yes', async () => {
    const ask = stubCalls({ 'profile/phone_number': { body: { phoneNumber: null } } })
    showProfile()
    open('Mon téléphone')
    type('phone-phoneNumber', '')
    await send('Mon téléphone')
    await waitFor(() => expect(dialog('phone-question').open).toBe(true))
    expect(ask).not.toHaveBeenCalled()
    expect(plain(within(dialog('phone-question')).getByRole('heading').textContent)).toBe('Supprimer votre numéro ?')
    await send(/^Supprimer votre numéro/)
    await confirmed('Votre téléphone est à jour', 'Mon téléphone')
    expect(sent(ask)).toEqual([['DELETE', 'profile/phone_number', undefined]])
    expect([
      profileStore.get().profile?.phoneNumber,
      part('Mon téléphone').textContent?.includes('Non renseigné'),
    ]).toEqual([undefined, true])
  })

  test('that could not be removed stays, and says why', async () => {
    stubCalls({})
    showProfile()
    open('Mon téléphone')
    type('phone-phoneNumber', '')
    await send('Mon téléphone')
    await waitFor(() => expect(dialog('phone-question').open).toBe(true))
    await send(/^Supprimer votre numéro/)
    expect(await within(dialog('phone-question')).findByText(/pas pu envoyer/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Garder le numéro' }))
    expect([profileStore.get().profile?.phoneNumber, field('phone-phoneNumber').value]).toEqual([
      '+33612345678',
      '+33612345678',
    ])
  })

  test('where there is none, one has to be given', async () => {
    const ask = stubCalls({})
    showProfile(CAMILLE)
    open('Mon téléphone')
    await send('Mon téléphone')
    expect(errorOf('phone-phoneNumber')).toBe('Saisissez un numéro de téléphone.')
    expect(ask).not.toHaveBeenCalled()
  })

  test('a refused number is marked', async () => {
    stubCalls({ 'profile/phone_number': refusal(422, 'default', 'Ce numéro ne convient pas.', ['phoneNumber']) })
    showProfile()
    open('Mon téléphone')
    type('phone-phoneNumber', '06 98 76 54 32')
    await send('Mon téléphone')
    await waitFor(() => expect(errorOf('phone-phoneNumber')).toBe('Ce numéro ne convient pas.'))
    expect(field('phone-phoneNumber').value).toBe('06 98 76 54 32')
  })
})

describe('the e-mail', () => {
  function typeTwice(address = 'new@example.com', again = address) {
    type('email-email', address)
    type('email-emailVerification', again)
    type('email-password', 'Planches#2026ab')
  }

  test.each(LOCALES)('in %s a new one waits for its mailbox', async (locale) => {
    const ask = stubCalls({ 'users/email': { body: { email: FULL.email, pendingEmail: 'new@example.com' } } })
    showProfile(FULL, locale)
    const [title, done] =
      locale === 'fr'
        ? ['Mon e-\u2060mail', 'Confirmez votre nouvelle adresse']
        : ['My email', 'Confirm your new address']
    fireEvent.click(within(part(title)).getByRole('button'))
    typeTwice()
    await send(title)
    const popin = await screen.findByRole('dialog', { name: done })
    expect(popin.textContent).toContain('new@example.com')
    expect(sent(ask)).toEqual([
      [
        'PUT',
        'users/email',
        { email: 'new@example.com', emailVerification: 'new@example.com', password: 'Planches#2026ab' },
      ],
    ])
    expect([
      part(title).textContent?.includes('camille@example.com'),
      part(title).textContent?.includes('new@example.com'),
    ]).toEqual([true, true])
  })

  test('it asks for the password, and a wrong one is said at its field', async () => {
    const ask = stubCalls({
      'users/email': [
        refusal(403, '0090', 'E-mail ou mot de passe incorrect.'),
        { body: { email: FULL.email, pendingEmail: 'new@example.com' } },
      ],
    })
    showProfile()
    open('Mon e-\u2060mail')
    expect(field('email-password').autocomplete).toBe('current-password')
    typeTwice()
    type('email-password', '')
    await send('Mon e-\u2060mail')
    expect([errorOf('email-password'), ask.mock.calls.length]).toEqual(['Saisissez votre mot de passe.', 0])
    type('email-password', 'Wrong#2026abcd')
    await send('Mon e-\u2060mail')
    await waitFor(() => expect(errorOf('email-password')).toMatch(/^Ce mot de passe n’est pas le bon/))
    expect(field('email-email').value).toBe('new@example.com')
    type('email-password', 'Planches#2026ab')
    await send('Mon e-\u2060mail')
    await confirmed('Confirmez votre nouvelle adresse', 'Mon e-\u2060mail')
    expect(sent(ask).map(([, , body]) => (body as { password?: string }).password)).toEqual([
      'Wrong#2026abcd',
      'Planches#2026ab',
    ])
  })

  test.each([
    ['0029', 409, 'Déjà la vôtre.'],
    ['0053', 409, 'Déjà utilisée.'],
  ])('%s is told at the address', async (code, status, message) => {
    stubCalls({ 'users/email': refusal(status, code, message) })
    showProfile()
    open('Mon e-\u2060mail')
    typeTwice()
    await send('Mon e-\u2060mail')
    await waitFor(() => expect(errorOf('email-email')).toBe(message))
  })

  test('two that differ are not sent', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mon e-\u2060mail')
    typeTwice('new@example.com', 'now@example.com')
    await send('Mon e-\u2060mail')
    expect(errorOf('email-emailVerification')).toMatch(/^Les deux adresses/)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('the password', () => {
  function typeAll(current = 'Planches#2026ab', fresh = 'Colombages#27xy', again = fresh) {
    type('password-currentPassword', current)
    type('password-password', fresh)
    type('password-passwordVerification', again)
  }

  test('is changed with the current one; a manager learns whose it is', async () => {
    const ask = stubCalls({ 'users/password': { body: { status: 'done' } } })
    showProfile()
    open('Mon mot de passe')
    expect(
      ['currentPassword', 'password', 'passwordVerification'].map((name) => field(`password-${name}`).autocomplete),
    ).toEqual(['current-password', 'new-password', 'new-password'])
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('camille@example.com')
    expect(within(part('Mon mot de passe')).getAllByText('Une majuscule')).toHaveLength(1)
    typeAll()
    await send('Mon mot de passe')
    await confirmed('Votre mot de passe est changé', 'Mon mot de passe')
    expect(sent(ask)).toEqual([
      ['PUT', 'users/password', { currentPassword: 'Planches#2026ab', password: 'Colombages#27xy' }],
    ])
  })

  test('a weak one and a repetition that differs are not sent', async () => {
    const ask = stubCalls({})
    showProfile()
    open('Mon mot de passe')
    typeAll('Planches#2026ab', 'short', 'other')
    await send('Mon mot de passe')
    expect([errorOf('password-password'), errorOf('password-passwordVerification')]).toEqual([
      'Choisissez un mot de passe de 12 à 128 caractères.',
      'Les deux mots de passe ne correspondent pas : saisissez le même.',
    ])
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    ['0090', 403, 'password-currentPassword', /^Ce mot de passe n’est pas le bon/],
    ['0005', 422, 'password-password', /^Ne convient pas/],
  ])('%s is told at its field', async (code, status, id, words) => {
    stubCalls({ 'users/password': refusal(status, code, 'Ne convient pas.') })
    showProfile()
    open('Mon mot de passe')
    typeAll()
    await send('Mon mot de passe')
    await waitFor(() => expect(errorOf(id)).toMatch(words))
    expect(field('password-password').value).toBe('Colombages#27xy')
  })

  test('a lockout is reported in the server’s words', async () => {
    stubCalls({ 'users/password': refusal(429, '0072', 'Compte bloqué pour une heure après trois essais.') })
    showProfile()
    open('Mon mot de passe')
    typeAll()
    await send('Mon mot de passe')
    expect(await screen.findByRole('group', { name: 'Compte bloqué pour une heure après trois essais.' })).toBeDefined()
  })

  test('is never kept, also when the session has ended', async () => {
    stubCalls({ 'users/password': ENDED })
    showProfile()
    open('Mon mot de passe')
    typeAll()
    await send('Mon mot de passe')
    await screen.findByRole('group', { name: /session est terminée/ })
    expect([JSON.stringify({ ...sessionStorage }).includes('#2'), field('password-password').value]).toEqual([
      false,
      'Colombages#27xy',
    ])
  })
})
