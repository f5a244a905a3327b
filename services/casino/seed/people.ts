import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'

export interface DemonstrationMember {
  /** Undefined for a pre-member, who has no card. */
  readonly tier: CasinoTier | undefined
  readonly form: Omit<CasinoInput<'signUp'>, 'emailVerification' | 'terms' | 'sponsorCode'>
}

/** Demonstration members, one of each kind; their passwords are public. */
export const PEOPLE: readonly DemonstrationMember[] = [
  {
    tier: 'white',
    form: {
      email: 'white@example.com',
      password: 'Casino#2026White',
      locale: 'fr',
      civility: 'Mrs',
      firstName: 'Apolline',
      lastName: 'Vasseur',
      birthDate: '1992-03-08',
      phoneNumber: '+33612345679',
      favouriteCasino: 'deauville',
      favouriteDate1: '03-08',
    },
  },
  {
    tier: 'silver',
    form: {
      email: 'silver@example.com',
      password: 'Casino#2026Silver',
      locale: 'fr',
      civility: 'Mr',
      firstName: 'Gaspard',
      lastName: 'Lemoine',
      birthDate: '1984-09-21',
      favouriteCasino: 'enghien-les-bains',
      favouriteDate1: '09-21',
      favouriteDate2: '12-24',
    },
  },
  {
    tier: 'gold',
    form: {
      email: 'gold@example.com',
      password: 'Casino#2026Gold',
      locale: 'en',
      civility: 'Mrs',
      firstName: 'Harriet',
      lastName: 'Cole',
      birthDate: '1976-06-02',
      favouriteCasino: 'cannes-croisette',
      preferences: { games: ['blackjack'], restaurantsAndBars: ['brasserie'], shows: ['jazz'] },
    },
  },
  {
    tier: 'black',
    form: {
      email: 'black@example.com',
      password: 'Casino#2026Black',
      locale: 'fr',
      civility: 'Mr',
      firstName: 'Aurélien',
      lastName: 'Delacour',
      birthDate: '1968-11-15',
      phoneNumber: '+33698765433',
      favouriteDate1: '02-29',
    },
  },
  {
    tier: undefined,
    form: {
      email: 'sans-carte@example.com',
      password: 'Casino#2026Sans',
      locale: 'fr',
      civility: 'Mrs',
      firstName: 'Noémie',
      lastName: 'Garnier',
      birthDate: '1999-01-30',
    },
  },
]
