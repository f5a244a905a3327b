import { choice, choices, number, text } from '@barriere/shared/block-kit/fields.ts'

/** Accessibility features of a property. Each of them can be verified on site. */
const ACCESSIBILITY = {
  stepFree: 'Step-free entrance',
  ramp: 'Ramp at the entrance',
  lift: 'Lift to all floors',
  adaptedRoom: 'Adapted rooms',
  adaptedToilet: 'Adapted toilet',
  parkingSpace: 'Reserved parking space',
  wheelchair: 'Wheelchair on loan',
  hearingLoop: 'Hearing loop',
  assistanceDogs: 'Assistance dogs welcome',
  largePrint: 'Menus or notices in large print',
} as const

/** Means of transport between a station and the property. */
const WAYS = { foot: 'On foot', bus: 'By bus or shuttle', taxi: 'By taxi' } as const

/** Fields for the directions to a property. */
export const accessFields = {
  station: text({ label: 'Nearest station', hint: 'Its name, such as “Trouville-Deauville”.' }),
  station_minutes: number({ label: 'Minutes from the station', min: 1 }),
  station_way: choice({ label: 'From the station', choices: WAYS }),
  by_train: text({ label: 'By train', translatable: true }),
  airport: text({ label: 'Nearest airport', hint: 'Its name, such as “Nice-Côte d’Azur”.' }),
  airport_minutes: number({ label: 'Minutes from the airport, by car', min: 1 }),
  by_plane: text({ label: 'By plane', translatable: true }),
  by_car: text({ label: 'By car', translatable: true }),
  parking: text({ label: 'Parking', translatable: true }),
  parking_price: number({ label: 'Price of parking (€)', hint: '0 is free.', min: 0 }),
  parking_unit: choice({
    label: 'Price of parking for',
    choices: { night: 'A night', day: 'A day', hour: 'An hour', visit: 'A visit' },
  }),
  accessibility: choices({ label: 'Accessibility', choices: ACCESSIBILITY }),
  access: text({
    label: 'Accessibility, in words',
    hint: 'Such as “One 6 cm step, ramp on request”.',
    translatable: true,
  }),
}
