import { SEATS_SECTION } from '#components/seats/seat-props.ts'

/** Ids of sections that other parts of the page link to. The first of several such sections gets the id (`claimId`). */
export const SECTION_IDS = {
  /** Practical information about a property, with the directions. */
  access: 'acces',
  /** All dates of a show or an event. */
  dates: 'dates',
  /** The menu of a restaurant. */
  menu: 'carte',
  /** Sale of seats. */
  seats: SEATS_SECTION,
} as const
