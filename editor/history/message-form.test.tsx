// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MessageForm, type NewComment } from './message-form.tsx'

const person = (id: number, name: string, state = 'active') => ({
  id,
  role: 'editor',
  state,
  user: { friendly_name: name, real_email: `${id}@barriere.example` },
})

const PEOPLE = [
  person(1, 'Camille Roux'),
  person(2, 'Noé Lambert'),
  person(3, 'Anne Durand'),
  person(4, 'Berthe Ancienne', 'expired'),
  person(5, 'Lou Perrin'),
  person(6, 'Lou Perrin'),
]

const onSend = vi.fn<(comment: NewComment) => Promise<boolean>>()

let people: object | undefined

beforeEach(() => {
  people = { collaborators: PEOPLE }
  onSend.mockReset().mockResolvedValue(true)
  vi.stubGlobal('fetch', async (url: URL) => {
    const answer = url.pathname.endsWith('/users/me') ? { user: { id: 1, role: 'editor' } } : people
    if (!answer) throw new TypeError('offline')
    return Response.json(answer)
  })
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Commentaire' })
const options = () => screen.queryAllByRole('option').map((one) => one.textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const status = () => screen.getByRole('status').textContent

async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MessageForm label="Commentaire" action="Commenter" isBusy={false} onSend={onSend} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
}

/** Types a text, with the caret at its end. */
function type(value: string): void {
  field().focus()
  fireEvent.change(field(), { target: { value, selectionStart: value.length, selectionEnd: value.length } })
}

const press = (key: string) => fireEvent.keyDown(field(), { key })

const send = (name = 'Commenter') => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('a comment', () => {
  test('“@” lists who may be told: not oneself, and not people whose invitation is over', async () => {
    await open()
    expect(options()).toEqual([])
    type('Vu, @')
    expect(options()).toEqual([
      'Anne Durand3@barriere.example',
      'Lou Perrin5@barriere.example',
      'Lou Perrin6@barriere.example',
      'Noé Lambert2@barriere.example',
    ])
    expect(screen.getByRole('listbox', { name: 'Personnes' }).id).toBe(field().getAttribute('aria-controls'))
    expect(status()).toBe('4 personnes. Flèches pour choisir, Entrée pour mentionner.')
  })

  test('is filtered, walked and chosen by keyboard, and sent with the id of who was chosen', async () => {
    await open()
    type('Vu, @')
    press('ArrowUp')
    expect(chosen()).toContain('Noé Lambert')
    press('ArrowDown')
    expect(chosen()).toContain('Anne Durand')
    type('Vu, @lou')
    press('ArrowDown')
    expect(screen.getAllByRole('option', { selected: true }).map((one) => one.textContent)).toEqual([
      'Lou Perrin6@barriere.example',
    ])
    expect(press('Enter')).toBe(false)
    expect([field().value, field().selectionStart, options()]).toEqual(['Vu, @Lou Perrin ', 16, []])
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      message_json: [
        { type: 'text', text: 'Vu, ' },
        { type: 'mention', attrs: { id: 6, label: 'Lou Perrin' } },
        { type: 'text', text: ' ' },
      ],
    })
    expect(field().value).toBe('')
  })

  test('a finger chooses, and the text field keeps the focus', async () => {
    await open()
    type('@no')
    const option = screen.getByRole('option', { name: /Noé/ })
    // Default prevented, so that the press does not move the focus.
    expect(fireEvent.mouseDown(option)).toBe(false)
    fireEvent.click(option)
    expect(field().value).toBe('@Noé Lambert ')
    expect(document.activeElement).toBe(field())
  })

  test('Escape closes the list until another “@”, and nothing around it; keys are the text’s again', async () => {
    const around = vi.fn<() => void>()
    window.addEventListener('keydown', around)
    await open()
    type('@an')
    press('Escape')
    expect(around).not.toHaveBeenCalled()
    expect(options()).toEqual([])
    type('@ann')
    expect([options(), press('Enter')]).toEqual([[], true])
    type('@ann @no')
    expect(options()).toEqual(['Noé Lambert2@barriere.example'])
    window.removeEventListener('keydown', around)
  })

  test('an unknown name is said at once and when it is sent; the text stays', async () => {
    await open()
    type('Vu, @Ber')
    expect([options(), status()]).toEqual([[], 'Personne ne s’appelle «\u00a0Ber\u00a0».'])
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(field().value).toBe('Vu, @Ber')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    const described = (field().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'Personne ne s’appelle «\u00a0Ber\u00a0». Choisissez un nom dans la liste',
    )
    await send('Envoyer sans prévenir')
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ message_json: [{ type: 'text', text: 'Vu, @Ber' }] })
  })

  test('of several people of one name one is asked for; what is typed then takes the fault away', async () => {
    await open()
    type('@Lou Perrin merci')
    await send()
    expect(screen.getByText(/Plusieurs personnes s’appellent/)).toBeDefined()
    type('@Noé merci')
    expect(screen.queryByText(/Plusieurs personnes s’appellent/)).toBeNull()
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      message_json: [
        { type: 'mention', attrs: { id: 2, label: 'Noé Lambert' } },
        { type: 'text', text: ' merci' },
      ],
    })
  })

  test('that is refused stays in the field', async () => {
    onSend.mockResolvedValue(false)
    await open()
    type('Vu.')
    await send()
    expect(field().value).toBe('Vu.')
  })

  test('is sent as it is where the people cannot be read: the service finds them', async () => {
    people = undefined
    await open()
    type('@Noé')
    expect([options(), status()]).toEqual([[], ''])
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ message: '@Noé' })
  })
})
