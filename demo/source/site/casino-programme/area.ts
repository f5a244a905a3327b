import { block } from '../../kit/block.ts'
import type { StorySource } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { casinoPage } from './page.ts'

const CARD = w('Ma carte', 'My card')
const PROFILE = w('Mon profil', 'My profile')
const POINTS = w('Mes points', 'My points')
const REGISTRATIONS = w('Mes inscriptions', 'My registrations')

/** Card and points of a member of the casino programme. */
export const CASINO_AREA: readonly StorySource[] = [
  casinoPage({
    slug: 'ma-carte',
    slugEn: 'my-card',
    title: CARD,
    image: 'insta-1',
    teaser: w('Votre statut, votre numéro, votre code.', 'Your tier, your number, your code.'),
    description: w(
      'Votre carte des casinos Barrière : statut, numéro CVIP, code QR renouvelé chaque minute, et ce qu’il manque au statut suivant.',
      'Your card of the Barrière casinos: tier, CVIP number, a QR code renewed each minute, and what the next tier needs.',
    ),
    body: [block('casino-card', { title: CARD })],
  }),
  casinoPage({
    slug: 'mes-inscriptions',
    slugEn: 'my-registrations',
    title: REGISTRATIONS,
    image: 'tournoi-piles',
    teaser: w('Vos tournois, vos places, vos reçus.', 'Your tournaments, your seats, your receipts.'),
    description: w(
      'Vos inscriptions aux tournois et vos places de spectacle : à venir, passées et en liste d’attente, avec billet et reçu.',
      'Your tournament entries and seats at shows: to come, past and on the waiting list, with their tickets and receipts.',
    ),
    body: [block('casino-registrations', { title: REGISTRATIONS })],
  }),
  casinoPage({
    access: 'cardholders',
    slug: 'mes-points',
    slugEn: 'my-points',
    title: POINTS,
    image: 'insta-4',
    teaser: w('Votre solde, et chaque point avec sa raison.', 'Your balance, and the reason of every point.'),
    description: w(
      'Solde, points à utiliser bientôt, douze derniers mois et chaque ligne de vos points avec sa raison et sa validité.',
      'Balance, points to be used soon, the last twelve months, and every line of your points with its reason and validity.',
    ),
    body: [block('casino-points', { title: POINTS })],
  }),
  casinoPage({
    slug: 'mon-profil',
    slugEn: 'my-profile',
    title: PROFILE,
    image: 'insta-1',
    teaser: w('Ce que le programme sait de vous.', 'What the programme knows of you.'),
    description: w(
      'Vos informations, vos goûts, votre adresse, votre mot de passe et qui peut vous écrire, dans le programme des casinos.',
      'Your details, tastes, address and password, and who may write to you, in the programme of the casinos.',
    ),
    body: [block('member-profile', { programme: 'casino', title: PROFILE })],
  }),
]
