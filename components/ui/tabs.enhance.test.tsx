// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import './tabs.enhance.ts'
import { Tabs } from './tabs.tsx'

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
  <Tabs
    id="stays"
    label="Mes séjours"
    level={2}
    tabs={TABS.map(({ panel, label }) => ({ key: panel.replace('stays-', ''), label, content: label }))}
  />
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

  test('the address names the tab that was chosen, and keeps its query', () => {
    history.replaceState({ kept: true }, '', '?town=Dinard')
    render(tabs)
    fireEvent.click(screen.getByRole('tab', { name: 'Terminés' }))
    expect([location.search, location.hash, history.state]).toEqual(['?town=Dinard', '#stays-past', { kept: true }])
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'End' })
    expect(location.hash).toBe('#stays-lost')
    history.replaceState(null, '', location.pathname)
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

  test('a link of the page to a panel opens it; one to another place changes nothing', () => {
    render(tabs)
    location.hash = '#stays-lost'
    fireEvent(window, new Event('hashchange'))
    expect([selected(), visible()]).toEqual([2, ['stays-lost']])
    location.hash = '#content'
    fireEvent(window, new Event('hashchange'))
    expect(selected()).toBe(2)
  })
})
