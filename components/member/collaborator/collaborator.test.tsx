// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import { CollaboratorIsland } from './collaborator.island.tsx'

const PATH = '/infiniment-barriere/collaborateur'

const OFFERS = { href: '/infiniment-barriere/offres-collaborateurs' }

const STAFF = connectionOf({ ibLevel: 'IBCOLLABORATEUR' })

const page = (locale: Locale = 'fr') => {
  const {
    member: { collaborator: labels, frame },
    forms,
  } = messagesOf(locale)
  return <CollaboratorIsland locale={locale} labels={labels} forms={forms} frame={frame} offers={OFFERS} />
}

/** Renders the page; `act` waits until the address is read, after all effects. */
const show = (locale: Locale = 'fr') => act(async () => render(page(locale)))

/** Types the password if the form has its field, and submits the form. */
const send = async (name: string) => {
  const password = document.getElementById('collaborator-activate-password')
  if (password) fireEvent.change(password, { target: { value: 'Tramontane#2026' } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name }))
  })
}
const address = () => document.getElementById('collaborator-request-email') as HTMLInputElement
const errorOfAddress = () => document.getElementById('collaborator-request-email-error')?.textContent
const type = (value: string) => fireEvent.change(address(), { target: { value } })
const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } })
const complete = (token: string) => `users/collaborator-activation/${token}`

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'fr'
  window.history.replaceState(null, '', PATH)
  act(() => profileStore.take(connectionOf()))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  act(() => profileStore.reset())
})

describe('asking for a link', () => {
  test.each(LOCALES)('in %s it goes to the staff mailbox, and the page says to look there', async (locale) => {
    const ask = stubCalls({ 'users/collaborator-activation': { body: { status: 'accepted' } } })
    await show(locale)
    type(' camille@barriere.example ')
    await send(locale === 'fr' ? 'Activer mon compte collaborateur' : 'Activate my collaborator account')
    const told = await screen.findByText(
      locale === 'fr'
        ? /^Regardez dans la boîte camille@barriere\.example/
        : /^Look into the mailbox camille@barriere\.example/,
    )
    expect(document.activeElement?.contains(told)).toBe(true)
    expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({ email: 'camille@barriere.example' })
    fireEvent.click(
      screen.getByRole('button', { name: locale === 'fr' ? 'Demander un autre lien' : 'Ask for another link' }),
    )
    expect(address().value).toBe('')
  })

  test.each([
    ['0112', 'Cette adresse a déjà servi.'],
    ['0113', 'Ce n’est pas une adresse du groupe.'],
  ])('%s is told at the address, in the server’s words; what was typed stays', async (code, message) => {
    stubCalls({ 'users/collaborator-activation': refusal(403, code, message) })
    await show()
    type('camille@example.com')
    await send('Activer mon compte collaborateur')
    await waitFor(() => expect(errorOfAddress()).toBe(message))
    expect(address().value).toBe('camille@example.com')
  })

  test('an address that is none is not sent', async () => {
    const ask = stubCalls({})
    await show()
    type('camille')
    await send('Activer mon compte collaborateur')
    expect(errorOfAddress()).toContain('prenom@exemple.fr')
    expect(ask).not.toHaveBeenCalled()
  })

  test('no answer is said, and nothing is lost', async () => {
    stubCalls({})
    await show()
    type('camille@barriere.example')
    await send('Activer mon compte collaborateur')
    expect(await screen.findByText(/pas pu envoyer/)).toBeDefined()
    expect(address().value).toBe('camille@barriere.example')
  })

  test('a session that has ended gives the address back after the login', async () => {
    stubCalls({ 'users/collaborator-activation': refusal(401, 'default', 'Session finie.') })
    const { unmount } = await show()
    type('camille@barriere.example')
    await send('Activer mon compte collaborateur')
    const notice = await screen.findByRole('group', { name: /session est terminée/ })
    expect([within(notice).getByRole('link').getAttribute('href'), address().value]).toEqual([
      `/infiniment-barriere/connexion?${new URLSearchParams({ return: PATH }).toString()}`,
      'camille@barriere.example',
    ])
    unmount()
    act(() => profileStore.take(connectionOf()))
    await show()
    expect(address().value).toBe('camille@barriere.example')
  })
})

describe('the mailed link', () => {
  const arrive = (token: string) => {
    window.history.replaceState(null, '', `${PATH}?${new URLSearchParams({ token, vue: '1' }).toString()}`)
    return show()
  }

  test('opens nothing by itself, leaves the address at once, and activates with the password', async () => {
    const ask = stubCalls({ [complete('s3cr-et_A.b~c')]: { body: STAFF } })
    await arrive('s3cr-et_A.b~c')
    expect([location.search, ask.mock.calls.length, document.body.innerHTML.includes('s3cr-et')]).toEqual([
      '?vue=1',
      0,
      false,
    ])
    await send('Plus qu’un geste')
    expect(await screen.findByText('Votre compte collaborateur est activé.')).toBeDefined()
    expect([asked(ask), ask.mock.calls[0]?.[1]?.method, profileStore.get().isEmployee]).toEqual([
      [complete('s3cr-et_A.b~c')],
      'POST',
      true,
    ])
    expect(document.activeElement?.textContent).toBe('Votre compte collaborateur est activé.')
    expect(screen.getByRole('link', { name: 'Voir les offres collaborateurs' }).getAttribute('href')).toBe(OFFERS.href)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test('that is no longer valid says so, and a new one can be requested', async () => {
    const ask = stubCalls({
      [complete('old')]: refusal(410, '0086', 'Ce lien n’est plus valable.'),
      'users/init': { body: connectionOf() },
    })
    await arrive('old')
    await send('Plus qu’un geste')
    const notice = await screen.findByText('Ce lien n’est plus valable.')
    expect([document.activeElement?.contains(notice), address().value, asked(ask)]).toEqual([
      true,
      '',
      [complete('old'), 'users/init'],
    ])
  })

  test('that was used by a click whose answer was lost leads to what it made', async () => {
    stubCalls({
      [complete('once')]: refusal(410, '0086', 'Ce lien n’est plus valable.'),
      'users/init': { body: STAFF },
    })
    await arrive('once')
    await send('Plus qu’un geste')
    expect(await screen.findByRole('heading', { name: 'Vous êtes collaborateur' })).toBeDefined()
    expect(screen.queryByText('Ce lien n’est plus valable.')).toBeNull()
  })

  test('can be tried again where no answer came, and where the mailbox is another’s the server says so', async () => {
    const ask = stubCalls({ [complete('good')]: refusal(403, '0112', 'Cette adresse a déjà servi.') })
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await arrive('good')
    await send('Plus qu’un geste')
    expect(await screen.findByText(/pas pu envoyer/)).toBeDefined()
    await send('Plus qu’un geste')
    expect(await screen.findByText('Cette adresse a déjà servi.')).toBeDefined()
    expect(asked(ask)).toEqual([complete('good'), complete('good')])
  })

  test('with a wrong password is told at its field; the link stays good', async () => {
    stubCalls({ [complete('good')]: [refusal(403, '0090', 'E-mail ou mot de passe incorrect.'), { body: STAFF }] })
    await arrive('good')
    await send('Plus qu’un geste')
    await waitFor(() =>
      expect(document.getElementById('collaborator-activate-password-error')?.textContent).toBe(
        'Ce mot de passe n’est pas celui de votre compte.',
      ),
    )
    await send('Plus qu’un geste')
    expect(await screen.findByText('Votre compte collaborateur est activé.')).toBeDefined()
  })

  test('is kept while the member signs in again', async () => {
    const ask = stubCalls({ [complete('good')]: [refusal(401, 'default', 'Session finie.'), { body: STAFF }] })
    const { unmount } = await arrive('good')
    await send('Plus qu’un geste')
    const notice = await screen.findByRole('group', { name: /session est terminée/ })
    expect(within(notice).getByRole('link').getAttribute('href')).not.toContain('good')
    unmount()
    act(() => profileStore.take(connectionOf()))
    await show()
    await send('Plus qu’un geste')
    expect(await screen.findByText('Votre compte collaborateur est activé.')).toBeDefined()
    expect(asked(ask)).toEqual([complete('good'), complete('good')])
  })

  test.each([
    '..',
    '../../users/me',
    '%2e%2e',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'a/b',
    'a?b',
    'a b',
    'é',
    `${'x'.repeat(201)}`,
  ])('with the text %j is none: nothing is called, nothing of it is shown', async (token) => {
    const ask = stubCalls({})
    const { container } = await arrive(token)
    expect(screen.queryByRole('form', { name: 'Plus qu’un geste' })).toBeNull()
    expect([location.search, ask.mock.calls.length, container.querySelector('img')]).toEqual(['?vue=1', 0, null])
    expect(document.activeElement?.textContent).toMatch(/^Ce lien n’est pas complet/)
    if (token.length > 2) expect(container.innerHTML).not.toContain(token)
  })

  test('without a session asks to sign in and open it again', async () => {
    act(() => profileStore.take(NOBODY))
    await arrive('good')
    expect(screen.getByRole('status').textContent).toMatch(/^Connectez-vous, puis ouvrez à nouveau/)
  })

  test('is of no use to a collaborator', async () => {
    act(() => profileStore.take(STAFF))
    await arrive('good')
    expect([
      screen.queryByRole('form'),
      location.search,
      screen.getByRole('heading', { level: 2 }).textContent,
    ]).toEqual([null, '?vue=1', 'Vous êtes collaborateur'])
  })
})

describe('before it is known who is signed in', () => {
  test.each(LOCALES)('in %s the server sends a skeleton', (locale) => {
    act(() => profileStore.take(STAFF))
    const html = renderToString(page(locale))
    expect([html.includes('aria-busy="true"'), html.includes('<form'), html.includes('<h2')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('anonymous visitors see nothing', async () => {
    act(() => profileStore.take(NOBODY))
    expect((await show()).container.textContent).toBe('')
  })

  test('what could not be read can be tried again', async () => {
    stubCalls({ 'users/init': [{ status: 503, body: { code: 'default', message: 'Plus tard.' } }, { body: STAFF }] })
    act(() => profileStore.reset())
    await act(() => profileStore.refresh())
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { name: 'Vous êtes collaborateur' })).toBeDefined()
  })
})
