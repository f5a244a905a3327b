import { DISCOVER } from '#lib/analytics/marks.ts'

/** Debounce in milliseconds. */
const DEBOUNCE = 150

/** Minimum number of characters for a request. */
const SHORTEST = 2

/** Display size of a picture in pixels. The server renders it at twice this size. */
const PICTURE = 48

/** A suggestion from `/api/search/suggest`. */
interface Suggestion {
  readonly text: string
  /** Kind, and town or page, in words. */
  readonly label: string
  readonly url: string
  readonly picture?: string
}

interface Answer {
  readonly suggestions: readonly Suggestion[]
  /** Number of suggestions in words, for screen readers. */
  readonly status: string
}

interface Field {
  /** `data-suggest`: address of the suggestions; `data-label`: name of their list. */
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** Empty element that this code fills. */
  readonly list: HTMLElement
  readonly signal: AbortSignal
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/**
 * Combobox with a list (ARIA Authoring Practices: editable combobox with list autocomplete, manual selection). Arrows
 * move through the list. Enter opens the active option; without one it searches. Escape closes the list. Options are
 * links, so that they open like links. The last list stays until the next answer.
 */
export function showSuggestions({ element, input, list, signal }: Field): void {
  const { suggest = '', label = '' } = element.dataset
  const id = `${input.id}-suggestions`
  const options = make('div', { id, 'role': 'listbox', 'aria-label': label })
  const status = make('p', { role: 'status', class: 'vh' })
  options.hidden = true
  list.replaceChildren(options, status)
  for (const [name, value] of Object.entries({
    'role': 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
    'autocomplete': 'off',
  }))
    input.setAttribute(name, value)

  const answers = new Map<string, Answer>()
  let pending: AbortController | undefined
  let timer: number | undefined
  /** Query of the current list. */
  let shown = ''

  const words = (): string => input.value.trim().slice(0, 100)
  const active = (): HTMLElement | null => options.querySelector('[aria-selected="true"]')

  const choose = (option: Element | null | undefined): void => {
    active()?.setAttribute('aria-selected', 'false')
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const open = (isOpen: boolean): void => {
    if (!isOpen) choose(undefined)
    options.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
  }

  const close = (): void => {
    clearTimeout(timer)
    pending?.abort()
    open(false)
  }

  const show = (q: string, { suggestions, status: count }: Answer): void => {
    shown = q
    choose(undefined)
    options.replaceChildren(...suggestions.map((suggestion, index) => toOption(suggestion, `${id}-${index}`)))
    status.textContent = count
    open(suggestions.length > 0)
  }

  const ask = async (): Promise<void> => {
    const q = words()
    pending?.abort()
    if (q.length < SHORTEST) return open(false)
    const known = answers.get(q)
    if (known) return show(q, known)
    pending = new AbortController()
    try {
      const response = await fetch(`${suggest}&q=${encodeURIComponent(q)}`, {
        signal: AbortSignal.any([pending.signal, signal]),
      })
      // The service is unavailable or too busy: the field searches without suggestions.
      if (!response.ok) return open(false)
      const answer = (await response.json()) as Answer
      answers.set(q, answer)
      show(q, answer)
    } catch {
      // A newer request aborted this one, or the network failed.
    }
  }

  const move = (step: 1 | -1): void => {
    const all: (Element | undefined)[] = [...options.children]
    // The field itself is between the last option and the first.
    const ring = [undefined, ...all]
    const at = ring.indexOf(active() ?? undefined)
    choose(ring[(at + step + ring.length) % ring.length])
  }

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown: ({ altKey }) => {
      if (options.hidden && shown === words() && options.childElementCount > 0) open(true)
      if (!options.hidden && !altKey) move(1)
      return true
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close()
      else if (!options.hidden) move(-1)
      return true
    },
    Enter: () => {
      const option = active()
      // A search in the same page loads no new document, so the list must be closed.
      if (!option) close()
      else option.click()
      return option !== null
    },
    Escape: () => {
      const wasOpen = !options.hidden
      close()
      return wasOpen
    },
    Tab: () => {
      close()
      return false
    },
  }

  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => void ask(), DEBOUNCE)
    },
    { signal },
  )
  input.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && keys[event.key]?.(event)) event.preventDefault()
    },
    { signal },
  )
  // The field keeps the focus while an option is pressed.
  options.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  options.addEventListener(
    'pointermove',
    ({ target }) => {
      if (target instanceof Element) choose(target.closest('[role=option]'))
    },
    { signal },
  )
  input.addEventListener('blur', close, { signal })
  input.form?.addEventListener('submit', close, { signal })
  // Handles input from before this code was loaded, unless it has been searched for meanwhile.
  const isAnswered = input.value === (new URLSearchParams(location.search).get(input.name) ?? '')
  if (document.activeElement === input && !isAnswered && !input.closest('[aria-busy]')) void ask()
}

function toOption({ text, label, url, picture }: Suggestion, id: string): HTMLElement {
  const image = picture
    ? make('img', { src: picture, alt: '', width: String(PICTURE), height: String(PICTURE), decoding: 'async' })
    : make('span', { 'data-picture': '' })
  return make(
    'a',
    { id, 'role': 'option', 'aria-selected': 'false', 'tabindex': '-1', 'href': url, ...DISCOVER },
    image,
    make('span', {}, make('b', {}, text), make('small', {}, label)),
  )
}
