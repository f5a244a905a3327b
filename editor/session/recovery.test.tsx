// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Language, ChooseLanguageContext, LanguageContext } from '../words.ts'
import { Login } from './login.tsx'
import { Recovery } from './recovery.tsx'

interface Sent {
  readonly call: string
  readonly body: unknown
}

const sent: Sent[] = []
let answers: Record<string, { status: number; body: object }> = {}

beforeAll(() => {
  // jsdom lacks the methods of dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(() => {
  sent.length = 0
  answers = {}
  vi.stubGlobal('fetch', (url: URL, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.pathname.replace('/content/v1', '')}`
    sent.push({ call, body: JSON.parse(body as string) as unknown })
    const { status, body: answer } = answers[call] ?? { status: 200, body: {} }
    return Promise.resolve(Response.json(answer, { status }))
  })
})

afterEach(() => {
  cleanup()
  location.hash = ''
  vi.unstubAllGlobals()
})

const shown = (part: ReactNode, language: Language = 'fr', choose: (language: Language) => void = () => undefined) =>
  render(
    <LanguageContext value={language}>
      <ChooseLanguageContext value={choose}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          {part}
        </QueryClientProvider>
      </ChooseLanguageContext>
    </LanguageContext>,
  )

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('the sign-in says what it is, and has a choice of language', () => {
  const choose = vi.fn()
  shown(<Login onDone={() => undefined} />, 'en', choose)
  expect(screen.getByText('Website editor').textContent).toContain('BARRIÈRE')
  type('Language of the editor', 'fr')
  expect(choose).toHaveBeenCalledExactlyOnceWith('fr')
})

test('a forgotten password: the address is taken over, and the answer tells nothing of accounts', async () => {
  shown(<Login onDone={() => undefined} />)
  type('Adresse e-mail', 'zoe@barriere.example')
  fireEvent.click(screen.getByRole('button', { name: /Mot de passe oublié/ }))
  const dialog = screen.getByRole('dialog', { name: 'Mot de passe oublié' })
  expect(dialog.querySelector('input')?.value).toBe('zoe@barriere.example')
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
  expect(await screen.findByText(/^Si un compte a cette adresse/)).toBeDefined()
  expect(sent).toEqual([{ call: 'POST /session/recovery', body: { recovery: { email: 'zoe@barriere.example' } } }])
})

test('what was typed stays where the link could not be asked for', async () => {
  answers['POST /session/recovery'] = { status: 429, body: {} }
  shown(<Login onDone={() => undefined} />, 'en')
  type('E-mail address', 'zoe@barriere.example')
  fireEvent.click(screen.getByRole('button', { name: /Forgotten/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Wait a few minutes.')
  expect(screen.getByRole('dialog').querySelector('input')?.value).toBe('zoe@barriere.example')
})

test('the link sets a password, whose faults are said at their fields', async () => {
  location.hash = '#secret-of-the-link'
  answers['POST /session/recovery/link'] = { status: 200, body: { recovery: { name: 'Zoé', email: 'zoe@x.example' } } }
  answers['PUT /session/recovery'] = { status: 422, body: { recovery: ['length', 'repeat'] } }
  shown(<Recovery />)
  expect(await screen.findByText(/^Bonjour Zoé\./)).toBeDefined()
  type('Mot de passe', 'court')
  type('Le mot de passe, encore une fois', 'autre')
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Le mot de passe a entre 12 et 128 caractères.Les deux mots de passe diffèrent.',
  )
  expect(screen.getByLabelText('Mot de passe').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('court')
  const secret = 'secret-of-the-link'
  expect(sent.map(({ body }) => body)).toEqual([
    { recovery: { secret } },
    { recovery: { secret, password: 'court', repeated: 'autre' } },
  ])
})

test('a link that is over says so, before anything is typed', async () => {
  answers['POST /session/recovery/link'] = { status: 404, body: {} }
  shown(<Recovery />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ce lien a expiré/)
  expect(screen.queryByLabelText('Mot de passe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeDefined()
})
