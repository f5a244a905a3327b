import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

export const seatPaymentFixtures: Fixtures = {
  minimal: { _uid: 'seat-payment-minimal', component: 'seat-payment' },
  full: {
    _uid: 'seat-payment-full',
    component: 'seat-payment',
    title: 'Votre inscription',
    intro: 'La réponse de la banque, et votre billet.',
  },
  longest: {
    _uid: 'seat-payment-longest',
    component: 'seat-payment',
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
  },
}
