// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsEvent } from './events.ts'
import { watchPopins } from './popins.ts'
import { takeTracked } from './track.ts'

let tracked: AnalyticsEvent[] = []

/** Mutation observers answer in a microtask. */
const settled = () => Promise.resolve()

beforeAll(() => {
  takeTracked((event) => tracked.push(event))
  watchPopins()
})

beforeEach(() => {
  tracked = []
  vi.spyOn(performance, 'now').mockReturnValue(100_000)
})

afterAll(() => {
  vi.restoreAllMocks()
})

const show = (markup: string): HTMLDialogElement => {
  document.body.innerHTML = markup
  return document.querySelector('dialog') as HTMLDialogElement
}

const popin = (popinAction: string, trackingMode: string) => ({
  event: 'popin_interaction',
  popinName: 'popin-1',
  popinAction,
  trackingMode,
})

test('one that opens by itself is automatic: shown, followed, closed', async () => {
  const dialog = show('<dialog id="popin-1"><a href="#offres">Offres</a><button>Fermer</button></dialog>')
  dialog.open = true
  await settled()
  dialog.querySelector('button')?.click()
  dialog.querySelector('a')?.click()
  dialog.open = false
  await settled()
  expect(tracked).toEqual([popin('show', 'automatic'), popin('clic', 'automatic'), popin('close', 'automatic')])
})

test('one that a click opens is manual', async () => {
  const dialog = show('<button>Ouvrir</button><dialog id="popin-1"></dialog>')
  const button = document.querySelector('button')
  button?.addEventListener('click', ({ timeStamp }) => {
    vi.mocked(performance.now).mockReturnValue(timeStamp + 20)
    dialog.open = true
  })
  button?.click()
  await settled()
  expect(tracked).toEqual([popin('show', 'manual')])
})

test('a dialog without a name, and a disclosure, are none', async () => {
  const dialog = show('<dialog><a href="#x">x</a></dialog><details></details>')
  dialog.open = true
  document.querySelector('details')?.toggleAttribute('open', true)
  await settled()
  dialog.querySelector('a')?.click()
  expect(tracked).toEqual([])
})
