import { MAX_CHILDREN, MAX_ROOMS, ageField } from '@barriere/shared/domain/stays/stay.ts'
import { readStay } from './calendar.ts'

/**
 * Form fields stored in the tab's session storage: place, dates, numbers, ages and a promotion code, no personal
 * data.
 */
const FIELDS = ['place', 'arrive', 'depart', 'adult', 'child', 'rooms', 'promo', ...ageFields()] as const

export type BookingField = (typeof FIELDS)[number]

/** Age fields of the maximum number of children in the maximum number of rooms. */
function ageFields(): ReturnType<typeof ageField>[] {
  return Array.from({ length: MAX_ROOMS * MAX_CHILDREN }, (_, index) =>
    ageField(Math.floor(index / MAX_CHILDREN) + 1, (index % MAX_CHILDREN) + 1),
  )
}

export const VISIT_KEY = 'booking'

/** The input or select with this name. */
export function controlOf(form: HTMLFormElement, name: BookingField): HTMLInputElement | HTMLSelectElement | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined
}

/** Id of the form's property in the booking engine; empty while none is chosen. */
export function hotelOf(form: HTMLFormElement): string {
  const place = controlOf(form, 'place')?.value ?? ''
  return /^\d+$/.test(place) ? place : ''
}

/**
 * Session storage of the tab. Undefined if the visitor's settings forbid it: reading the property then throws.
 */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Stores the form. If the storage is full, the next page starts empty, as on a first visit. */
export function remember(form: HTMLFormElement): void {
  const values = FIELDS.map((name) => [name, controlOf(form, name)?.value ?? '']).filter(([, value]) => value !== '')
  carry(Object.fromEntries(values))
}

/** Replaces the stored values, for the forms of the next pages. */
export function carry(values: Partial<Record<BookingField, string>>): void {
  try {
    storage()?.setItem(VISIT_KEY, JSON.stringify(values))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** The stored values of the visit, by field; empty if there are none or they are malformed. */
export function recalled(): Partial<Record<BookingField, string>> {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(VISIT_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => FIELDS.some((field) => field === name) && typeof value === 'string',
      ),
    )
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return {}
  }
}

/** Whether a control accepts the value: a select accepts its options only, and a place set by the page stays. */
const takes = (control: HTMLInputElement | HTMLSelectElement, value: string): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.value === value) &&
      (control.name !== 'place' || control.value === '')
    : control.type !== 'hidden'

/** Whether the control has its initial value: the visitor may have changed it before hydration. */
const untouched = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].every((option) => option.selected === option.defaultSelected)
    : control.value === control.defaultValue

/**
 * Restores the form from the stored visit, as far as it is still valid on `today` (`YYYY-MM-DD`). Fields that the
 * visitor has changed keep their value.
 */
export function refill(form: HTMLFormElement, today: string): void {
  const kept = recalled()
  const { arrive = '', depart = '' } = readStay(kept.arrive ?? '', kept.depart ?? '', today)
  for (const [name, value] of Object.entries({ ...kept, arrive, depart })) {
    const control = controlOf(form, name as BookingField)
    if (control && value !== '' && untouched(control) && takes(control, value)) control.value = value
  }
}

/**
 * Restores the stored visit in the form. Changes from before the script ran are stored at once, because the visitor
 * may leave without another change.
 */
export function beginVisit(form: HTMLFormElement, today: string): void {
  const isChanged = FIELDS.some((name) => {
    const control = controlOf(form, name)
    return control !== undefined && !untouched(control)
  })
  refill(form, today)
  if (isChanged) remember(form)
}
