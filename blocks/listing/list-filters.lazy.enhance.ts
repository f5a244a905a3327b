import { defineElement } from '#lib/client/define-element.ts'
import type { ItemFilter } from './filters.ts'
import { type ChosenFilters, RANGES, type RangeName, isShown, rangeFaults } from './match-filters.ts'

/** Event for all lists of the page: the filters in the address, or the filter values of items, have changed. */
const CHANGED = 'list-filters'

/** Parameter of the sort order, which is no filter. */
const SORT = 'sort'

const filterOf = (node: HTMLElement): ItemFilter => JSON.parse(node.dataset['filter'] ?? '') as ItemFilter

function setOrRemove(node: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) node.removeAttribute(name)
  else node.setAttribute(name, value)
}

/** Sorts the items of each list by one of their numbers. */
function sortBy(number: string, nodes: readonly HTMLElement[]): void {
  const valueOf = (node: HTMLElement): number => filterOf(node).numbers?.[number] ?? Infinity
  for (const list of new Set(nodes.map((node) => node.closest('[data-sorted]')))) {
    if (!list) continue
    const inside = nodes.filter((node) => node.parentElement === list)
    const sorted = inside.toSorted((one, other) => valueOf(one) - valueOf(other))
    // Moving a node takes the focus from it.
    if (sorted.some((node, index) => node !== inside[index])) list.append(...sorted)
  }
}

/**
 * Filters the list of its section in place. The address is the only state: a change of the form writes it, and every
 * list of the page reads it. `data-shown` is the message with the number of matching items. `data-all` is the message
 * without filters, if the server has already filtered the list.
 */
defineElement('site-list-filters', (element, signal) => {
  const form = element.querySelector('form')
  const section = element.closest('section')
  if (!form || !section) return
  const items = (): HTMLElement[] => [...section.querySelectorAll<HTMLElement>('[data-filter]')]
  const groups = [...section.querySelectorAll<HTMLElement>('[data-filter-group]')]
  const selects = [...form.querySelectorAll('select')]
  const buttons = [...form.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')]
  const bounds = [...form.querySelectorAll<HTMLInputElement>('input:is([type=date], [type=number])')]
  const names = new Set([...selects, ...buttons, ...bounds].map(({ name }) => name))
  const status = form.querySelector('[role=status]')
  const clear = form.querySelector<HTMLElement>('[data-clear]')
  const none = form.querySelector<HTMLElement>('[data-none]')
  const everywhere = none?.querySelector('a')
  const all = element.dataset['all'] ?? status?.textContent ?? ''

  const choose = (parameters: URLSearchParams): void => {
    const valueOf = (name: string, offered: readonly string[]): string =>
      parameters.getAll(name).find((value) => offered.includes(value)) ?? ''
    for (const select of selects)
      select.value = valueOf(
        select.name,
        [...select.options].map(({ value }) => value),
      )
    for (const button of buttons) {
      const offered = buttons.filter(({ name }) => name === button.name).map(({ value }) => value)
      button.checked = valueOf(button.name, offered) === button.value
    }
    for (const bound of bounds) {
      const value = parameters.get(bound.name) ?? ''
      // The input of the focused field is in the address only after the visitor leaves the field.
      if (bound.value !== value && bound !== document.activeElement) bound.value = value
    }
  }

  const chosen = (): [string, string][] =>
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      names.has(name) && typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )

  /** Shows messages about contradicting bounds, and marks their fields as invalid. */
  const showFaults = (filters: ChosenFilters): void => {
    const faults = rangeFaults(filters)
    for (const message of form.querySelectorAll<HTMLElement>('[data-fault]')) {
      const { least, most } = RANGES[message.dataset['fault'] as RangeName]
      const isFault = faults.includes(message.dataset['fault'] as RangeName)
      message.hidden = !isFault
      for (const bound of bounds.filter(({ name }) => name === least || name === most)) {
        setOrRemove(bound, 'aria-invalid', isFault ? 'true' : undefined)
        setOrRemove(bound, 'aria-describedby', isFault ? message.id : undefined)
      }
    }
  }

  const show = (): void => {
    choose(new URLSearchParams(location.search))
    const parameters = chosen()
    const filters = parameters.filter(([name]) => name !== SORT)
    const nodes = items()
    const now = Date.now() / 1000
    const left = new Set<string>()
    showFaults(filters)
    sortBy(parameters.find(([name]) => name === SORT)?.[1] ?? 'start', nodes)
    for (const node of nodes) {
      const filter = filterOf(node)
      node.hidden = !isShown(filter, filters, now)
      if (!node.hidden) left.add(filter.key)
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-filter]:not([hidden])')
    const isEmpty = left.size === 0
    const words = filters.length === 0 ? all : (element.dataset['shown'] ?? '').replace('{count}', String(left.size))
    // Screen readers announce every change of a live region.
    if (status && status.textContent !== words) status.textContent = words
    if (clear) clear.hidden = filters.length === 0 || isEmpty
    if (none) none.hidden = !isEmpty
    if (everywhere) {
      const kinds = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
        ({ name, value }): [string, string] => [name, value],
      )
      everywhere.search = new URLSearchParams([...kinds, ...filters]).toString()
    }
  }

  /** Keeps other parameters in the address, such as those of a stay, and the hash of the open tab. */
  const write = (filters: readonly (readonly [string, string])[]): void => {
    const parameters = new URLSearchParams(location.search)
    for (const name of names) parameters.delete(name)
    for (const [name, value] of filters) parameters.append(name, value)
    const search = parameters.toString()
    history.replaceState(history.state, '', location.pathname + (search === '' ? '' : `?${search}`) + location.hash)
    document.dispatchEvent(new Event(CHANGED))
  }

  form.addEventListener(
    'change',
    () => {
      write(chosen())
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
    },
    { signal },
  )
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault()
      // The button disappears with the filters, so the focus moves to a field of the form.
      ;(selects[0] ?? buttons[0] ?? bounds[0])?.focus()
      write(chosen().filter(([name]) => name === SORT))
    },
    { signal },
  )
  document.addEventListener(CHANGED, show, { signal })
  document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('popstate', show, { signal })
  // Keeps the filters that the visitor chose before this script loaded.
  const early = chosen()
  if (early.length > 0) write(early)
  else show()
})
