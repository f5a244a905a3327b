import { PART_NAMES, type PartName } from './parts.ts'

/** Name of the address's parameter that opens forms: whoever has to sign in again comes back to the ones they left. */
const EDIT = 'edit'

/** The parts whose forms an address (`?edit=person.address`) opens. */
export function openPartsOf(search: string): readonly PartName[] {
  const asked = new URLSearchParams(search).get(EDIT)?.split('.') ?? []
  return PART_NAMES.filter((part) => asked.includes(part))
}

/** Writes into the address which forms are open, without a step of the browser's history. */
export function writeOpenParts(open: readonly PartName[]): void {
  const address = new URL(location.href)
  if (open.length === 0) address.searchParams.delete(EDIT)
  else address.searchParams.set(EDIT, open.join('.'))
  if (address.href !== location.href) history.replaceState(null, '', address)
}
