// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Accordion, AccordionItem } from './accordion.tsx'
import { TabListIsland } from './tabs.island.tsx'
import { TabLinks } from './tabs.tsx'
import { showToast } from './toast.ts'
import { ToastsIsland } from './toast.island.tsx'

// jsdom lacks the event, and React then waits for one with a prefix.
vi.hoisted(() => vi.stubGlobal('AnimationEvent', Event))

afterEach(() => {
  cleanup()
  location.hash = ''
})

const TABS = [
  { panel: 'stays-coming', label: 'À venir' },
  { panel: 'stays-past', label: 'Terminés' },
  { panel: 'stays-lost', label: 'Annulés' },
]

const tabs = (
  <>
    <TabListIsland id="stays" label="Mes séjours" tabs={TABS} />
    <div id="stays">
      {TABS.map((tab) => (
        <div key={tab.panel} id={tab.panel}>
          {tab.label}
        </div>
      ))}
    </div>
  </>
)

const selected = () => screen.getAllByRole('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
const visible = () => TABS.filter((tab) => !document.getElementById(tab.panel)?.hidden).map((tab) => tab.panel)

describe('tabs', () => {
  test('are links to panels, all in sight, until the script runs', () => {
    const html = renderToStaticMarkup(tabs)
    expect(html.match(/href="#stays-[a-z]+"/g)).toHaveLength(3)
    expect(html).not.toMatch(/role="tab|hidden/)
  })

  test('then one panel shows, named by its tab, and one tab takes the focus', () => {
    render(tabs)
    expect([selected(), visible()]).toEqual([0, ['stays-coming']])
    expect(screen.getByRole('tabpanel', { name: 'À venir' }).id).toBe('stays-coming')
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    fireEvent.click(screen.getByRole('tab', { name: 'Terminés' }))
    expect([selected(), visible()]).toEqual([1, ['stays-past']])
  })

  test('arrows, Home and End rove, round the ends', () => {
    render(tabs)
    const list = screen.getByRole('tablist')
    const after = (key: string) => {
      fireEvent.keyDown(list, { key })
      return [selected(), document.activeElement?.textContent]
    }
    expect(after('ArrowLeft')).toEqual([2, 'Annulés'])
    expect(after('ArrowRight')).toEqual([0, 'À venir'])
    expect(after('End')).toEqual([2, 'Annulés'])
    expect(after('Home')).toEqual([0, 'À venir'])
  })

  test('an address opens the panel it names', () => {
    location.hash = '#stays-past'
    render(tabs)
    expect(visible()).toEqual(['stays-past'])
  })

  test('as pages, they say which one is shown', () => {
    render(
      <TabLinks
        label="Maison"
        links={[
          { label: 'Chambres', anchor: { href: '/a' }, current: true },
          { label: 'Spa', anchor: { href: '/b' } },
        ]}
      />,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  })
})

test('items of an accordion share their name, so that one closes the others', () => {
  const { container } = render(
    <Accordion>
      <AccordionItem title="Un" level={3} name="faq" open>
        1
      </AccordionItem>
      <AccordionItem title="Deux" level={3} name="faq">
        2
      </AccordionItem>
    </Accordion>,
  )
  expect([...container.querySelectorAll('details')].map((item) => [item.getAttribute('name'), item.open])).toEqual([
    ['faq', true],
    ['faq', false],
  ])
  expect(container.querySelectorAll('summary > h3')).toHaveLength(2)
})

describe('toasts', () => {
  test('speak in a region that was there before them, and leave when their animation ends', () => {
    render(<ToastsIsland label="Notifications" closeLabel="Fermer" />)
    const region = screen.getByRole('status', { name: 'Notifications' })
    expect(region.textContent).toBe('')
    act(() => showToast('Mot de passe changé.'))
    expect(region.textContent).toBe('Mot de passe changé.')
    fireEvent.animationEnd(screen.getByText('Mot de passe changé.'))
    expect(region.textContent).toBe('')
  })

  test('each closes on its own', () => {
    render(<ToastsIsland label="Notifications" closeLabel="Fermer" />)
    act(() => {
      showToast('Un')
      showToast('Deux', 'error')
    })
    const [first] = screen.getAllByRole('button', { name: 'Fermer' })
    if (first) fireEvent.click(first)
    expect(screen.getByRole('status').textContent).toBe('Deux')
  })
})
