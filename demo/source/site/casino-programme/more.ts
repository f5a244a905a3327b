import { block } from '../../kit/block.ts'
import type { StorySource } from '../../kit/story.ts'
import { same, w } from '../../kit/words.ts'
import { casinoPage } from './page.ts'

const REWARDS = w('Mes récompenses', 'My rewards')
const OFFERS = w('Mes offres', 'My offers')
const SPONSORSHIP = w('Parrainage', 'Sponsorship')
const JACKPOTS = same('Jackpots')
const LIMITS = w('Limiter mon accès', 'Limit my access')

/** What points become, whom members bring along, what machines pay, and the way to limit one's own access. */
export const CASINO_MORE: readonly StorySource[] = [
  casinoPage({
    access: 'cardholders',
    slug: 'mes-recompenses',
    slugEn: 'my-rewards',
    title: REWARDS,
    image: 'insta-1',
    teaser: w('Vos points, et ce qu’ils deviennent.', 'Your points, and what they become.'),
    description: w(
      'Échangez vos points contre un dîner, un spectacle ou une nuit, et retrouvez vos bons avec leur code.',
      'Redeem your points for a dinner, a show or a night, and find your vouchers with their codes.',
    ),
    body: [block('casino-rewards', { title: REWARDS })],
  }),
  casinoPage({
    access: 'cardholders',
    slug: 'mes-offres',
    slugEn: 'my-offers',
    title: OFFERS,
    image: 'insta-4',
    teaser: w('Vos offres, vos réductions, vos dates porte-bonheur.', 'Your offers, your discounts, your lucky dates.'),
    description: w(
      'Offres et réductions de votre carte, avec leur code et leur validité, et vos deux dates porte-bonheur.',
      'Your card’s offers and discounts, with their codes and validity, and your two lucky dates.',
    ),
    body: [block('casino-offers', { title: OFFERS })],
  }),
  casinoPage({
    access: 'cardholders',
    slug: 'parrainage',
    slugEn: 'sponsorship',
    title: SPONSORSHIP,
    image: 'restaurant-le-jardin-d-hiver',
    teaser: w('Invitez vos amis, suivez vos filleuls.', 'Invite your friends, see who has joined.'),
    description: w(
      'Votre code de parrainage, l’invitation par e-mail et la liste de vos filleuls, dix par année civile.',
      'Your sponsor code, the invitation by email and the list of your friends, ten a calendar year.',
    ),
    body: [block('casino-sponsorship', { title: SPONSORSHIP })],
  }),
  casinoPage({
    slug: 'jackpots',
    slugEn: 'jackpots',
    title: JACKPOTS,
    image: 'casino-cannes-les-palmiers',
    access: 'public',
    teaser: w('Les jackpots en cours, et les derniers gagnés.', 'The jackpots running now, and the last ones won.'),
    description: w(
      'Jackpots en cours dans nos casinos, derniers jackpots gagnés, et paiements d’une machine par son numéro.',
      'Jackpots running in our casinos, the last ones won, and the payments of a machine by its number.',
    ),
    body: [block('casino-jackpots', { title: JACKPOTS })],
  }),
  casinoPage({
    slug: 'limiter-mon-acces',
    slugEn: 'limit-my-access',
    title: LIMITS,
    image: 'insta-1',
    teaser: w('Une pause ou une limite, et où trouver de l’aide.', 'A pause or a limit, and where to find help.'),
    description: w(
      'Limitez vous-même votre accès aux casinos du groupe, et trouvez les services d’aide aux joueurs.',
      'Limit your own access to the group’s casinos, and find the services that help gamblers.',
    ),
    body: [block('casino-limits', { title: LIMITS })],
  }),
]
