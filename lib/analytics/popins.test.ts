// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openByItself } from '#components/ui/open-by-itself.ts'
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
  dialog.showModal = () => {
    dialog.open = true
  }
  openByItself(dialog)
  await settled()
  dialog.querySelector('button')?.click()
  dialog.querySelector('a')?.click()
  dialog.open = false
  await settled()
  expect(tracked).toEqual([popin('show', 'automatic'), popin('clic', 'automatic'), popin('close', 'automatic')])
})

test('any other is manual, also after it has opened by itself', async () => {
  const dialog = show('<dialog id="popin-1"></dialog>')
  dialog.showModal = () => {
    dialog.open = true
  }
  openByItself(dialog)
  await settled()
  await vi.waitFor(() => expect(dialog.hasAttribute('data-automatic')).toBe(false))
  dialog.open = false
  await settled()
  dialog.showModal()
  await settled()
  expect(tracked).toEqual([popin('show', 'automatic'), popin('close', 'automatic'), popin('show', 'manual')])
})

test('one that goes on to something else is closed and shown under another name', async () => {
  const dialog = show('<dialog id="popin-1"></dialog>')
  dialog.open = true
  await settled()
  dialog.dataset['popin'] = 'popin-1-code'
  await settled()
  dialog.open = false
  await settled()
  expect(tracked).toEqual([
    popin('show', 'manual'),
    popin('close', 'manual'),
    { ...popin('show', 'manual'), popinName: 'popin-1-code' },
    { ...popin('close', 'manual'), popinName: 'popin-1-code' },
  ])
})

test('a dialog without a name, and a disclosure, are none', async () => {
  const dialog = show('<dialog><a href="#x">x</a></dialog><details></details>')
  dialog.open = true
  document.querySelector('details')?.toggleAttribute('open', true)
  await settled()
  dialog.querySelector('a')?.click()
  expect(tracked).toEqual([])
})
