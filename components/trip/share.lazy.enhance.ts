import { defineElement } from '#lib/client/define-element.ts'

/** Milliseconds for which the button confirms the copy. */
const SAID_FOR = 3000

/** The system's share sheet and a copy of `data-href`, next to a mail link that works without scripts. */
defineElement('site-share', (element, signal) => {
  const { subject = '', copied = '' } = element.dataset
  const hrefOf = (): string => element.dataset['href'] ?? ''
  const [share, copy] = ['share', 'copy'].map((name) => element.querySelector<HTMLButtonElement>(`[data-${name}]`))
  const status = element.querySelector('[role=status]')

  const onClick = (button: HTMLButtonElement | null | undefined, act: () => Promise<void>): void => {
    if (!button) return
    button.hidden = false
    button.addEventListener('click', () => void act(), { signal })
  }

  if ('share' in navigator)
    onClick(share, async () => {
      try {
        await navigator.share({ title: subject, url: hrefOf() })
      } catch (error) {
        // The visitor closed the sheet, or the system refused: the other buttons remain.
        if (!(error instanceof DOMException)) throw error
      }
    })
  if (navigator.clipboard)
    onClick(copy, async () => {
      try {
        await navigator.clipboard.writeText(hrefOf())
      } catch (error) {
        if (!(error instanceof DOMException)) throw error
        window.prompt(copied, hrefOf())
        return
      }
      copy?.setAttribute('data-done', '')
      if (status) status.textContent = copied
      setTimeout(() => {
        copy?.removeAttribute('data-done')
        if (status) status.textContent = ''
      }, SAID_FOR)
    })
})
