import { entryFixtures } from '../entry-fixtures.ts'

export const newsletterSubscriptionFixtures = entryFixtures('newsletter-subscription', {
  title: 'Votre abonnement',
  intro: 'Vos thèmes, votre langue, ou la fin.',
  lettering: 'La lettre',
  band: 'petrole',
})
