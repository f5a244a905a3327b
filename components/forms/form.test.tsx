// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPasswordStrength } from '#lib/client/password.ts'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { Sample, control, done, errorOf, fillIn, leave, plain, press, send, type } from './test-support.tsx'

// In the browser, typing loads this before a submit.
beforeAll(async () => void (await loadPasswordStrength()))

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockResolvedValue(ok('taken'))
})

afterEach(cleanup)

describe('what is wrong', () => {
  test('is reported on submit: a focused summary with links to the fields, and a message at each', async () => {
    render(<Sample />)
    leave(/Prénom/)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    type(/Confirmez/, 'other@example.com')
    await press()
    const summary = screen.getByRole('group', { name: /^4.champs sont à corriger$/ })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), plain(link.textContent)]),
    ).toEqual([
      ['#sample-name', 'Prénom : Donnez-lui un nom, par exemple celui de l’appareil.'],
      ['#sample-email', 'E-mail : Saisissez une adresse e-\u2060mail, par exemple prenom@exemple.fr.'],
      [
        '#sample-emailVerification',
        'Confirmez l’e-mail : Les deux adresses e-\u2060mail ne correspondent pas : saisissez la même.',
      ],
      ['#sample-terms', 'Conditions : Acceptez les conditions générales pour continuer.'],
    ])
    expect([errorOf('name'), control(/Prénom/).getAttribute('aria-describedby')]).toEqual([
      'Donnez-lui un nom, par exemple celui de l’appareil.',
      'sample-name-error',
    ])
    expect(send).not.toHaveBeenCalled()
  })

  test('one fault has its own title, in English too', async () => {
    render(<Sample locale="en" />)
    fillIn()
    type(/Prénom/, '')
    await press()
    expect(screen.getByRole('group', { name: 'One field needs correcting' }).querySelector('a')?.textContent).toBe(
      'Prénom: Give it a name, for example that of the device.',
    )
  })

  test('goes as it is corrected, and comes back only when the field is left; the summary stays as it was', async () => {
    render(<Sample />)
    await press()
    await act(async () => {
      type(/^E-mail/, 'anne@example.com')
    })
    expect(errorOf('email')).toBeUndefined()
    await act(async () => {
      type(/^E-mail/, 'anne')
    })
    expect(errorOf('email')).toBeUndefined()
    await act(async () => {
      leave(/^E-mail/)
    })
    expect(errorOf('email')).toContain('prenom@exemple.fr')
    expect(screen.getByRole('group', { name: /champs/ }).querySelectorAll('a')).toHaveLength(3)
  })

  test('what a press leaves is judged after it: the button does not move away under the pointer', async () => {
    render(<Sample />)
    await press()
    await act(async () => {
      type(/^E-mail/, 'anne@example.com')
    })
    await act(async () => {
      type(/^E-mail/, 'anne')
    })
    const button = screen.getByRole('button', { name: 'Envoyer' })
    await act(async () => {
      fireEvent.pointerDown(button)
      leave(/^E-mail/)
    })
    expect(errorOf('email')).toBeUndefined()
    fireEvent.pointerUp(button)
    await waitFor(() => expect(errorOf('email')).toContain('prenom@exemple.fr'))
  })

  test('what a browser has filled in without an event is what is judged and sent', async () => {
    render(<Sample />)
    fillIn()
    const name = control(/Prénom/)
    for (const value of ['', 'Zoé']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, value)
      await press()
      if (value === '') expect(errorOf('name')).toBe('Donnez-lui un nom, par exemple celui de l’appareil.')
    }
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Zoé' }), expect.anything(), undefined)
  })

  test('a repetition is judged again when what it repeats changes', async () => {
    render(<Sample />)
    type(/Confirmez/, 'anne@example.com')
    await press()
    expect(errorOf('emailVerification')).toBeDefined()
    await act(async () => {
      type(/^E-mail/, 'anne@example.com')
    })
    expect(errorOf('emailVerification')).toBeUndefined()
  })

  test('what must be there says so to readers', () => {
    render(<Sample />)
    expect([...document.querySelectorAll<HTMLInputElement>(':required')].map(({ name }) => name)).toEqual([
      'name',
      'email',
      'terms',
    ])
  })
})

describe('sending', () => {
  test('gives what was read: ISO days, E.164', async () => {
    render(<Sample />)
    fillIn()
    type(/Naissance/, '14.7.1988')
    type(/Téléphone/, '06 12 34 56 78')
    fireEvent.click(screen.getByLabelText('Madame'))
    await press()
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0]).toEqual({
      title: 'Mrs',
      name: 'Anne',
      email: 'anne@example.com',
      emailVerification: 'Anne@Example.com',
      birthDate: '1988-07-14',
      phone: '+33612345678',
      country: '',
      password: 'Planches#2026ab',
      terms: true,
    })
    expect(done.mock.calls[0]?.[0]).toBe('taken')
  })

  test('happens once, however often the button is pressed, and says that it is under way', async () => {
    let answer = (_: Result<string, CallFailure>) => {}
    send.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    render(<Sample />)
    fillIn()
    await press()
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    const button = screen.getByRole('button', { name: 'Envoi en cours' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await press()
    await act(async () => answer(ok('taken')))
    expect(send).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Envoyer' }).getAttribute('aria-busy')).toBeNull()
  })

  test('a repetition has the same key, another content another, and after a success all are new', async () => {
    send.mockResolvedValue(fail({ status: 0 }))
    render(<Sample />)
    fillIn()
    await press()
    await press()
    type(/Prénom/, 'Annie')
    await press()
    type(/Prénom/, 'Anne')
    send.mockResolvedValue(ok('taken'))
    await press()
    await press()
    const keys = send.mock.calls.map(([, key]) => key)
    expect(keys).toHaveLength(5)
    expect([keys[0] === keys[1], keys[2] === keys[0], keys[3] === keys[0], keys[4] === keys[0]]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(keys.every((key) => /^[A-Za-z0-9_-]{16,80}$/.test(key))).toBe(true)
  })

  test('fields that the server refuses are marked in its words, also by path; only they clear themselves', async () => {
    send.mockResolvedValue(
      fail({
        status: 422,
        code: '0012',
        message: 'Cette adresse ne convient pas.',
        fields: ['email', 'address.country', 'unknown'],
      }),
    )
    render(<Sample />)
    fillIn()
    await press()
    expect([errorOf('email'), errorOf('country')]).toEqual([
      'Cette adresse ne convient pas.',
      'Cette adresse ne convient pas.',
    ])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /2.champs/ }))
    await act(async () => {
      type(/Prénom/, 'Annie')
    })
    expect(errorOf('email')).toBe('Cette adresse ne convient pas.')
    await act(async () => {
      type(/^E-mail/, 'anne@example.org')
    })
    expect(errorOf('email')).toBeUndefined()
    expect(control(/^E-mail/).value).toBe('anne@example.org')
  })

  test('a missing field gets the form’s own message', async () => {
    send.mockResolvedValue(
      fail({ status: 422, code: '0011', message: 'Tous les champs sont obligatoires.', fields: ['title'] }),
    )
    render(<Sample />)
    fillIn()
    await press()
    expect(errorOf('title')).toBe('Remplissez ce champ.')
  })

  test.each([
    [{ status: 500, code: 'default', message: 'Une erreur technique.' } as const, 'Une erreur technique.'],
    [{ status: 0 }, /pas pu envoyer/],
    [{ status: 401 }, /pas pu envoyer/],
  ])('a failure stands at the head, takes the focus, and nothing is lost: %j', async (failure, words) => {
    send.mockResolvedValue(fail(failure))
    render(<Sample />)
    fillIn()
    await press()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: words }))
    expect([control(/Prénom/).value, control(/Mot de passe/).value, control(/conditions/).checked]).toEqual([
      'Anne',
      'Planches#2026ab',
      true,
    ])
    expect(done).not.toHaveBeenCalled()
  })
})

describe('a session that has ended', () => {
  const endSession = async () => {
    window.history.replaceState(null, '', '/infiniment-barriere/mon-profil?vue=1')
    send.mockResolvedValue(fail({ status: 401, message: 'Reconnectez-vous.' }))
    const { unmount } = render(<Sample member="IB1" />)
    fillIn()
    await press()
    return unmount
  }

  test('leads to the login and back, and gives the fields back once, without passwords', async () => {
    const unmount = await endSession()
    const notice = screen.getByRole('group', { name: /session est terminée/ })
    expect(document.activeElement).toBe(notice)
    expect(within(notice).getByRole('link').getAttribute('href')).toBe(
      '/infiniment-barriere/connexion?return=%2Finfiniment-barriere%2Fmon-profil%3Fvue%3D1',
    )
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Planches')
    unmount()
    render(<Sample member="IB1" />)
    expect([
      control(/Prénom/).value,
      control(/^E-mail/).value,
      control(/Mot de passe/).value,
      control(/conditions/).checked,
    ]).toEqual(['Anne', 'anne@example.com', '', true])
    expect(sessionStorage).toHaveLength(0)
  })

  test('does not restore the draft for another member', async () => {
    const unmount = await endSession()
    unmount()
    render(<Sample member="IB2" />)
    expect(control(/Prénom/).value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('where the browser keeps nothing it says so', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await endSession()
    expect(screen.getByRole('group', { name: /ne garde pas/ })).toBeDefined()
    refuse.mockRestore()
  })
})
