// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino, casinoQueries } from '#lib/client/casino.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { RewardsIsland } from '../rewards/rewards.island.tsx'
import { type Answer, HARRIET, stubCalls, stubDialogs } from '../test-support.ts'
import { StepUpIsland } from './step-up.island.tsx'

const LOCKED = { ...HARRIET, email: 'h…@example.com', locked: true } as const

const stepUp = (locale: Locale = 'fr') => {
  const { casino, forms } = messagesOf(locale)
  return <StepUpIsland locale={locale} labels={casino.stepUp} forms={forms} />
}

const REFUSED: Answer = { status: 403, body: { code: 'stepUp', message: messagesOf('fr').errors.casino.stepUp } }
const RAISED: Answer = { body: { isConnected: true, profile: HARRIET } }
const SET = { limit: { kind: 'pause', since: '2026-11-29', until: '2027-02-27' } }

const setLimit = () => callCasino('POST limit', { input: { kind: 'pause', months: 3 } })

const sent = (ask: ReturnType<typeof stubCalls>, path: string): (string | undefined)[] =>
  ask.mock.calls.filter(([url]) => String(url).endsWith(path)).map(([, init]) => init?.body as string | undefined)

const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  stubDialogs()
  act(() => casinoStore.take({ isConnected: true, profile: LOCKED }))
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

describe('step-up', () => {
  test.each(LOCALES)('in %s: a change that asks for more is sent again after the password', async (locale) => {
    const ask = stubCalls({ 'limit': [REFUSED, { body: SET }], 'users/step-up': RAISED })
    render(stepUp(locale))
    const answer = setLimit()
    const { stepUp: labels } = messagesOf(locale).casino
    expect(await screen.findByRole('dialog', { name: labels.title })).toBeDefined()
    type(new RegExp(`^${labels.password}`), 'Casino#2026Gold')
    await submit()
    expect(await answer).toEqual({ ok: true, value: SET })
    expect(sent(ask, 'users/step-up')).toEqual(['{"password":"Casino#2026Gold"}'])
    expect(sent(ask, '/limit')).toEqual(Array<string>(2).fill('{"kind":"pause","months":3}'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(casinoStore.get().profile).toEqual(HARRIET)
  })

  test('a code by mail does as well; another one can be sent', async () => {
    const ask = stubCalls({
      'limit': [REFUSED, { body: SET }],
      'users/step-up/code': { status: 201, body: { email: 'h…@example.com' } },
      'users/step-up': [
        { status: 403, body: { code: 'invalid_grant', message: 'Ce code n’est pas le bon.', fields: ['code'] } },
        RAISED,
      ],
    })
    render(stepUp())
    const answer = setLimit()
    await screen.findByRole('dialog')
    fireEvent.click(screen.getByRole('button', { name: /Recevoir un code/ }))
    expect(await screen.findByText(/code à six chiffres vient de partir vers h…@example\.com/)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(/Code reçu/))
    type(/Code reçu/, '123457')
    await submit()
    expect(await screen.findAllByText(/Ce code n’est pas le bon/)).not.toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer un autre code' }))
    await vi.waitFor(() => expect(sent(ask, 'step-up/code')).toHaveLength(2))
    type(/Code reçu/, '123456')
    await submit()
    expect((await answer).ok).toBe(true)
    expect(sent(ask, 'users/step-up')).toEqual(['{"code":"123457"}', '{"code":"123456"}'])
  })

  test('a wrong password is told at its field; closed, the refusal is the answer', async () => {
    const ask = stubCalls({ 'limit': REFUSED, 'users/step-up': { status: 403, body: { code: 'credentials' } } })
    render(stepUp())
    const answer = setLimit()
    await screen.findByRole('dialog')
    type(/^Mot de passe/, 'wrong')
    await submit()
    expect(screen.getByText(messagesOf('fr').casino.stepUp.wrongPassword)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    act(() => (screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement).close())
    expect(await answer).toMatchObject({ ok: false, error: { status: 403, code: 'stepUp' } })
    expect(sent(ask, '/limit')).toHaveLength(1)
  })

  test('two calls that wait ask once', async () => {
    const ask = stubCalls({ 'limit': [REFUSED, REFUSED, { body: SET }, { body: SET }], 'users/step-up': RAISED })
    render(stepUp())
    const answers = Promise.all([setLimit(), setLimit()])
    await screen.findByRole('dialog')
    type(/^Mot de passe/, 'Casino#2026Gold')
    await submit()
    expect((await answers).map(({ ok }) => ok)).toEqual([true, true])
    expect(sent(ask, 'users/step-up')).toHaveLength(1)
  })

  test('a page that cannot be read says so, with a button; confirmed, it is there', async () => {
    const { casino, member } = messagesOf('fr')
    stubCalls({
      'rewards': [REFUSED, { body: { rewards: [] } }],
      'vouchers': { body: { vouchers: [] } },
      'balance': { body: { balance: 0, cents: 0 } },
      'users/step-up': RAISED,
    })
    render(
      <>
        <RewardsIsland
          locale="fr"
          casinos={{}}
          labels={casino.rewards}
          refused={casino.limits.refused}
          frame={member.frame}
        />
        {stepUp()}
      </>,
    )
    fireEvent.click(await screen.findByRole('button', { name: member.frame.confirm }))
    const popin = within(await screen.findByRole('dialog'))
    expect(popin.getByRole('heading', { name: casino.stepUp.title })).toBeDefined()
    type(/^Mot de passe/, 'Casino#2026Gold')
    await submit()
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: member.frame.confirm })).toBeNull())
  })

  test('on a page without the popin the refusal is the answer', async () => {
    stubCalls({ limit: REFUSED })
    expect((await setLimit()).ok).toBe(false)
  })
})
