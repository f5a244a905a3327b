import { block } from '../../kit/block.ts'
import { story } from '../../kit/link.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { same, w } from '../../kit/words.ts'
import { crumbs, questions } from '../../build/common.ts'

const NAME = same('Casino Barrière')

const tier = (ink: 'white' | 'silver' | 'gold' | 'black', name: string, fr: string, en: string) =>
  block('loyalty-card', { ink, status: same(name), text: w(fr, en) })

/** What the casino programme is, for visitors without a card. How many points a tier needs is the programme's to say. */
export const CASINO_PROGRAMME: readonly StorySource[] = [
  storyAt({ path: 'casino-barriere', name: NAME, startpage: true }, 'page', {
    title: NAME,
    access: 'public',
    theme: 'night',
    image: 'casino-cannes-les-palmiers',
    teaser: w(
      'La carte des casinos : quatre statuts, des points, des récompenses, réservés aux majeurs.',
      'The card of the casinos: four tiers, points and rewards, for adults only.',
    ),
    seo_title: w('Casino Barrière, la carte des casinos', 'Casino Barrière, the card of the casinos'),
    seo_description: w(
      'White, Silver, Gold, Black : ce que donne chaque statut de la carte des casinos, et comment la recevoir.',
      'White, Silver, Gold, Black: what each tier of the casinos’ card gives, and how to get the card.',
    ),
    body: [
      block('hero', {
        title: NAME,
        lead: w(
          'Une carte pour tous nos casinos. Elle compte vos visites, et vous rend des soirées.',
          'One card for all our casinos. It counts your visits, and gives evenings back.',
        ),
        image: 'casino-cannes-les-palmiers',
        band: 'nuit',
        height: 'half',
        action_label: w('Créer mon compte', 'Create my account'),
        action: story('casino-barriere/inscription'),
      }),
      crumbs(NAME),
      block('loyalty', {
        eyebrow: w('Quatre statuts', 'Four tiers'),
        title: w('De White à Black', 'From White to Black'),
        intro: w(
          'Le statut vient des points de vos visites sur douze mois. Il monte aussitôt ; il ne baisse qu’une fois par an, et vous l’apprenez un mois avant.',
          'Your tier comes from the points of twelve months of visits. It rises at once; it falls once a year at most, and you are told a month before.',
        ),
        cards: [
          tier(
            'white',
            'White',
            'Le premier jour : 10 % de moins sur les spectacles, et une offre à chacune de vos deux dates préférées.',
            'From the first day: 10% off shows, and an offer on each of your two favourite dates.',
          ),
          tier(
            'silver',
            'Silver',
            '20 % de moins sur les spectacles de nos casinos.',
            '20% off the shows of our casinos.',
          ),
          tier(
            'gold',
            'Gold',
            '20 % de moins sur les spectacles, et davantage de points à chaque visite pour des récompenses plus proches.',
            '20% off shows, and more points with your visits, so that rewards come sooner.',
          ),
          tier(
            'black',
            'Black',
            '20 % de moins sur les spectacles, 10 % au bar et au restaurant, toute l’année.',
            '20% off shows, 10% at the bar and in the restaurant, all year round.',
          ),
        ],
      }),
      block('rich-text', {
        title: w('Des points, et leur raison', 'Points, and the reason of each'),
        text: w(
          `
- **3 100 points valent 5 €.** Ils s’échangent contre un verre, un dîner, un spectacle, une nuit.
- **Chaque point s’explique.** Votre compte dit d’où il vient, s’il attend encore, et quand il expire.
- **Bienvenue.** Une semaine après l’adhésion, une offre de 5 €, valable trente jours.
- **Parrainage.** Jusqu’à dix filleuls par an ; 3 100 points pour vous à la première visite de chacun.
- **Tournois et spectacles.** Vous vous inscrivez [aux tournois](story:tournois) et choisissez vos places depuis votre compte.
- **Rien n’est perdu.** Un échange s’annule pendant un jour : vos points reviennent avec leur date.`,
          `
- **3,100 points are worth €5.** They become a drink, a dinner, a show, a night.
- **Every point has its reason.** Your account says where it came from, whether it still waits, and when it expires.
- **Welcome.** A week after joining, an offer of €5, valid for thirty days.
- **Sponsorship.** Up to ten friends a year; 3,100 points for you when each comes for the first time.
- **Tournaments and shows.** You enter [tournaments](story:tournois) and choose your seats from your account.
- **Nothing is lost.** An exchange can be undone for a day: your points come back with their date.`,
        ),
      }),
      block('timeline', {
        title: w('Recevoir la carte', 'How to get the card'),
        items: [
          block('timeline-entry', {
            date: same('1'),
            title: w('Le compte', 'The account'),
            text: w(
              'Avec la carte que vous avez déjà, ou avant de la recevoir.',
              'With the card that you have, or before you have one.',
            ),
          }),
          block('timeline-entry', {
            date: same('2'),
            title: w('L’accueil', 'The front desk'),
            text: w(
              'Une pièce d’identité en cours de validité, dans le casino de votre choix.',
              'A valid identity document, in the casino of your choice.',
            ),
          }),
          block('timeline-entry', {
            date: same('3'),
            title: w('La carte', 'The card'),
            text: w(
              'Elle est aussi dans votre téléphone, avec un code qui change chaque minute.',
              'It is on your phone too, with a code that changes every minute.',
            ),
          }),
        ],
      }),
      block('search-box', {
        title: w('Trouver un casino, une soirée', 'Find a casino, an evening'),
        kinds: ['casino', 'show', 'event'],
      }),
      block('search-box', {
        title: w('Après la soirée, une chambre', 'After the evening, a room'),
        intro: w('Par ville, par étoiles, par envie.', 'By town, by stars, by mood.'),
        kinds: ['hotel'],
        filters: true,
      }),
      block('responsible-gaming', {}),
      questions(
        [
          {
            question: w('L’adhésion est-elle payante ?', 'Does it cost anything to join?'),
            answer: w(
              'Non. Elle est réservée aux majeurs, et vous fermez le compte quand vous voulez.',
              'No. It is for adults only, and you close the account whenever you like.',
            ),
          },
          {
            question: w('Est-ce la carte des hôtels ?', 'Is it the hotels’ card?'),
            answer: w(
              'Non, ce sont deux programmes. Les hôtels ont [Infiniment Barrière](story:infiniment-barriere).',
              'No, they are two programmes. The hotels have [Infiniment Barrière](story:infiniment-barriere).',
            ),
          },
          {
            question: w('Puis-je limiter mes visites ?', 'Can I limit my visits?'),
            answer: w(
              'Oui, depuis [votre compte](story:casino-barriere/limiter-mon-acces) : la limite vaut aussitôt, et ne se raccourcit pas. Offres, récompenses, jackpots et tournois ne vous sont plus proposés.',
              'Yes, from [your account](story:casino-barriere/limiter-mon-acces): the limit holds at once and cannot be shortened. Offers, rewards, jackpots and tournaments are not shown to you any more.',
            ),
          },
          {
            question: w('Déjà membre ?', 'Already a member?'),
            answer: w(
              '[Connectez-vous](story:casino-barriere/connexion) avec votre mot de passe, ou avec le numéro de votre carte.',
              '[Sign in](story:casino-barriere/connexion) with your password, or with the number of your card.',
            ),
          },
        ],
        'alternate',
      ),
    ],
  }),
]
