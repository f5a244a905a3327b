import { SEATS_SECTION } from '#components/seats/seat-props.ts'

/** Ids of sections that other parts of the page lead to: of several such sections, to the first (`claimId`). */
export const SECTION_IDS = {
  /** How to get to a property: its practical information. */
  access: 'acces',
  /** All dates of a show or an event. */
  dates: 'dates',
  /** The menu of a restaurant. */
  menu: 'carte',
  /** Where seats are sold. */
  seats: SEATS_SECTION,
} as const
