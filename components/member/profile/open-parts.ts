import { PART_NAMES, type PartName } from './parts.ts'

/** Query parameter that lists the open forms, so that they are open again after a login. */
const EDIT = 'edit'

/** The parts whose forms an address (`?edit=person.address`) opens. */
export function openPartsOf(search: string): readonly PartName[] {
  const asked = new URLSearchParams(search).get(EDIT)?.split('.') ?? []
  return PART_NAMES.filter((part) => asked.includes(part))
}

/** Writes the open forms to the address with `replaceState`, without a history entry. */
export function writeOpenParts(open: readonly PartName[]): void {
  const address = new URL(location.href)
  if (open.length === 0) address.searchParams.delete(EDIT)
  else address.searchParams.set(EDIT, open.join('.'))
  if (address.href !== location.href) history.replaceState(null, '', address)
}
