import { defineElement } from '#lib/client/define-element.ts'

/** Suggestions of a search field. Their code loads at the field's first focus. */
defineElement('site-search-field', (element, signal) => {
  const input = element.querySelector('input')
  const list = element.querySelector<HTMLElement>('div:empty')
  if (!input || !list) return
  const load = async (): Promise<void> => {
    const { showSuggestions } = await import('./suggestions.ts')
    if (!signal.aborted) showSuggestions({ element, input, list, signal })
  }
  input.addEventListener('focus', () => void load(), { signal, once: true })
  if (document.activeElement === input) input.dispatchEvent(new FocusEvent('focus'))
})
