/**
 * Fallback of geolocation: shows the select of towns beside the button that failed and focuses it. Choosing a town
 * ticks it among the filters. Returns whether there is such a select.
 */
export function chooseTown(form: HTMLFormElement): boolean {
  const box = form.querySelector<HTMLElement>('[data-towns]')
  const select = box?.querySelector('select')
  if (!box || !select) return false
  form.querySelector('[data-locate]')?.after(box)
  box.hidden = false
  select.focus()
  // Runs before the form handles the change event, so that its request already contains the town.
  select.onchange = () => {
    for (const town of form.querySelectorAll<HTMLInputElement>('input[name=town]'))
      town.checked = town.value === select.value
    const near = form.querySelector<HTMLInputElement>('input[name=near]')
    if (near) near.value = ''
  }
  return true
}
