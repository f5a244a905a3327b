// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CarouselArrowsIsland } from './carousel.island.tsx'
import { Carousel } from './carousel.tsx'

/** The page's layout, which jsdom does not compute: a row 300 px wide over slides of this width. */
let content = 900

let resized: () => void = () => undefined

beforeEach(() => {
  content = 900
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: () => void
      constructor(report: () => void) {
        this.report = report
      }

      observe(): void {
        resized = this.report
        this.report()
      }

      disconnect(): void {
        resized = () => undefined
      }
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function setUp() {
  const { container } = render(
    <div>
      <div tabIndex={0} data-testid="row" />
      <CarouselArrowsIsland previousLabel="Précédent" nextLabel="Suivant" />
    </div>,
  )
  const row = screen.getByTestId('row')
  Object.defineProperties(row, { clientWidth: { get: () => 300 }, scrollWidth: { get: () => content } })
  const scrollBy = vi.fn((to: ScrollToOptions) => {
    row.scrollLeft += to.left ?? 0
    fireEvent.scroll(row)
  })
  row.scrollBy = scrollBy as typeof row.scrollBy
  act(resized)
  const arrow = (name: string) => screen.getByRole('button', { name })
  return { container, row, scrollBy, arrow }
}

describe('carousel', () => {
  test('without scripts it is a named row that takes the focus, every slide once, no arrows', () => {
    const html = renderToStaticMarkup(
      <Carousel label="Chambres" previousLabel="Précédent" nextLabel="Suivant">
        <p>Un</p>
        <p>Deux</p>
      </Carousel>,
    )
    expect(html).toContain('role="group" tabindex="0" aria-label="Chambres"')
    expect(html.match(/<p>/g)).toHaveLength(2)
    expect(html).not.toContain('<button')
  })

  test('arrows move the row and rest at its ends', () => {
    const { row, arrow } = setUp()
    const resting = () => ['Précédent', 'Suivant'].map((name) => arrow(name).getAttribute('aria-disabled'))
    expect(resting()).toEqual(['true', 'false'])
    fireEvent.click(arrow('Suivant'))
    expect([row.scrollLeft, ...resting()]).toEqual([240, 'false', 'false'])
    row.scrollLeft = 600
    fireEvent.scroll(row)
    expect(resting()).toEqual(['false', 'true'])
    fireEvent.click(arrow('Précédent'))
    expect(row.scrollLeft).toBe(360)
  })

  test('there are none while everything is in view, and they come when the window shrinks', () => {
    content = 300
    setUp()
    expect(screen.queryByRole('button')).toBeNull()
    content = 500
    act(resized)
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  test('arrow keys steer the row only while the row itself has the focus', () => {
    const { row, scrollBy } = setUp()
    fireEvent.keyDown(row, { key: 'ArrowRight' })
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 240 })
    const inner = row.appendChild(document.createElement('a'))
    fireEvent.keyDown(inner, { key: 'ArrowRight' })
    expect(scrollBy).toHaveBeenCalledTimes(1)
  })
})
