import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './gallery-lightbox.module.css'
import { IconButton } from './icon-button.tsx'

interface GalleryLightboxProps {
  /** Id of the element that contains the thumbnails (`GalleryLink`); some may be in a closed `details`. */
  container: string
  /** `counter` is a template with `{current}` and `{total}`. */
  labels: { title: string; close: string; previous: string; next: string; counter: string }
}

const THUMBNAIL = 'a[data-large]'

/** An open `details` was opened before hydration. Its `summary` is not an opener, so that the visitor can close it. */
const OPENERS = `${THUMBNAIL}, details:not([open]) > summary`

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Preloads the next picture. */
function preload(link: HTMLElement | undefined): void {
  if (link?.dataset['large']) new Image().src = link.dataset['large']
}

/** The large pictures of a gallery in a modal dialog, one at a time. The links' data attributes describe them. */
export function GalleryLightboxIsland({ container, labels }: GalleryLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [links, setLinks] = useState<readonly HTMLElement[]>([])
  const [index, setIndex] = useState(0)
  const link = links[index]

  useEffect(() => {
    const root = document.getElementById(container)
    const stop = new AbortController()
    root?.addEventListener(
      'click',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENERS) : null
        // A closed `details` opens the lightbox at its first picture.
        const thumbnail = pressed?.matches('summary')
          ? pressed.parentElement?.querySelector<HTMLElement>(THUMBNAIL)
          : pressed
        if (!thumbnail || !isPlain(event)) return
        event.preventDefault()
        const all = [...root.querySelectorAll<HTMLElement>(THUMBNAIL)]
        opener.current = pressed
        setLinks(all)
        setIndex(all.indexOf(thumbnail))
        dialog.current?.showModal()
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [container])

  useEffect(() => preload(links[index + 1]), [links, index])

  const move = (step: -1 | 1) => setIndex((at) => (at + step + links.length) % links.length)
  const press = (event: KeyboardEvent) => {
    if (links.length < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  }
  const leave = () => {
    // Some browsers do not focus a clicked link, so the dialog would have no focus to restore.
    opener.current?.focus()
    setLinks([])
  }
  const counter = labels.counter.replace('{current}', String(index + 1)).replace('{total}', String(links.length))

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={labels.title}
      data-theme="night"
      closedby="any"
      onClose={leave}
      onKeyDown={press}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          {link && counter}
        </p>
        <IconButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
      </div>
      {link && (
        <figure className={styles.figure}>
          <img
            key={link.dataset['large']}
            className={styles.image}
            src={link.dataset['large']}
            alt={link.querySelector('img')?.alt ?? ''}
            width={Number(link.dataset['width'])}
            height={Number(link.dataset['height'])}
          />
          <figcaption className={styles.caption}>{link.dataset['caption']}</figcaption>
        </figure>
      )}
      {links.length > 1 && (
        <>
          <IconButton
            line
            icon="previous"
            label={labels.previous}
            className={styles.previous}
            onClick={() => move(-1)}
          />
          <IconButton line icon="next" label={labels.next} className={styles.next} onClick={() => move(1)} />
        </>
      )}
    </dialog>
  )
}
