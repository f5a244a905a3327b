import { SHEET_IDS } from './sheet-link.ts'

const LINK = 'a[data-booking-sheet]'

/** The page's own sheet, else the site's. */
const sheetOf = (): HTMLDialogElement | undefined =>
  [SHEET_IDS.page, SHEET_IDS.site]
    .map((id) => document.getElementById(id))
    .find((element) => element instanceof HTMLDialogElement)

/** Opens the booking sheet instead of the link's address. The browser handles clicks for a new tab. */
function openSheet(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
  if (!(target instanceof Element) || !target.closest(LINK)) return
  const sheet = sheetOf()
  if (!sheet) return
  event.preventDefault()
  // A menu around the link is a popover: the browser closes it when the modal dialog opens.
  if (!sheet.open) sheet.showModal()
}

if (sheetOf()) for (const link of document.querySelectorAll(LINK)) link.setAttribute('aria-haspopup', 'dialog')
document.addEventListener('click', openSheet)
