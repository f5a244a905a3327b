import { block } from '../../kit/block.ts'
import { story } from '../../kit/link.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { same, w } from '../../kit/words.ts'
import { crumbs, questions } from '../../build/common.ts'
import { TERMS } from './terms.ts'

const NAME = same('Infiniment Barrière')

/**
 * What the hotel programme is, for visitors who are not members yet. Benefits are those of the programme's own list, and
 * no others.
 */
const PRESENTATION = storyAt({ path: 'infiniment-barriere', name: NAME, startpage: true }, 'page', {
  title: NAME,
  access: 'public',
  image: 'hotel-villa-estelle',
  teaser: w(
    'Le programme des dix hôtels : une carte, trois statuts, et votre mois d’anniversaire.',
    'The programme of the ten hotels: one card, three statuses, and your birthday month.',
  ),
  seo_title: w('Infiniment Barrière, le programme des hôtels', 'Infiniment Barrière, the hotels’ programme'),
  seo_description: w(
    'Découverte, Infiniment, Collaborateur : ce que donne chaque statut du programme des hôtels, et comment ouvrir un compte.',
    'Discovery, Infiniment, Collaborator: what each status of the hotels’ programme gives, and how to open an account.',
  ),
  body: [
    block('hero', {
      title: NAME,
      lead: w(
        'Une carte pour dix hôtels. Elle se souvient de vos séjours, et de votre mois de naissance.',
        'One card for ten hotels. It remembers your stays, and the month you were born in.',
      ),
      image: 'hotel-villa-estelle',
      image_mobile: 'hotel-villa-estelle-mobile',
      band: 'petrole',
      height: 'half',
      action_label: w('Créer un compte', 'Create an account'),
      action: story('infiniment-barriere/inscription'),
    }),
    crumbs(NAME),
    block('key-selling-points', {
      items: [
        block('key-selling-point', {
          icon: 'tag',
          title: w('Tarif membre', 'Member rate'),
          text: w('10 % de moins sur la chambre, en réservant en ligne', '10% off your room when you book online'),
        }),
        block('key-selling-point', {
          icon: 'croissant',
          title: w('Petit déjeuner offert', 'Breakfast on us'),
          text: w('Pendant un séjour du mois de votre anniversaire', 'During a stay in the month of your birthday'),
        }),
        block('key-selling-point', {
          icon: 'qr-code',
          title: w('Carte de poche', 'Pocket card'),
          text: w('Un numéro et un code QR, lisibles sans réseau', 'A number and a QR code that need no network'),
        }),
        block('key-selling-point', {
          icon: 'calendar-days',
          title: w('Séjours au même endroit', 'Stays in one place'),
          text: w(
            'Dates, chambre et dossier, d’une année à l’autre',
            'Dates, room and reference, from one year to the next',
          ),
        }),
      ],
    }),
    block('loyalty', {
      eyebrow: w('Trois statuts', 'Three statuses'),
      title: w('Qui est qui', 'Who is who'),
      tone: 'alternate',
      cards: [
        block('loyalty-card', {
          ink: 'discovery',
          status: w('Découverte', 'Discovery'),
          text: w(
            'Tout le monde commence ici : le tarif membre et le petit déjeuner d’anniversaire, dès le compte ouvert.',
            'Everyone starts here: the member rate and the birthday breakfast, as soon as the account is open.',
          ),
        }),
        block('loyalty-card', {
          ink: 'infinitely',
          status: same('Infiniment'),
          text: w(
            'Pour les habitués de nos maisons : la chambre gardée plus tard, une catégorie au-dessus, un dîner pour deux.',
            'For regulars of our houses: the room kept later, one category up, a dinner for two.',
          ),
        }),
        block('loyalty-card', {
          ink: 'collaborator',
          status: w('Collaborateur', 'Collaborator'),
          text: w(
            'Pour celles et ceux qui travaillent dans le groupe : 30 % de moins sur la chambre, partout.',
            'For those who work in the group: 30% off the room, everywhere.',
          ),
        }),
      ],
    }),
    block('rich-text', {
      title: w('Ce que donne chaque statut', 'What each status gives'),
      text: w(
        `
### À tous les membres

- **Tarif membre** : 10 % de moins sur la chambre réservée en ligne.
- **Petit déjeuner d’anniversaire** : offert pendant un séjour du mois de votre anniversaire.

### Avec Infiniment

- **Départ à 14 h**, selon disponibilité.
- **Surclassement** : une catégorie de chambre au-dessus, selon disponibilité à l’arrivée.
- **Dîner d’anniversaire** : pour deux, pendant un séjour d’au moins deux nuits du mois de votre anniversaire.

### Avec Collaborateur

- **Tarif collaborateur** : 30 % de moins sur la chambre, dans toutes les maisons.
- **Départ à 14 h**, selon disponibilité.`,
        `
### For every member

- **Member rate**: 10% off a room booked online.
- **Birthday breakfast**: on us during a stay in the month of your birthday.

### With Infiniment

- **Check out at 2 pm**, subject to availability.
- **Upgrade**: one room category up, subject to availability on arrival.
- **Birthday dinner**: for two, during a stay of two nights or more in the month of your birthday.

### With Collaborator

- **Staff rate**: 30% off the room, in every house.
- **Check out at 2 pm**, subject to availability.`,
      ),
    }),
    block('rich-text', {
      tone: 'alternate',
      title: w('De Découverte à Infiniment', 'From Discovery to Infiniment'),
      image: 'activite-sortie-aux-iles',
      image_side: 'left',
      text: w(
        'Douze nuits, ou 3 000 € de séjour, en douze mois : l’un des deux suffit. Le statut Infiniment arrive dès le départ qui vous le fait gagner, pour douze mois ; vos séjours de ces douze mois décident ensuite de l’année suivante. Votre carte dit à tout moment où vous en êtes, et un séjour oublié se signale depuis vos séjours.\n\nLe statut Collaborateur s’obtient depuis l’espace membre, avec une adresse e-mail du groupe.',
        'Twelve nights, or €3,000 spent on stays, in twelve months: either is enough. Infiniment status comes with the departure that earns it, for twelve months; your stays of those twelve months then decide on the year after. Your card always says how far you are, and a missing stay is reported from your stays.\n\nCollaborator status is obtained in the member area, with an email address of the group.',
      ),
    }),
    block('timeline', {
      title: w('Devenir membre', 'How to join'),
      items: [
        block('timeline-entry', {
          date: w('1', '1'),
          title: w('Le formulaire', 'The form'),
          text: w(
            'Nom, date de naissance, e-mail et mot de passe. Trois minutes.',
            'Name, date of birth, email and password. Three minutes.',
          ),
        }),
        block('timeline-entry', {
          date: w('2', '2'),
          title: w('L’e-mail', 'The email'),
          text: w(
            'Un lien confirme votre adresse. Il est valable 24 heures.',
            'A link confirms your address. It is valid for 24 hours.',
          ),
        }),
        block('timeline-entry', {
          date: w('3', '3'),
          title: w('La carte', 'The card'),
          text: w(
            'Elle vous attend dans l’espace membre, avec votre numéro.',
            'It waits in the member area, with your number on it.',
          ),
        }),
        block('timeline-entry', {
          date: w('4', '4'),
          title: w('Le séjour', 'The stay'),
          text: w(
            'Réservez en ligne, une fois connecté, et montrez la carte à l’arrivée.',
            'Book online once logged in, and show the card on arrival.',
          ),
        }),
      ],
    }),
    questions(
      [
        {
          question: w('L’inscription est-elle payante ?', 'Does it cost anything to join?'),
          answer: w(
            'Non. Vous pouvez fermer le compte quand vous voulez, depuis votre profil.',
            'No. You can close the account whenever you like, from your profile.',
          ),
        },
        {
          question: w('Est-ce la carte du casino ?', 'Is it the casino card?'),
          answer: w(
            'Non, ce sont deux programmes. Infiniment Barrière concerne les hôtels ; la carte du casino a ses propres niveaux.',
            'No, they are two programmes. Infiniment Barrière is for the hotels; the casino card has levels of its own.',
          ),
        },
        {
          question: w('J’ai oublié mon mot de passe. Que faire ?', 'I have forgotten my password. What now?'),
          answer: w(
            '[Demandez un lien](story:infiniment-barriere/mot-de-passe-oublie) : il permet d’en choisir un nouveau pendant trente minutes.',
            '[Ask for a link](story:infiniment-barriere/mot-de-passe-oublie): it lets you choose a new one for thirty minutes.',
          ),
        },
        {
          question: w('Faut-il une carte en plastique ?', 'Is there a plastic card?'),
          answer: w(
            'Non. La carte est dans votre espace, et peut vous être envoyée par e-mail deux fois par an.',
            'No. The card is in your member area, and can be sent to you by email twice a year.',
          ),
        },
        {
          question: w('Où lire les règles ?', 'Where are the rules?'),
          answer: w(
            'Dans les [conditions du programme](story:infiniment-barriere/conditions). Déjà membre ? [Connectez-vous](story:infiniment-barriere/connexion).',
            'In the [terms of the programme](story:infiniment-barriere/conditions). Already a member? [Log in](story:infiniment-barriere/connexion).',
          ),
        },
      ],
      'alternate',
    ),
  ],
})

export const MEMBER_PROGRAMME: readonly StorySource[] = [PRESENTATION, TERMS]
