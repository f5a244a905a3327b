// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOn } from './use-focus-on.ts'

afterEach(cleanup)

function Part({ reason }: { reason: unknown }) {
  const heading = useFocusOn<HTMLHeadingElement>(reason)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Title
      </h2>
      <button type="button">Elsewhere</button>
    </>
  )
}

const focused = () => document.activeElement?.tagName

test('each new reason moves the focus; none, and the same one again, leave it where it is', () => {
  const [first, second] = [{ text: 'Done' }, { text: 'Done' }]
  const { rerender } = render(<Part reason={undefined} />)
  const moves = [first, first, undefined, first, second].map((reason) => {
    screen.getByRole('button').focus()
    rerender(<Part reason={reason} />)
    return focused()
  })
  expect(moves).toEqual(['H2', 'BUTTON', 'BUTTON', 'H2', 'H2'])
})

test('a reason that is there from the beginning moves it too', () => {
  render(<Part reason="shown" />)
  expect(focused()).toBe('H2')
})
