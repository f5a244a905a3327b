import { consentStore } from '#lib/client/consent.ts'
import { defineElement } from '#lib/client/define-element.ts'

/** Permissions of the player's iframe. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/**
 * Click-to-load embed: a click on the poster plays the film in place. Privacy: nothing is requested from the other
 * site before this click and the consent to films. The consent question replaces the poster. Children: poster,
 * question, box of the frame.
 */
defineElement('site-external-film', (element, signal) => {
  const [poster, question, box] = element.children
  const { frame: src, title = '' } = element.dataset
  const accept = question?.querySelector('button')
  if (!(poster instanceof HTMLElement && question instanceof HTMLElement && box instanceof HTMLElement)) return
  if (!accept || src === undefined) return

  const show = (shown: HTMLElement): void => {
    for (const part of [poster, question, box]) part.hidden = part !== shown
  }
  const play = (): void => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, title, allow: ALLOWED, referrerPolicy: 'strict-origin-when-cross-origin' })
    box.replaceChildren(frame)
    show(box)
    frame.focus()
  }
  poster.addEventListener(
    'click',
    (event) => {
      if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (consentStore.allows('films')) return play()
      show(question)
      accept.focus()
    },
    { signal },
  )
  accept.addEventListener(
    'click',
    () => {
      consentStore.choose({ films: true })
      play()
    },
    { signal },
  )
  // Removes the player when the consent is withdrawn.
  const unsubscribe = consentStore.subscribe(({ choices }) => {
    if (choices.films === true || box.hidden) return
    box.replaceChildren()
    show(poster)
  })
  signal.addEventListener('abort', unsubscribe)
})
