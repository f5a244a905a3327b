// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assetOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import './film.enhance.ts'
import { heroFixtures } from './hero.fixtures.ts'
import { heroSchema } from './hero.schema.ts'
import { Hero } from './hero.tsx'

const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

let still = false
let changed: (() => void) | undefined

/** jsdom does not play media: fakes `play` and `pause`, which only fire their events. */
beforeEach(() => {
  vi.clearAllMocks()
  still = false
  HTMLMediaElement.prototype.play = function () {
    this.dispatchEvent(new Event('play'))
    return play()
  }
  HTMLMediaElement.prototype.pause = function () {
    this.dispatchEvent(new Event('pause'))
    pause()
  }
  play.mockResolvedValue()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return still
    },
    addEventListener: (_: string, listener: () => void) => {
      changed = listener
    },
  }))
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const film = async () => {
  const view = viewOf(heroSchema, { ...heroFixtures.full, video: assetOf('plage.mp4', 0, 0) })
  const page = await show(<Hero block={view} context={contextOf()} />)
  return page.querySelector<HTMLVideoElement>('site-film video')
}

const button = (name: 'Lire' | 'Mettre') => screen.getByRole('button', { name: new RegExp(`^${name} la vidéo`) })

describe('the film', () => {
  test('starts the film, without sound and without the browser’s controls, and stops it', async () => {
    const video = await film()
    expect([video?.controls, video?.muted, video?.preload, video?.getAttribute('aria-label')]).toEqual([
      false,
      true,
      'none',
      'Vidéo sans son\u00a0: Les Colombages',
    ])
    expect(play).toHaveBeenCalledOnce()
    button('Mettre').focus()
    fireEvent.click(button('Mettre'))
    expect(pause).toHaveBeenCalledOnce()
    // The focus moves to the other button, which replaces the focused one.
    expect(document.activeElement).toBe(button('Lire'))
    fireEvent.click(button('Lire'))
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('waits until the page itself has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    await film()
    expect(play).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(play).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  test('does not autoplay with reduced motion, and stops when that is switched on', async () => {
    still = true
    await film()
    expect(play).not.toHaveBeenCalled()
    still = false
    await film()
    still = true
    changed?.()
    expect(pause).toHaveBeenCalled()
    expect(button('Lire')).toBeDefined()
  })

  test('a browser that refuses leaves a button that offers to play', async () => {
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await film()
    await vi.waitFor(() => expect(button('Lire')).toBeDefined())
  })
})
