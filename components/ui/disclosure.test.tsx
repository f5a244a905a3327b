// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Accordion, AccordionItem } from './accordion.tsx'
import { TabLinks } from './tabs.tsx'
import { showToast } from './toast.ts'
import { ToastsIsland } from './toast.island.tsx'

// jsdom lacks `AnimationEvent`; without it, React listens to the event with a vendor prefix.
vi.hoisted(() => vi.stubGlobal('AnimationEvent', Event))

afterEach(() => {
  cleanup()
})

describe('tabs', () => {
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
