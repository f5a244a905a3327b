// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import './carousel.enhance.ts'
import { Carousel } from './carousel.tsx'

/** Layout, because jsdom computes none: total width of the slides in a row of 300 px. */
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

const carousel = (
  <Carousel label="Chambres" previousLabel="Précédent" nextLabel="Suivant">
    <p>Un</p>
    <p>Deux</p>
  </Carousel>
)

function setUp() {
  const { unmount } = render(carousel)
  const row = screen.getByRole('group', { name: 'Chambres' })
  Object.defineProperties(row, { clientWidth: { get: () => 300 }, scrollWidth: { get: () => content } })
  const scrollBy = vi.fn((to: ScrollToOptions) => {
    row.scrollLeft += to.left ?? 0
    fireEvent.scroll(row)
  })
  row.scrollBy = scrollBy as typeof row.scrollBy
  resized()
  const arrow = (name: string) => screen.getByRole('button', { name })
  return { unmount, row, scrollBy, arrow }
}

describe('carousel', () => {
  test('without scripts it is a named row that takes the focus, every slide once, arrows hidden', () => {
    const html = renderToStaticMarkup(carousel)
    expect(html).toContain('role="group" tabindex="0" aria-label="Chambres"')
    expect(html.match(/<p>/g)).toHaveLength(2)
    expect(html).toMatch(/<div [^>]*hidden=""><button(?:(?!<div).)*<\/div><\/site-carousel>$/)
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
    resized()
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  test('out of the document it listens no more', () => {
    const { unmount, row, scrollBy, arrow } = setUp()
    const next = arrow('Suivant')
    unmount()
    fireEvent.click(next)
    fireEvent.keyDown(row, { key: 'ArrowRight' })
    expect(scrollBy).not.toHaveBeenCalled()
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
