// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { track } from '#lib/analytics/track.ts'
import { SEAT_OPERATIONS } from '@barriere/shared/programmes/casino/seats.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { NOW, endedOf, listProps, registrationOf } from './test-support.ts'
import { asked, stubCalls } from '../member/test-support.ts'
import { CALLS, connect, open, plain, posts, refusal, setUpSeatList } from './test-support-list.tsx'

vi.mock('#lib/analytics/track.ts', () => ({ track: vi.fn() }))

setUpSeatList()

describe('a held seat', () => {
  const ID = registrationOf().id
  const submit = vi.fn()

  beforeEach(() => {
    connect()
    submit.mockClear()
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      submit(this.method, this.action, Object.fromEntries(new FormData(this)))
      this.remove()
    })
  })

  const start = async (calls: typeof CALLS = {}) => {
    const ask = stubCalls({
      ...CALLS,
      registrations: { body: { registrations: [registrationOf()], waiting: [] } },
      ...calls,
    })
    await open()
    await screen.findByRole('timer')
    return ask
  }

  test('is paid on the bank’s page: the signed form is sent once', async () => {
    const payment = { action: 'https://bank.example/pay', fields: { vads_amount: '25000', signature: 'x' } }
    const ask = await start({ [`registrations/${ID}/payments`]: { status: 201, body: { payment } } })
    const pay = screen.getByRole('button', { name: /Payer 250/ })
    fireEvent.click(pay)
    fireEvent.click(pay)
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    expect(submit.mock.calls[0]).toEqual(['post', payment.action, payment.fields])
    expect(posts(ask, '/payments').map(([, init]) => init?.body)).toEqual(['{"locale":"fr"}'])
    expect(track).toHaveBeenCalledWith(
      expect.objectContaining({ formName: 'pokerCheckoutPayment', formAnswer: 'success' }),
    )
    // Return from the bank by the back/forward cache: the button is enabled again.
    const back = Object.assign(new Event('pageshow'), { persisted: true })
    await act(async () => void dispatchEvent(back))
    expect(screen.getByRole('button', { name: /Payer 250/ }).ariaBusy).toBeNull()
    expect(asked(ask)).toContain(`registrations/${ID}`)
  })

  test.each(SEAT_OPERATIONS.pay.errors.filter((code) => code !== 'token' && code !== 'stepUp'))(
    'refused a payment with %s says why',
    async (code) => {
      await start({
        [`registrations/${ID}`]: { body: { registration: registrationOf() } },
        [`registrations/${ID}/payments`]: refusal(code),
      })
      fireEvent.click(screen.getByRole('button', { name: /Payer 250/ }))
      const sentence = messagesOf('fr').errors.casino[code]
      await waitFor(() => expect(document.activeElement?.textContent).toContain(sentence.slice(0, 30)))
      expect(submit).not.toHaveBeenCalled()
    },
  )

  test('of a session that has ended asks who somebody is', async () => {
    await start({ [`registrations/${ID}/payments`]: refusal('token') })
    fireEvent.click(screen.getByRole('button', { name: /Payer 250/ }))
    expect(await screen.findByRole('heading', { name: listProps().labels.who.title })).toBeDefined()
  })

  test('is given back', async () => {
    await start({ [`registrations/${ID}/cancel`]: { body: { registration: endedOf({ state: 'expired' }) } } })
    fireEvent.click(screen.getByRole('button', { name: 'Rendre ma place' }))
    expect(await screen.findByRole('heading', { name: /Votre place est rendue/ })).toBeDefined()
    await waitFor(() => expect(sessionStorage.getItem('held-seat')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }))
    expect(await screen.findByRole('button', { name: 'Retenir ma place' })).toBeDefined()
  })

  test('counts down, speaks at five minutes and at one, and says when the time is up', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await start({ [`registrations/${ID}`]: { body: { registration: endedOf({ state: 'expired' }) } } })
    const pass = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * 60_000))
    await pass(4)
    expect(screen.getByRole('timer').textContent).toBe('11:00')
    await pass(6)
    expect(screen.getByText(/reste 5 minutes/)).toBeDefined()
    await pass(4)
    expect(screen.getByText(/reste 1 minute /)).toBeDefined()
    await pass(1)
    expect(await screen.findByRole('heading', { name: 'Le temps est écoulé' })).toBeDefined()
  })

  test('never counts more than the server’s own time, by a clock that is slow', async () => {
    vi.setSystemTime(new Date('2026-06-12T08:00:00Z'))
    await start()
    expect(screen.getByRole('timer').textContent).toBe('15:00')
  })

  test.each(['refused', 'challenge', 'cancelled', 'expired', 'technical'] as const)(
    'says how the last payment ended: %s',
    async (outcome) => {
      await start({ registrations: { body: { registrations: [registrationOf({ outcome })], waiting: [] } } })
      expect(screen.getByText(plain(listProps().labels.outcomes[outcome]))).toBeDefined()
    },
  )
})
