import { block } from '../kit/block.ts'
import { storyAt } from '../kit/story.ts'
import { w } from '../kit/words.ts'
import { crumbs } from '../build/common.ts'

const NAME = w('Votre paiement', 'Your payment')

/** The page to which the payment of a seat returns. */
export const PAYMENT = storyAt({ path: 'paiement', slugEn: 'payment', name: w('Paiement', 'Payment') }, 'page', {
  title: NAME,
  teaser: w('Ce que votre paiement est devenu.', 'What became of your payment.'),
  image: 'tournois',
  theme: 'night',
  seo_hidden: true,
  seo_title: w('Votre paiement | Barrière', 'Your payment | Barrière'),
  seo_description: w(
    'Le résultat du paiement de votre place : tournoi, spectacle ou soirée, avec le reçu, ou de quoi recommencer.',
    'The result of paying for your seat at a tournament, a show or an evening: the receipt, or a way to try again.',
  ),
  body: [crumbs(NAME), block('seat-payment', { title: NAME })],
})
