import { titleFixtures } from '../title-fixtures.ts'

export const seatPaymentFixtures = titleFixtures(
  'seat-payment',
  'Votre inscription',
  'La réponse de la banque, et votre billet.',
)
