import { defineElement } from '#lib/client/define-element.ts'

/** Suggestions of a search field; their code is loaded when the field is used for the first time. */
defineElement('site-search-field', (element, signal) => {
  const input = element.querySelector('input')
  const list = element.querySelector<HTMLElement>('div:empty')
  if (!input || !list) return
  /** What the page answers. */
  let answered = input.defaultValue
  const load = async (): Promise<void> => {
    const { showSuggestions } = await import('./suggestions.ts')
    if (!signal.aborted) showSuggestions({ element, input, list, answered, signal })
  }
  input.addEventListener('focus', () => void load(), { signal, once: true })
  input.form?.addEventListener('submit', () => (answered = input.value), { signal })
  if (document.activeElement === input) input.dispatchEvent(new FocusEvent('focus'))
})
