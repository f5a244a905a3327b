// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { track } from '#lib/analytics/track.ts'
import { SEAT_OPERATIONS } from '@barriere/shared/programmes/casino/seats.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import { untilSent } from '../forms/captcha-test-support.ts'
import { SeatListIsland } from './seat-list.island.tsx'
import { readHeldSeat, storeHeldSeat } from './held-seat-store.ts'
import { type SeatListProps } from './seat-props.ts'
import { PAID, SALE, SALE_ID, WAITING, endedOf, listProps, registrationOf } from './test-support.ts'
import { type Answer, HARRIET, stubCalls } from '../member/test-support.ts'
import {
  CALLS,
  connect,
  dialog,
  HELD,
  hold,
  NONE,
  open,
  plain,
  posts,
  refusal,
  saleAnswer,
  setUpSeatList,
} from './test-support-list.tsx'

vi.mock('#lib/analytics/track.ts', () => ({ track: vi.fn() }))

setUpSeatList()

describe('the list of dates', () => {
  test('without scripts leads to the casino, and says what is waited for or closed', async () => {
    const [offer] = listProps().offers as [SeatListProps['offers'][number]]
    const offers = [
      offer,
      { ...offer, key: 'day-1b', state: 'full' },
      { ...offer, key: 'day-1c', state: 'closed' },
    ] as const
    document.body.innerHTML = await serverHtml(<SeatListIsland {...listProps('fr', { offers })} />)
    expect(screen.getByRole('link', { name: /S’inscrire/ }).getAttribute('href')).toBe('tel:+33261911000')
    expect(screen.getByRole('link', { name: /Liste d’attente/ }).getAttribute('href')).toBe('tel:+33261911000')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ventes closes' }).disabled).toBe(true)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    document.body.replaceChildren()
  })

  test.each([
    ['open', 12, '12 places libres'],
    ['open', 1, '1 place libre'],
    ['full', 0, 'Plus de place libre'],
    ['closed', 4, 'Ventes closes'],
    ['cancelled', 4, 'Annulé'],
  ] as const)('says of a sale that is %s, with %i places left: %s', async (state, left, words) => {
    const [category] = SALE.categories
    stubCalls({ [`sales/${SALE_ID}`]: { body: { sale: { ...SALE, categories: [{ ...category, state, left }] } } } })
    render(<SeatListIsland {...listProps()} />)
    expect(await screen.findByText(words)).toBeDefined()
  })

  test('stays as it is where the sales do not answer', async () => {
    const ask = stubCalls({})
    render(<SeatListIsland {...listProps()} />)
    await waitFor(() => expect(ask).toHaveBeenCalled())
    expect(screen.getByRole('link', { name: /S’inscrire/ })).toBeDefined()
  })

  test('says so where there are no dates', () => {
    render(<SeatListIsland {...listProps('fr', { offers: [] })} />)
    expect(screen.getByText(listProps().labels.none)).toBeDefined()
  })
})

describe.each(['closed', 'cancelled'] as const)('a date whose sale is %s, pressed before that is known', (state) => {
  const { ended } = listProps().labels

  test.each([
    ['a visitor', () => undefined],
    ['a member', connect],
  ])('is offered to %s no more, and leads back to the dates', async (_, sign) => {
    sign()
    const ask = stubCalls({ ...CALLS, [`sales/${SALE_ID}`]: saleAnswer(state) })
    await open()
    expect(await screen.findByRole('heading', { name: ended[state] })).toBeDefined()
    expect(dialog().queryByRole('checkbox')).toBeNull()
    expect(dialog().queryByRole('tab')).toBeNull()
    expect(ask.mock.calls.every(([, init]) => (init?.method ?? 'GET') === 'GET')).toBe(true)
    const back = dialog().getByRole('button', { name: ended.back })
    expect(back.getAttribute('command')).toBe('close')
    // The browser closes the dialog. It cannot restore the focus, because there is no opener.
    const element = screen.getByRole<HTMLDialogElement>('dialog')
    act(() => {
      element.close()
      ;(document.activeElement as HTMLElement).blur()
      element.dispatchEvent(new Event('close'))
    })
    expect(document.activeElement).toBe(screen.getByRole('list'))
  })
})

describe('who somebody is', () => {
  test.each(LOCALES)('is asked in %s, by login and account creation', async (locale) => {
    const { who } = listProps(locale).labels
    render(<SeatListIsland {...listProps(locale)} />)
    fireEvent.click(screen.getByRole('link', { name: /S’inscrire|Register/ }))
    expect(await screen.findByRole('heading', { name: who.title })).toBeDefined()
    expect(screen.getByRole('tab', { name: who.login }).ariaSelected).toBe('true')
    fireEvent.keyDown(screen.getByRole('tab', { name: who.login }), { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toBe(who.registration)
    expect(screen.getByText(plain(who.certify))).toBeDefined()
    expect(within(screen.getByRole('tabpanel')).getByRole('button', { name: who.submit })).toBeDefined()
  })

  test('a login goes on to the seat, and is measured as that of poker', async () => {
    stubCalls({ ...CALLS, 'users/login': { body: { isConnected: true, profile: HARRIET } } })
    await open()
    fireEvent.change(await screen.findByRole('textbox', { name: /E-mail/ }), { target: { value: 'h@example.com' } })
    fireEvent.change(screen.getByLabelText(/^Mot de passe/, { selector: '#poker-login-password' }), {
      target: { value: 'Harriet#2026' },
    })
    fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Me connecter' }))
    await untilSent()
    expect(await screen.findByText(/Bonjour Harriet/)).toBeDefined()
    expect(vi.mocked(track).mock.calls.map(([event]) => ('formName' in event ? event.formName : event.event))).toEqual([
      'loginPoker',
      'login',
    ])
  })
})

describe('a seat', () => {
  beforeEach(connect)

  test('needs the rules, and is held once however often the button is pressed', async () => {
    const ask = stubCalls({ ...CALLS, registrations: [NONE, HELD] })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Retenir ma place' }))
    expect((await screen.findByRole('link', { name: /Acceptez le règlement/ })).getAttribute('href')).toBe(
      '#seat-hold-rules',
    )
    await hold(3)
    const title = await screen.findByRole('heading', { name: 'Votre place est retenue' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    const [post, ...others] = posts(ask, 'registrations')
    expect(others).toEqual([])
    expect(post?.[1]?.body).toBe(JSON.stringify({ saleId: SALE_ID, category: 'day-1a', seats: 1, rules: true }))
    expect(new Headers(post?.[1]?.headers).get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
    expect(readHeldSeat()).toMatchObject({ sale: SALE_ID, category: 'day-1a' })
  })

  test.each(LOCALES)('in %s, one that costs nothing is booked: its ticket is ready', async (locale) => {
    const { choose, owned } = listProps(locale).labels
    const booked = endedOf({ kind: 'event', cents: 0, state: 'paid', ticket: 'ABCDEFGH2345' })
    const free = { ...SALE, categories: SALE.categories.map((one) => ({ ...one, cents: 0 })), changes: [] }
    const ask = stubCalls({
      [`sales/${SALE_ID}`]: { body: { sale: free } },
      registrations: [NONE, { status: 201, body: { registration: booked } }],
    })
    const [offer] = listProps().offers
    render(<SeatListIsland {...listProps(locale, { kind: 'event', offers: offer ? [{ ...offer, cents: 0 }] : [] })} />)
    fireEvent.click(screen.getByRole('link', { name: /^Réserver|^Book/ }))
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(choose.rulesLead) }))
    expect(dialog().getByText(plain(choose.bookHint))).toBeDefined()
    expect(dialog().queryByText(plain(choose.holdHint))).toBeNull()
    fireEvent.click(dialog().getByRole('button', { name: choose.bookSeveral }))
    expect(await screen.findByRole('heading', { name: owned.booked })).toBeDefined()
    expect(posts(ask, 'registrations')).toHaveLength(1)
    expect(sessionStorage.getItem('held-seat')).toBeNull()
  })

  /** Codes that the head of the form shows. The other codes have their own screens. */
  const SAID = SEAT_OPERATIONS.holdSeats.errors.filter(
    (code) => !['noPlaces', 'noTournament', 'limited', 'required', 'token', 'stepUp'].includes(code),
  )

  test.each(SAID)('refused with %s shows its sentence at the form’s head', async (code) => {
    stubCalls({ ...CALLS, registrations: [NONE, refusal(code)] })
    await open()
    await hold()
    const sentence = messagesOf('fr').errors.casino[code]
    await waitFor(() => expect(document.activeElement?.textContent).toContain(sentence.slice(0, 30)))
  })

  test('is not offered to a member who has limited their access', async () => {
    stubCalls({ ...CALLS, registrations: [NONE, refusal('limited')] })
    await open()
    await hold()
    expect(await screen.findByText(listProps().refused.title)).toBeDefined()
  })

  test('that is gone leads to the waiting list', async () => {
    const ask = stubCalls({
      ...CALLS,
      registrations: [NONE, refusal('noPlaces'), NONE],
      waiting: { status: 201, body: { waiting: WAITING } },
    })
    await open()
    expect(screen.getByRole('dialog', { name: /^Vous inscrire à/ })).toBeDefined()
    await hold()
    expect(await screen.findByRole('heading', { name: listProps().labels.waiting.title })).toBeDefined()
    expect(await screen.findByRole('dialog', { name: /^Liste d’attente\s: Deauville Deepstack$/ })).toBeDefined()
    fireEvent.click(screen.getByRole('checkbox', { name: /J’accepte le règlement/ }))
    fireEvent.click(screen.getByRole('button', { name: listProps().labels.waiting.join }))
    expect(await screen.findByText('Votre rang : 3.')).toBeDefined()
    expect(posts(ask, 'waiting')).toHaveLength(1)
  })

  test.each([
    ['noPlaces', 'closed', 'closed'],
    ['noPlaces', 'cancelled', 'cancelled'],
    ['noTournament', 'closed', 'closed'],
    // The sale still reports its state from before the refusal.
    ['noTournament', 'open', 'closed'],
  ] as const)('refused with %s where its sale is %s by now says so', async (code, state, words) => {
    stubCalls({
      ...CALLS,
      [`sales/${SALE_ID}`]: [saleAnswer('open'), saleAnswer(state)],
      registrations: [NONE, refusal(code), NONE],
    })
    await open()
    await hold()
    expect(await screen.findByRole('heading', { name: listProps().labels.ended[words] })).toBeDefined()
    expect(screen.queryByRole('heading', { name: listProps().labels.waiting.title })).toBeNull()
    expect(dialog().queryByRole('checkbox')).toBeNull()
  })

  test.each([
    ['held', registrationOf(), 'Votre place est retenue'],
    ['paid', PAID, 'Vous êtes déjà inscrit'],
  ])('that is %s is shown although its sale is closed', async (_, registration, title) => {
    stubCalls({
      [`sales/${SALE_ID}`]: saleAnswer('closed'),
      registrations: { body: { registrations: [registration], waiting: [] } },
    })
    await open()
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })

  describe('whose list the member waits on', () => {
    const words = listProps().labels.waiting
    const waits: Answer = { body: { registrations: [], waiting: [WAITING] } }

    const leave = async (answer: Answer) => {
      const ask = stubCalls({
        [`sales/${SALE_ID}`]: saleAnswer('full'),
        registrations: [waits, NONE],
        [`waiting/${WAITING.id}`]: answer,
      })
      await open()
      const button = await screen.findByRole('button', { name: words.leave })
      fireEvent.click(button)
      const question = within(await screen.findByRole('dialog', { name: words.leaveConfirm }))
      const yes = question.getByRole('button', { name: words.leaveYes })
      fireEvent.click(yes)
      fireEvent.click(yes)
      return ask
    }

    test('is left after a confirmation, once, and can be joined again', async () => {
      const ask = await leave({ body: {} })
      const title = await screen.findByRole('heading', { name: words.left })
      await waitFor(() => expect(document.activeElement).toBe(title))
      expect(ask.mock.calls.filter(([, init]) => init?.method === 'DELETE')).toHaveLength(1)
      fireEvent.click(screen.getByRole('link', { name: /Liste d’attente/ }))
      expect(await screen.findByRole('button', { name: words.join })).toBeDefined()
    })

    test('is kept where leaving has no answer, which is told', async () => {
      await leave({ status: 500, body: {} })
      expect(await screen.findByText(plain(listProps().labels.failed))).toBeDefined()
      expect(screen.getByRole('heading', { name: words.waits })).toBeDefined()
    })
  })

  test('that another tab holds is taken up instead of an error', async () => {
    stubCalls({
      ...CALLS,
      registrations: [NONE, refusal('noPlaces'), { body: { registrations: [registrationOf()], waiting: [] } }],
    })
    await open()
    await hold()
    expect(await screen.findByRole('heading', { name: 'Votre place est retenue' })).toBeDefined()
  })

  test.each([
    ['held', registrationOf({ offered: true }), 'Une place s’est libérée pour vous'],
    ['paid', PAID, 'Vous êtes déjà inscrit'],
  ])('that is %s already is shown at once', async (_, registration, title) => {
    stubCalls({ ...CALLS, registrations: { body: { registrations: [registration], waiting: [] } } })
    await open()
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  })

  test('of the tab is shown when its visitor comes back to the page', async () => {
    storeHeldSeat(registrationOf())
    stubCalls({ ...CALLS, registrations: { body: { registrations: [registrationOf()], waiting: [] } } })
    render(<SeatListIsland {...listProps()} />)
    expect(await screen.findByRole('timer')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toBe('15:00')
  })

  test('of a show has a number, and the price of the member’s card', async () => {
    const ask = stubCalls({
      [`sales/${SALE_ID}`]: { body: { sale: { ...SALE, kind: 'show', discounts: { ...SALE.discounts, gold: 10 } } } },
      tier: { body: { tier: 'gold' } },
      registrations: [NONE, { status: 201, body: { registration: registrationOf({ kind: 'show', seats: 2 }) } }],
    })
    await open({ kind: 'show' }, /Réserver/)
    expect(await screen.findByText(/carte Gold vous donne 10/)).toBeDefined()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } })
    expect((await screen.findByText(/450/)).textContent).toBe('450\u00a0€')
    await hold()
    expect(await screen.findByRole('heading', { name: 'Vos places sont retenues' })).toBeDefined()
    expect(posts(ask, 'registrations')[0]?.[1]?.body).toContain('"seats":2')
  })
})
