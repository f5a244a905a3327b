import { defineElement } from '#lib/client/define-element.ts'

/** Shows the rooms that are ticked in the section, at most `data-most`. With fewer than two, it shows all rooms. */
defineElement('site-room-comparison', (element, signal) => {
  const section = element.closest('section') ?? element
  const details = element.querySelector('details')
  const status = element.querySelector('[role="status"]')
  const { most = '', compared = '' } = element.dataset
  const hint = status?.textContent ?? ''
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input[data-compare]')]

  const update = (): void => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ dataset }) => Number(dataset['compare']))
    const isFull = chosen.length >= Number(most)
    // `aria-disabled` instead of `disabled`: the boxes stay in the tab order and keep the focus.
    for (const box of boxes) box.setAttribute('aria-disabled', String(isFull && !box.checked))
    const isChosen = chosen.length > 1
    for (const row of element.querySelectorAll('tr'))
      for (const [column, cell] of [...row.cells].entries())
        cell.hidden = column > 0 && isChosen && !chosen.includes(column - 1)
    if (details && isChosen) details.open = true
    if (status) status.textContent = isChosen ? compared.replace('{count}', String(chosen.length)) : hint
  }

  section.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (target instanceof HTMLInputElement && target.getAttribute('aria-disabled') === 'true') event.preventDefault()
    },
    { signal },
  )
  section.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && boxes.includes(target)) update()
    },
    { signal },
  )
  update()
})
