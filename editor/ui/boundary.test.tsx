// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Boundary } from './boundary.tsx'

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('A field that cannot be shown.')
  return <p>Titre</p>
}

const shown = (isBroken: boolean, place: string) => (
  <>
    <p>Autour</p>
    <Boundary place={place}>
      <Broken isBroken={isBroken} />
    </Boundary>
  </>
)

describe('Boundary', () => {
  afterEach(() => vi.restoreAllMocks())

  test('what cannot be shown says so, around it all goes on, and another place is tried again', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { rerender } = render(shown(true, '/stories/1'))
    expect(screen.getByRole('alert').textContent).toBe('Cette partie ne peut pas être affichée.')
    expect(screen.getByText('Autour')).toBeDefined()
    expect(logged).toHaveBeenCalled()

    rerender(shown(false, '/stories/1'))
    expect(screen.queryByText('Titre')).toBeNull()
    rerender(shown(false, '/stories/2'))
    expect(screen.getByText('Titre')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
