/** Panels of the wide header, each in a list item with its button; not the menu of narrow windows. */
const PANELS = 'header li > [popover]'

/** Closes a panel of the header when the focus leaves both it and its button; browsers light-dismiss on clicks only. */
function closeLeftPanels({ target }: FocusEvent): void {
  for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) {
    // `togglePopover(false)` only closes; a closed panel stays closed.
    if (target instanceof Node && !panel.parentElement?.contains(target)) panel.togglePopover(false)
  }
}

// Not the panel's `focusout`: it does not fire when the focus moves backwards from the button.
document.addEventListener('focusin', closeLeftPanels)
