import { defineElement } from '#lib/client/define-element.ts'
import type { ItemFilter } from './filters.ts'

/** Tells all lists of the page that the filters of its address have changed. */
const CHANGED = 'list-filters'

/** Whether it is open at a second since the epoch: behind the last state nothing is known. */
function isOpen(states: ItemFilter['states'] = [], now: number): boolean {
  const index = states.findLastIndex(([from]) => from <= now)
  return index >= 0 && index + 1 < states.length && states[index]?.[1] === 1
}

const isShown = ({ values, only, states }: ItemFilter, chosen: readonly (readonly [string, string])[], now: number) =>
  (only === undefined || chosen.some(([name]) => only === '' || name === only)) &&
  chosen.every(([name, value]) =>
    name === 'open'
      ? isOpen(states, now)
      : (values as Readonly<Record<string, readonly string[]>>)[name]?.includes(value),
  )

/**
 * Filters the list of its section in place. The address is the only state: a change of the form writes it, and every
 * list of the page reads it. `data-shown` is the message with the number of what is left.
 */
defineElement('site-list-filters', (element, signal) => {
  const form = element.querySelector('form')
  const section = element.closest('section')
  if (!form || !section) return
  const items = [...section.querySelectorAll<HTMLElement>('[data-filter]')].map((node) => ({
    node,
    filter: JSON.parse(node.dataset['filter'] ?? '') as ItemFilter,
  }))
  const groups = [...section.querySelectorAll<HTMLElement>('[data-filter-group]')]
  const selects = [...form.querySelectorAll('select')]
  const buttons = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  const names = new Set([...selects, ...buttons].map(({ name }) => name))
  const status = form.querySelector('[role=status]')
  const clear = form.querySelector<HTMLElement>('[data-clear]')
  const none = form.querySelector<HTMLElement>('[data-none]')
  const everywhere = none?.querySelector('a')
  const all = status?.textContent ?? ''

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
  }

  const chosen = (): [string, string][] =>
    [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      names.has(name) && typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )

  const show = (): void => {
    choose(new URLSearchParams(location.search))
    const filters = chosen()
    const now = Date.now() / 1000
    const left = new Set<string>()
    for (const { node, filter } of items) {
      node.hidden = !isShown(filter, filters, now)
      if (!node.hidden) left.add(filter.key)
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-filter]:not([hidden])')
    const isEmpty = left.size === 0
    const words = filters.length === 0 ? all : (element.dataset['shown'] ?? '').replace('{count}', String(left.size))
    // A live region speaks when it changes.
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

  /** Other parameters, such as those of a stay, stay in the address; so does the open tab. */
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
      // The button goes with the filters: the focus stays in the form.
      ;(selects[0] ?? buttons[0])?.focus()
      write([])
    },
    { signal },
  )
  document.addEventListener(CHANGED, show, { signal })
  document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('popstate', show, { signal })
  // What was chosen before this was loaded counts.
  const early = chosen()
  if (early.length > 0) write(early)
  else show()
})
