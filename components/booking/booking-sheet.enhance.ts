import { SHEET_IDS } from './sheet-link.ts'

const LINK = 'a[data-booking-sheet]'

/** The page's own sheet, else the site's. */
const sheetOf = (): HTMLDialogElement | undefined =>
  [SHEET_IDS.page, SHEET_IDS.site]
    .map((id) => document.getElementById(id))
    .find((element) => element instanceof HTMLDialogElement)

/** Opens the booking sheet in place of the link's address; a click that asks for a new tab stays the browser's. */
function openSheet(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
  if (!(target instanceof Element) || !target.closest(LINK)) return
  const sheet = sheetOf()
  if (!sheet) return
  event.preventDefault()
  // A menu that holds the link is a popover; modal dialogs close those by themselves.
  if (!sheet.open) sheet.showModal()
}

if (sheetOf()) for (const link of document.querySelectorAll(LINK)) link.setAttribute('aria-haspopup', 'dialog')
document.addEventListener('click', openSheet)
