// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentStore } from '#lib/client/consent.ts'
import { TableWayIsland } from './table-way.island.tsx'

const labels = {
  closed: ['Fermé le lundi.', 'Fermé le mardi.'],
  noDay: 'Choisissez un jour.',
  opening: 'TheFork s’ouvre…',
  failed: 'TheFork ne s’affiche pas ici :',
  nothing: 'Rien ne s’affiche ?',
  page: 'ouvrir la page',
  newTab: '(nouvel onglet)',
  frame: 'Réserver avec TheFork',
  consent: 'TheFork dépose des cookies.',
  accept: 'Accepter',
  elsewhere: 'Réserver sur TheFork',
}

const ADDRESS = 'https://widget.example/fr/7d1c?step=date&date=2026-06-19&pax=4'

const ask = vi.fn<typeof fetch>()

/** Submits the popin's form. Returns false if the island handles the submit. */
const submit = async () => await act(async () => fireEvent.submit(screen.getByRole('form')))

const show = (more: Partial<Parameters<typeof TableWayIsland>[0]> = {}, date = '2026-06-19') =>
  render(
    <dialog open>
      <form aria-label="table" action="https://widget.example/fr/7d1c" noValidate>
        <input type="hidden" name="step" value="date" />
        <input type="date" id="day" name="date" aria-label="Jour" defaultValue={date} min="2026-06-12" required />
        <input name="pax" defaultValue="4" />
      </form>
      <TableWayIsland dateField="date" partyField="pax" closed={[1, 2]} labels={labels} {...more} />
    </dialog>,
  )

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', ask)
  consentStore.choose({ tables: true })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

describe('a provider with a frame', () => {
  test('gets no request before the form is sent, and is shown once it has answered', async () => {
    ask.mockResolvedValue(new Response())
    show({ allow: 'payment *' })
    expect([ask.mock.calls.length, document.querySelector('iframe')]).toEqual([0, null])
    expect(await submit()).toBe(false)
    expect(ask.mock.calls[0]?.[0]).toBe(ADDRESS)
    const frame = screen.getByTitle<HTMLIFrameElement>(labels.frame)
    expect([frame.src, frame.getAttribute('allow'), frame.hidden, screen.getByRole('status').textContent]).toEqual([
      ADDRESS,
      'payment *',
      true,
      labels.opening,
    ])
    fireEvent.load(frame)
    expect([frame.hidden, screen.getByRole('status').textContent]).toEqual([false, ''])
    expect(screen.getByRole('link').getAttribute('href')).toBe(ADDRESS)
  })

  test('that cannot be reached leaves a link, and can be tried again', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response())
    show({ allow: 'payment *' })
    await submit()
    expect(screen.getByRole('alert').textContent).toContain(labels.failed)
    expect([screen.getByRole('link').getAttribute('href'), document.querySelector('iframe')]).toEqual([ADDRESS, null])
    await submit()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByTitle(labels.frame)).toBeTruthy()
  })

  test('that takes more than ten seconds leaves a link meanwhile', async () => {
    ask.mockResolvedValue(new Response())
    show({ allow: 'payment *' })
    await submit()
    act(() => {
      vi.advanceTimersByTime(9_900)
    })
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(200)
    })
    expect(screen.getByRole('alert').textContent).toContain(labels.failed)
    fireEvent.load(screen.getByTitle(labels.frame))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a day that cannot be asked for', () => {
  test.each([
    ['none', '', {}],
    ['none, of a provider with a page of its own', '', { allow: undefined }],
    ['a past one', '2026-06-11', { allow: 'payment *' }],
  ])('%s: is told beside its field, and nothing is sent', async (_, day, more) => {
    show(more as Parameters<typeof show>[0], day)
    expect(await submit()).toBe(false)
    const field = screen.getByLabelText('Jour')
    const alert = screen.getByRole('alert')
    expect([alert.textContent, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([
      labels.noDay,
      'true',
      field,
    ])
    expect(alert.querySelector('p')?.id).toBe(field.getAttribute('aria-describedby'))
    expect(ask).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '2026-06-19' } })
    expect([screen.queryByRole('alert'), field.getAttribute('aria-invalid')]).toEqual([null, 'false'])
  })
})

test('a frame that shows before the first question is answered stays', async () => {
  let answer = (_: Response): void => {}
  ask.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  show({ allow: 'payment *' })
  await submit()
  act(() => {
    vi.advanceTimersByTime(10_100)
  })
  const frame = screen.getByTitle<HTMLIFrameElement>(labels.frame)
  fireEvent.load(frame)
  await act(async () => answer(new Response()))
  expect([frame.isConnected, frame.hidden]).toEqual([true, false])
})

describe('consent to the widgets', () => {
  const forget = (): void => {
    document.cookie = 'consent=; max-age=0; path=/'
  }

  test.each([
    ['undecided', forget],
    ['refused', () => void consentStore.choose({ tables: false })],
  ])('%s: is asked before anything is requested, beside a link of the same weight', async (_, decide) => {
    decide()
    show({ allow: 'payment *' })
    expect(await submit()).toBe(false)
    const question = screen.getByRole('group', { name: labels.consent })
    const link = screen.getByRole('link', { name: /^Réserver sur TheFork/ })
    expect([link.getAttribute('href'), link.className]).toEqual([ADDRESS, screen.getByRole('button').className])
    expect([ask.mock.calls.length, document.querySelector('iframe'), question.isConnected]).toEqual([0, null, true])
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => {
      vi.advanceTimersByTime(10_100)
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('agreed to, holds for every table, and is not asked again', async () => {
    forget()
    ask.mockResolvedValue(new Response())
    show({ allow: 'payment *' })
    await submit()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: labels.accept })))
    expect(screen.getByTitle(labels.frame)).toBeTruthy()
    expect(consentStore.get()?.choices).toEqual({ tables: true })
    await submit()
    expect(screen.queryByRole('group', { name: labels.consent })).toBeNull()
  })

  test('withdrawn, takes the frame away; the next table asks', async () => {
    ask.mockResolvedValue(new Response())
    show({ allow: 'payment *' })
    await submit()
    expect(screen.getByTitle(labels.frame)).toBeTruthy()
    act(() => void consentStore.choose({ tables: false }))
    expect(document.querySelector('iframe')).toBeNull()
    await submit()
    expect(screen.getByRole('group', { name: labels.consent })).toBeTruthy()
  })

  test('is not needed where the form leads to the provider’s own page', async () => {
    forget()
    show()
    expect(await submit()).toBe(true)
    expect(screen.queryByRole('group', { name: labels.consent })).toBeNull()
  })
})

describe('a provider with a script', () => {
  const script = { src: 'https://sdk.example/v1/sdk.js', data: { restaurant: '364814', lang: 'fr' } }

  const added = () => document.querySelector<HTMLScriptElement>('script[data-purposes=tables]')

  beforeEach(() => {
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })

  test('is given its restaurant and the guests, and takes the popin’s place', async () => {
    show({ script })
    expect(added()).toBeNull()
    await submit()
    expect(added()?.src).toBe(script.src)
    expect({ ...document.querySelector<HTMLElement>('.zc-widget-config')?.dataset }).toEqual({
      restaurant: '364814',
      lang: 'fr',
      pax: '4',
    })
    expect(document.querySelector('dialog')?.open).toBe(true)
    await act(async () => {
      document.body.append(document.createElement('iframe'))
    })
    expect(document.querySelector('dialog')?.open).toBe(false)
  })

  test('that cannot be loaded leaves a link; a second try leaves no second script', async () => {
    show({ script })
    await submit()
    await act(async () => {
      added()?.dispatchEvent(new Event('error'))
    })
    expect(screen.getByRole('alert').textContent).toContain(labels.failed)
    expect(screen.getByRole('link').getAttribute('href')).toBe(ADDRESS)
    await submit()
    expect(document.querySelectorAll('script[data-purposes=tables], .zc-widget-config')).toHaveLength(2)
  })

  test('that comes and shows nothing leaves a link after ten seconds', async () => {
    show({ script })
    await submit()
    await act(async () => {
      document.body.append(document.createElement('style'))
    })
    act(() => {
      vi.advanceTimersByTime(10_100)
    })
    expect(screen.getByRole('alert').textContent).toContain(labels.failed)
    expect(document.querySelector('dialog')?.open).toBe(true)
  })
})

describe('a provider with neither', () => {
  test('is left to the form', async () => {
    show()
    expect(await submit()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  test('a day without service chosen before hydration is reported', () => {
    show({}, '2026-06-15')
    expect(screen.getByRole('status').textContent).toBe('Fermé le lundi.')
  })

  test('days without service are reported', () => {
    show()
    const said = (day: string) => {
      fireEvent.change(screen.getByLabelText('Jour'), { target: { value: day } })
      return screen.getByRole('status').textContent
    }
    expect([said('2026-06-15'), said('2026-06-16'), said('2026-06-17'), said('')]).toEqual([
      'Fermé le lundi.',
      'Fermé le mardi.',
      '',
      '',
    ])
  })
})
