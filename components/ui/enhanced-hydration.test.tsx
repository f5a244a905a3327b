// @vitest-environment jsdom
import { type ReactNode, act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { SiteHeader } from '../site/site-header.tsx'
import '../site/account-badge.enhance.ts'
import '../site/member-badge.lazy.enhance.ts'
import './carousel.enhance.ts'
import { Carousel } from './carousel.tsx'
import './tabs.enhance.ts'
import { Tabs } from './tabs.tsx'

// In drafts and under `npm run dev`, React hydrates markup that enhancers have already changed.

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly observe: () => void
    constructor(report: () => void) {
      this.observe = report
    }

    disconnect(): void {}
  },
)
vi.stubGlobal('fetch', async () =>
  Response.json({ isConnected: true, isEmployee: false, profile: { firstName: 'Ana', lastName: 'Roy' } }),
)

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
})

afterEach(() => {
  document.body.replaceChildren()
  // The start-up call is sent only once, so later tests with a header have no member of the hotel programme.
  profileStore.reset()
  vi.restoreAllMocks()
})

const carousel = (
  <Carousel label="Chambres" previousLabel="Précédent" nextLabel="Suivant">
    <p>Un</p>
  </Carousel>
)

const tabs = (
  <Tabs
    id="stays"
    label="Mes séjours"
    level={2}
    tabs={['À venir', 'Terminés'].map((label, key) => ({ key: String(key), label, content: label }))}
  />
)

const header = (
  <SiteHeader
    locale="fr"
    homeHref="/"
    entries={[]}
    tools={[{ icon: 'account', anchor: { href: '/compte' } }]}
    alternates={{ fr: '/', en: '/en' }}
  />
)

test.each<[string, ReactNode, string]>([
  ['carousel', carousel, '[aria-disabled="true"]'],
  ['tabs', tabs, '[role="tabpanel"][hidden]'],
  ['account badge', header, 'site-member-badge > .vh'],
  ['badge of the casino programme', header, 'site-member-badge > .vh'],
])('React leaves an enhanced %s as it is, and has no complaint', async (_, element, enhanced) => {
  document.cookie = 'signed-in=1'
  document.body.innerHTML = `<div>${renderToString(element)}</div>`
  await vi.waitFor(() => expect(document.querySelector(enhanced)).not.toBeNull())
  const container = document.querySelector('div') as HTMLElement
  const before = container.innerHTML
  await act(async () => {
    hydrateRoot(container, element, { onRecoverableError: complaints })
  })
  expect(container.innerHTML).toBe(before)
  expect(complaints).not.toHaveBeenCalled()
})
