// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Banner } from './banner.tsx'
import { FactsList } from './facts-list.tsx'
import { Facts } from './facts.tsx'
import { localIcon } from './local-icon.ts'
import { NamedIcon } from './named-icon.tsx'
import { Pagination, pageNumbers } from './pagination.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { Table } from './table.tsx'

afterEach(cleanup)

describe('pagination', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [3, 9, [1, 2, 3, 4, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [7, 9, [1, 0, 6, 7, 8, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('page %i of %i shows %j, never a gap of one', (current, total, expected) => {
    expect(pageNumbers(current, total)).toEqual(expected)
  })

  const show = (current: number, total: number) =>
    render(
      <Pagination
        label="Pages"
        current={current}
        previousLabel="Précédent"
        nextLabel="Suivant"
        pages={Array.from({ length: total }, (_, index) => ({
          href: `?page=${index + 1}`,
          label: `Page ${index + 1}`,
        }))}
      />,
    )

  test('leads to the neighbours and says which page is shown', () => {
    show(2, 3)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?page=1',
      '?page=1',
      '?page=2',
      '?page=3',
      '?page=3',
    ])
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2')
  })

  test('has no way beyond the ends, and is not there for one page', () => {
    show(1, 2)
    expect(screen.queryByText('Précédent')).toBeNull()
    cleanup()
    expect(show(1, 1).container.innerHTML).toBe('')
  })
})

test('a table is a region that the keyboard can scroll, with named rows and columns', () => {
  render(<Table caption="Tarifs" rowHeader figures={[1]} head={['Chambre', 'Prix']} rows={[['Suite', '690 €']]} />)
  const region = screen.getByRole('region', { name: 'Tarifs' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('rowheader').textContent).toBe('Suite')
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map((cell) => cell.className !== ''),
  ).toEqual([false, true])
  expect(within(region).getByRole('cell').className).not.toBe('')
})

test('facts come in pairs, and one may hold now', () => {
  const { container } = render(
    <FactsList
      rows={[
        { label: 'Spa', value: '8 h – 21 h', current: true },
        { label: 'Bar', value: '11 h – 1 h' },
      ]}
    />,
  )
  expect(
    [...container.querySelectorAll('dl > div')].map((row) => [row.textContent, row.getAttribute('aria-current')]),
  ).toEqual([
    ['Spa8 h – 21 h', 'true'],
    ['Bar11 h – 1 h', null],
  ])
})

test('a line of facts holds words and nodes, each behind its icon, and is not there without any', () => {
  const { container } = render(
    <Facts facts={[{ text: 'Dinard', icon: 'pin' }, { text: <time dateTime="2026-06-12">12 juin</time> }]} />,
  )
  const facts = [...container.querySelectorAll('ul > li')]
  expect(facts.map((fact) => [fact.textContent, fact.firstElementChild?.tagName])).toEqual([
    ['Dinard', 'svg'],
    ['12 juin', 'TIME'],
  ])
  cleanup()
  expect(render(<Facts facts={[]} />).container.innerHTML).toBe('')
})

test('a notice interrupts only when it is an error that has just come', () => {
  const role = (kind: 'error' | 'success', live: boolean) => {
    const { container } = render(
      <Banner kind={kind} live={live} title="Titre.">
        Suite.
      </Banner>,
    )
    expect(container.textContent).toBe('Titre. Suite.')
    return container.firstElementChild?.getAttribute('role')
  }
  expect([role('error', true), role('success', true), role('error', false)]).toEqual(['alert', 'status', null])
})

test('what is on its way is said in words; its shapes are not read', () => {
  const { container } = render(
    <Loading label="Chargement">
      <Skeleton lines={3} />
    </Loading>,
  )
  expect(screen.getByRole('status').textContent).toBe('Chargement')
  expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(3)
})

describe('icons by name', () => {
  const lucide = (name: string) => localIcon({ collection: 'lucide', name })

  test('are redrawn with our own pen', () => {
    const { container } = render(<NamedIcon drawing={lucide('waves')} size="large" />)
    const svg = container.querySelector('svg')
    expect([svg?.getAttribute('class'), svg?.getAttribute('width'), svg?.getAttribute('aria-hidden')]).toEqual([
      'drawn fine',
      '48',
      'true',
    ])
    expect(svg?.innerHTML).toMatch(/^<path d="M2 6/)
    expect(svg?.innerHTML).not.toMatch(/round|stroke/)
  })

  test('the interface’s own drawings are a collection of their own', () => {
    const { container } = render(<NamedIcon drawing={localIcon({ collection: 'barriere', name: 'heart' })} />)
    expect(container.innerHTML).toContain('class="drawn"')
    expect(container.querySelector('svg')?.innerHTML).toBe('<path d="M12 20 4 12V7l3-3h3l2 3 2-3h3l3 3v5Z"></path>')
  })

  test('keep what the set fills', () => {
    expect(render(<NamedIcon drawing={lucide('palette')} />).container.innerHTML).toContain('fill="currentColor"')
  })

  test('of a set without a pen keep its shapes and its box', () => {
    const body = '<path fill="currentColor" stroke="none" d="M0 0h32v32"/>'
    const drawing = { collection: 'rivage', name: 'shell', body, left: -1, top: 2, width: 32, height: 30 }
    const svg = render(<NamedIcon drawing={drawing} />).container.querySelector('svg')
    expect(['class', 'viewBox', 'width', 'height'].map((name) => svg?.getAttribute(name))).toEqual([
      null,
      '-1 2 32 30',
      '24',
      '24',
    ])
    expect(svg?.querySelector('path')?.getAttribute('fill')).toBe('currentColor')
  })

  test('without a drawing the box stays', () => {
    const svg = render(<NamedIcon drawing={undefined} size="large" />).container.querySelector('svg')
    expect([svg?.getAttribute('width'), svg?.getAttribute('height'), svg?.innerHTML]).toEqual(['48', '48', ''])
  })

  test.each(['no-such-icon', 'constructor', '__proto__', ''])('“%s” is none of ours', (name) => {
    expect([lucide(name), localIcon({ collection: name, name: 'waves' })]).toEqual([undefined, undefined])
  })

  test('older names of Lucide lead to newer ones', () => {
    expect(lucide('alarm-check')?.body).toBe(lucide('alarm-clock-check')?.body)
  })
})
