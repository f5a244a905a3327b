// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FilmIsland } from './film.island.tsx'

const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

let still = false
let changed: (() => void) | undefined

/** jsdom plays nothing: the element says what it was told. */
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
  cleanup()
  vi.unstubAllGlobals()
})

const film = () =>
  render(
    <FilmIsland src="/plage.mp4" labels={{ film: 'La plage', play: 'Lire', pause: 'Arrêter' }} />,
  ).container.querySelector('video')

describe('the film', () => {
  test('starts the film, without sound and without the browser’s controls, and stops it', () => {
    const video = film()
    expect([video?.controls, video?.muted, video?.preload, video?.getAttribute('aria-label')]).toEqual([
      false,
      true,
      'none',
      'La plage',
    ])
    expect(play).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Arrêter' }))
    expect(pause).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Lire' }))
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('waits until the page itself has loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    film()
    expect(play).not.toHaveBeenCalled()
    act(() => {
      window.dispatchEvent(new Event('load'))
    })
    expect(play).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  test('starts nothing for whoever asked for stillness, and stops when they do', () => {
    still = true
    film()
    expect(play).not.toHaveBeenCalled()
    cleanup()
    still = false
    film()
    still = true
    act(() => changed?.())
    expect(pause).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Lire' })).toBeDefined()
  })

  test('a browser that refuses leaves a button that offers to play', async () => {
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    film()
    expect(await screen.findByRole('button', { name: 'Lire' })).toBeDefined()
  })
})
