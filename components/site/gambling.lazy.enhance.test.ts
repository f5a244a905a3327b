// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, stubCalls } from '../member/test-support.ts'
import './gambling.lazy.enhance.ts'

const WORDS = { title: 'Vous avez limité votre accès.', text: 'Plus tard.', link: 'Voir ma limite', href: '/limite' }

const LIMITED: Answer = { body: { limit: { kind: 'pause', since: '2026-11-23', until: '2027-05-22' } } }

/** Adds two backgrounds to the page. Returns a getter of the state and the text of each. */
const show = (title = 'h2') => {
  const html = `<div data-limited></div><section><${title}>Roulette</${title}></section><div role="note">Loi</div>`
  const backgrounds = [1, 2].map(() => {
    const background = document.createElement('site-gambling')
    background.dataset['words'] = JSON.stringify(WORDS)
    background.innerHTML = html
    return background
  })
  document.body.append(...backgrounds)
  return () => backgrounds.map(({ dataset, firstElementChild }) => [dataset['limit'], firstElementChild?.textContent])
}

beforeEach(() => {
  document.cookie = 'signed-in=1'
})

afterEach(() => {
  document.body.replaceChildren()
  document.cookie = 'signed-in=; max-age=0'
  vi.unstubAllGlobals()
})

test('a member with a limit is told so once, after one call, and nothing stands before the answer', async () => {
  const calls = stubCalls({ limit: LIMITED })
  const state = show()
  expect(state()).toEqual([
    ['asked', ''],
    ['asked', ''],
  ])
  await vi.waitFor(() =>
    expect(state()).toEqual([
      ['told', `${WORDS.title}${WORDS.text}${WORDS.link}`],
      ['hidden', ''],
    ]),
  )
  expect(document.querySelector('a')?.getAttribute('href')).toBe(WORDS.href)
  expect(calls).toHaveBeenCalledOnce()
})

test('a page whose title goes with the content has another one', async () => {
  stubCalls({ limit: LIMITED })
  show('h1')
  await vi.waitFor(() => expect(document.querySelector('[data-limited] h1')?.textContent).toBe(WORDS.title))
})

test.each([
  ['a member without a limit', { body: {} }],
  ['somebody of the hotels’ programme alone', { status: 401, body: { code: 'default', message: 'Non.' } }],
  ['a member while the programme is away', { status: 503, body: { code: 'default', message: 'Erreur.' } }],
])('%s sees all', async (_, answer) => {
  stubCalls({ limit: answer })
  const state = show()
  await vi.waitFor(() =>
    expect(state()).toEqual([
      [undefined, ''],
      [undefined, ''],
    ]),
  )
})

test('nothing is asked for anybody else', () => {
  document.cookie = 'signed-in=; max-age=0'
  const calls = stubCalls({ limit: LIMITED })
  expect([show()()[0], calls.mock.calls]).toEqual([[undefined, ''], []])
})
