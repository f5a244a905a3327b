import { consentStore } from '#lib/client/consent.ts'
import { defineElement } from '#lib/client/define-element.ts'

/** What the player's frame may do. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/**
 * Click-to-load embed: a click on the poster plays the film in place. Nothing of the other site is asked for before,
 * and not without consent to films, which is asked in the poster's place. Children: poster, question, frame's box.
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
  // Withdrawn: the player goes, and what it showed with it.
  const unsubscribe = consentStore.subscribe(({ choices }) => {
    if (choices.films === true || box.hidden) return
    box.replaceChildren()
    show(poster)
  })
  signal.addEventListener('abort', unsubscribe)
})
