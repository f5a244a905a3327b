// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MegaMenu } from './mega-menu.tsx'
import './menu-closer.enhance.ts'

test('the focus that leaves a panel of the header closes it, neither its links nor its button do', () => {
  const menu = (label: string) => ({
    label,
    columns: [
      {
        title: label,
        links: [`${label} A`, `${label} B`].map((name) => ({ label: name, anchor: { href: `/${name}` } })),
      },
    ],
  })
  const { container } = render(
    <>
      <header>
        <ul>
          {['Mer', 'Lac'].map((label) => (
            <li key={label}>
              <MegaMenu locale="fr" menu={menu(label)} id={label} />
            </li>
          ))}
        </ul>
        <div id="narrow" popover="auto">
          <a href="#content">Menu</a>
        </div>
      </header>
      <a href="#content">Contenu</a>
    </>,
  )
  const closed: string[] = []
  for (const panel of container.querySelectorAll<HTMLElement>('[popover]')) {
    // jsdom does not implement popovers.
    panel.togglePopover = (force) => {
      if (force === false) closed.push(panel.id)
      return false
    }
  }
  const focus = (name: string) => {
    closed.length = 0
    fireEvent.focusIn(screen.getByText(name, { selector: 'a, button' }))
    return closed
  }
  expect(focus('Mer')).toEqual(['Lac'])
  expect(focus('Mer A')).toEqual(['Lac'])
  expect(focus('Mer B')).toEqual(['Lac'])
  expect(focus('Lac')).toEqual(['Mer'])
  expect(focus('Contenu')).toEqual(['Mer', 'Lac'])
})
