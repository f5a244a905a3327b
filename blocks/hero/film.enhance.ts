import { defineElement } from '#lib/client/define-element.ts'

/** No autoplay with reduced motion or on phones (mobile data); the button still plays the film. */
const STILL = '(prefers-reduced-motion: reduce), (max-width: 48rem)'

/** A browser may refuse autoplay (power saving): the film then counts as paused, and the button offers to play. */
const start = (video: HTMLVideoElement) => {
  video.play().catch(() => video.pause())
}

/**
 * Silent background film over the hero's picture, with a pause button. Nothing is fetched until it plays. The element
 * contains an empty box for the film, then the buttons for pause and play.
 */
defineElement('site-film', (element, signal) => {
  const [box, controls] = element.querySelectorAll<HTMLElement>(':scope > div')
  const [pause, play] = element.querySelectorAll<HTMLElement>(':scope > div > button')
  const { src, label } = element.dataset
  if (!box || !controls || !pause || !play || !src) return

  const video = document.createElement('video')
  video.setAttribute('aria-label', label ?? '')
  Object.assign(video, { src, muted: true, playsInline: true, loop: true, preload: 'none' })

  const show = (playing: boolean) => {
    const focused = controls.contains(document.activeElement)
    pause.hidden = !playing
    play.hidden = playing
    if (focused) (playing ? pause : play).focus()
  }
  video.addEventListener('play', () => show(true), { signal })
  video.addEventListener('pause', () => show(false), { signal })
  pause.addEventListener('click', () => video.pause(), { signal })
  play.addEventListener('click', () => start(video), { signal })

  show(false)
  box.replaceChildren(video)
  controls.hidden = false

  const still = matchMedia(STILL)
  const update = () => (still.matches ? video.pause() : start(video))
  still.addEventListener('change', update, { signal })
  // After the page's load event, so that the film does not compete with its pictures for bandwidth.
  if (document.readyState === 'complete') update()
  else addEventListener('load', update, { signal })
})
