/**
 * Shows the choice of towns beside the button that could not find the visitor, and takes the focus there. Choosing one
 * ticks it among the filters. Returns whether there is such a choice.
 */
export function chooseTown(form: HTMLFormElement): boolean {
  const box = form.querySelector<HTMLElement>('[data-towns]')
  const select = box?.querySelector('select')
  if (!box || !select) return false
  form.querySelector('[data-locate]')?.after(box)
  box.hidden = false
  select.focus()
  // Before the form hears of it: what it then asks for has the town in it.
  select.onchange = () => {
    for (const town of form.querySelectorAll<HTMLInputElement>('input[name=town]'))
      town.checked = town.value === select.value
    const near = form.querySelector<HTMLInputElement>('input[name=near]')
    if (near) near.value = ''
  }
  return true
}
