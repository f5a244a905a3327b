import { defineElement } from '#lib/client/define-element.ts'

/** Shows the rooms whose boxes in the section are ticked, `data-most` at most; with fewer than two, all of them. */
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
    // Kept in the order of the keyboard: a disabled box would lose the focus that has just ticked it.
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
