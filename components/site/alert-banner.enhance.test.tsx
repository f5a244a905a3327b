// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverHtml } from '#tests/support/server-html.ts'
import { AlertBanners } from './alert-banner.tsx'
import './alert-banner.enhance.ts'

type Alert = Parameters<typeof AlertBanners>[0]['alerts'][number]

const CLOSABLE: Alert = { message: 'La piscine ferme.', kind: 'information', memory: 'alert:a:' }

const open = async (alert: Alert, attributes = '') => {
  const html = await serverHtml(<AlertBanners locale="fr" alerts={[alert]} />)
  document.body.innerHTML = `<div ${attributes}>${html}<header><a href="/">Accueil</a></header></div>`
  return document.querySelector<HTMLElement>('site-alert')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('an alert that was closed stays closed in this browser, until it has another version', async () => {
  const alert = await open(CLOSABLE)
  expect(alert?.hidden).toBe(false)
  alert?.querySelector('button')?.click()
  expect(alert?.hidden).toBe(true)
  expect(document.activeElement?.textContent).toBe('Accueil')
  expect((await open(CLOSABLE))?.hidden).toBe(true)
  expect((await open({ ...CLOSABLE, memory: 'alert:a:2' }))?.hidden).toBe(false)
  // A draft shows a closed alert to the editor.
  expect((await open(CLOSABLE, 'data-live'))?.hidden).toBe(false)
})

test('one without a memory has nothing that closes it, and one that is over hides itself', async () => {
  const { memory: _, ...permanent } = CLOSABLE
  expect((await open(permanent))?.querySelector('button')).toBeNull()
  expect((await open({ ...CLOSABLE, until: new Date(Date.now() + 60_000) }))?.hidden).toBe(false)
  expect((await open({ ...CLOSABLE, until: new Date(Date.now() - 1) }))?.hidden).toBe(true)
})

test('without storage it closes, and is back with the next page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const alert = await open(CLOSABLE)
  alert?.querySelector('button')?.click()
  expect(alert?.hidden).toBe(true)
  expect((await open(CLOSABLE))?.hidden).toBe(false)
})
