import type { HotelInput } from '@barriere/shared/programmes/hotel/operations.ts'
import type { HotelLevel } from '@barriere/shared/programmes/hotel/fields.ts'

export interface DemonstrationMember {
  readonly level: HotelLevel
  /** Whether the sign-up is activated or still pending. */
  readonly activated: boolean
  readonly form: Omit<HotelInput<'signUp'>, 'emailVerification' | 'terms'>
}

const none = { email: false, sms: false, mail: false }

/** Demonstration members, one of each kind; their passwords are public. */
export const PEOPLE: readonly DemonstrationMember[] = [
  {
    level: 'IBPROSPECT',
    activated: true,
    form: {
      email: 'decouverte@example.com',
      password: 'Decouverte#2026',
      locale: 'fr',
      civility: 'Mrs',
      firstName: 'Camille',
      lastName: 'Delaunay',
      birthName: 'Ferré',
      birthDate: '1988-07-14',
      phoneNumber: '+33612345678',
      country: 'FR',
      address: {
        addressLine1: '18 rue des Dunes',
        addressLine2: 'Bâtiment B',
        zipCode: '14800',
        city: 'Deauville',
        country: 'FR',
      },
      optIns: { hotel: { email: true, sms: false, mail: false }, casino: none, partners: none },
    },
  },
  {
    level: 'IBINFINIMENT',
    activated: true,
    form: {
      email: 'infiniment@example.com',
      password: 'Infiniment#2026',
      locale: 'fr',
      civility: 'Mr',
      firstName: 'Anselme',
      lastName: 'd’Orgeval',
      commonName: 'Orgeval',
      birthDate: '1971-12-03',
      country: 'FR',
      company: 'Atelier d’Orgeval',
      favouriteCasino: 'Cannes',
      favouriteDate1: '2001-06-21',
      preferences: { games: ['roulette'], restaurantsAndBars: ['bistrot', 'bar'], shows: ['jazz'] },
      address: {
        addressLine1: '7 place du Marché',
        postalBox: 'BP 12',
        placeKnownAs: 'Le Clos',
        zipCode: '69002',
        city: 'Lyon',
        country: 'FR',
      },
      optIns: {
        hotel: { email: true, sms: true, mail: false },
        casino: { email: true, sms: false, mail: false },
        partners: none,
      },
    },
  },
  {
    level: 'IBCOLLABORATEUR',
    activated: true,
    form: {
      email: 'collaborateur@barriere.example',
      password: 'Collaborateur#2026',
      locale: 'fr',
      civility: 'Mrs',
      firstName: 'Inès',
      lastName: 'Le Goff',
      birthDate: '1994-02-28',
      phoneNumber: '+33698765432',
      country: 'FR',
    },
  },
  {
    level: 'IBPROSPECT',
    activated: false,
    form: {
      email: 'inactif@example.com',
      password: 'Inactif#202611',
      locale: 'en',
      civility: 'Mr',
      firstName: 'Oliver',
      lastName: 'Whitfield-Hughes',
      birthDate: '1999-10-30',
      phoneNumber: '+447400123456',
      country: 'GB',
      address: { addressLine1: '22 Harbour Street', zipCode: 'CT5 1AQ', city: 'Whitstable', country: 'GB' },
    },
  },
]
