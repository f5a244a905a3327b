/** Panels of the wide header, each in one entry with the button that opens it; not the menu of narrow windows. */
const PANELS = 'header li > [popover]'

/** Closes a panel of the header once the focus is neither in it nor on its button: browsers do so for a click only. */
function closeLeftPanels({ target }: FocusEvent): void {
  for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) {
    // `false` only ever closes; a panel that is closed stays so.
    if (target instanceof Node && !panel.parentElement?.contains(target)) panel.togglePopover(false)
  }
}

// Not the panel's `focusout`, which does not fire when its button is left backwards.
document.addEventListener('focusin', closeLeftPanels)
