import { block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, w } from '../kit/words.ts'
import { LEVELS, crumbs } from '../build/common.ts'
import { QUESTIONS } from './questions.ts'

const navLink = (label: Words, to: string) => block('nav-link', { label, link: story(to) })

export const SERVICE: readonly StorySource[] = [
  storyAt({ path: 'recherche', name: w('Rechercher', 'Search'), slugEn: 'search' }, 'page', {
    title: w('Rechercher', 'Search'),
    teaser: w('Une ville, une table, une soirée : dites un mot.', 'A town, a table, an evening: one word will do.'),
    image: 'plan-de-la-ville',
    seo_title: w(
      'Rechercher un hôtel, une table, une soirée | Barrière',
      'Search for a hotel, a table, an evening | Barrière',
    ),
    seo_description: w(
      'Hôtels, chambres, restaurants, spas, casinos, spectacles et offres du groupe, par ville, date, prix et distance.',
      'The group’s hotels, rooms, restaurants, spas, casinos, shows and offers, by town, date, price and distance.',
    ),
    body: [
      crumbs(w('Rechercher', 'Search')),
      block('search', { title: w('Que cherchez-vous ?', 'What are you looking for?') }),
    ],
  }),
  storyAt({ path: 'ma-soiree', name: w('Ma soirée', 'My evening'), slugEn: 'my-evening' }, 'page', {
    title: w('Ma soirée', 'My evening'),
    teaser: w(
      'Une table, un spectacle et une chambre dont les heures s’accordent.',
      'A table, a show and a room, at hours that agree.',
    ),
    image: 'spectacle-une-voix-un-piano',
    seo_title: w(
      'Composer une soirée : table, spectacle, chambre | Barrière',
      'Plan an evening: table, show, room | Barrière',
    ),
    seo_description: w(
      'Choisissez un hôtel ou un casino et un soir : nous proposons une table, un spectacle et une chambre qui ne se chevauchent pas.',
      'Choose a hotel or a casino and an evening: we propose a table, a show and a room whose hours do not clash.',
    ),
    body: [
      crumbs(w('Ma soirée', 'My evening')),
      block('evening', {
        eyebrow: w('Ma soirée', 'My evening'),
        title: w('Une table, une scène, une chambre', 'A table, a stage, a room'),
        intro: w(
          'Dites d’où vous partez, quel soir et combien vous serez. Nous laissons deux heures pour dîner avant le rideau, ou une demi-heure pour rejoindre la table après.',
          'Tell us where you start from, which evening and how many of you. We leave two hours for dinner before the curtain, or half an hour to reach the table after it.',
        ),
      }),
    ],
  }),
  storyAt({ path: 'cookies', name: w('Cookies', 'Cookies'), slugEn: 'cookies' }, 'page', {
    title: w('Cookies', 'Cookies'),
    teaser: w(
      'Ce que ce site garde dans votre navigateur, et ce que vous acceptez.',
      'What this site keeps in your browser, and what you agree to.',
    ),
    image: 'plan-de-la-ville',
    seo_title: w('Cookies | Barrière', 'Cookies | Barrière'),
    seo_description: w(
      'Vos choix de cookies, but par but, les destinataires, tout ce que ce site garde dans votre navigateur, et les reçus de vos choix.',
      'Your choices of cookies, purpose by purpose, who receives what, everything this site keeps in your browser, and the receipts of your choices.',
    ),
    body: [
      crumbs(w('Cookies', 'Cookies')),
      block('consent-choices', {
        title: w('Cookies et autres sites', 'Cookies and other sites'),
        intro: w(
          'Rien de ce qui suit n’est chargé sans votre accord. Il vaut six mois, et se retire ici aussi simplement qu’il se donne.',
          'Nothing of what follows is loaded without your consent. It holds for six months, and is withdrawn here as simply as it is given.',
        ),
      }),
    ],
  }),
  storyAt({ path: 'mon-voyage', name: w('Mon voyage', 'My trip'), slugEn: 'my-trip' }, 'page', {
    title: w('Mon voyage', 'My trip'),
    teaser: w(
      'Les hôtels, les tables et les soirées que vous gardez, au même endroit.',
      'The hotels, tables and evenings that you keep, in one place.',
    ),
    image: 'plan-de-la-ville',
    seo_title: w('Mon voyage : ce que vous gardez | Barrière', 'My trip: what you keep | Barrière'),
    seo_description: w(
      'Gardez hôtels, tables, spectacles et soirées d’un cœur, retrouvez-les ici et partagez-les par un lien ou par e-mail.',
      'Keep hotels, tables, shows and evenings with a heart, find them here, and share them by a link or by e-mail.',
    ),
    body: [
      crumbs(w('Mon voyage', 'My trip')),
      block('trip', {
        eyebrow: w('Mon voyage', 'My trip'),
        title: w('Tout ce qui vous tente', 'All that tempts you'),
        intro: w(
          'Un hôtel, une table, une soirée : gardez-les d’un cœur, et montrez-les à qui vous accompagne.',
          'A hotel, a table, an evening: keep them with a heart, and show them to whoever travels with you.',
        ),
        links: [
          navLink(w('Les hôtels', 'The hotels'), 'hotels'),
          navLink(w('Les tables', 'The tables'), 'restaurants'),
          navLink(w('Les spectacles', 'The shows'), 'spectacles'),
          navLink(w('Composer une soirée', 'Plan an evening'), 'ma-soiree'),
        ],
      }),
    ],
  }),
  storyAt({ path: 'contact', name: w('Contact', 'Contact') }, 'page', {
    title: w('Nous joindre', 'Contact us'),
    teaser: w('Un numéro, une adresse, et quelqu’un qui répond.', 'One number, one address, and somebody who answers.'),
    image: 'plan-de-la-ville',
    seo_title: w('Contact | Barrière', 'Contact us | Barrière'),
    seo_description: w(
      'Téléphone tous les jours de 8 h à 22 h, e-mail, adresse postale : comment joindre nos maisons et le service clients.',
      'By telephone every day from 8 am to 10 pm, by email or by post: how to reach our houses and customer service.',
    ),
    body: [
      crumbs(w('Contact', 'Contact')),
      block('contact-form', {
        title: w('Nous joindre', 'Contact us'),
        intro: w(
          'Une réservation à changer, un objet oublié, une question sur la carte : dites-nous le nom de la maison et la date.',
          'A booking to change, something left behind, a question about your card: tell us the house and the date.',
        ),
        image: 'insta-4',
        phone: '02 61 91 00 14',
        phone_hours: w('Tous les jours, de 8 h à 22 h', 'Every day, 8 am to 10 pm'),
        email: 'contact@barriere.example',
        address: w('1, rue de l’Exemple, 14800 Deauville', '1, rue de l’Exemple, 14800 Deauville, France'),
        thanks: w(
          'La réception centrale répond sous deux jours ouvrés. Une arrivée aujourd’hui ou demain ? Téléphonez.',
          'The central desk answers within two working days. Arriving today or tomorrow? Please telephone.',
        ),
        action_label: w('Suivre une demande', 'Follow a request'),
        action: story('suivi'),
      }),
    ],
  }),
  storyAt({ path: 'suivi', name: w('Suivre une demande', 'Follow a request'), slugEn: 'follow-up' }, 'page', {
    title: w('Suivre une demande', 'Follow a request'),
    teaser: w(
      'La référence de votre message, votre adresse e-mail, et vous savez où nous en sommes.',
      'The reference of your message, your email address, and you know where we stand.',
    ),
    image: 'plan-de-la-ville',
    seo_title: w('Suivre une demande | Barrière', 'Follow a request | Barrière'),
    seo_description: w(
      'Message, mariage, réception : la référence de notre e-mail et votre adresse disent où en est votre demande.',
      'A message, a wedding, a party: the reference in our email and your address tell where your request stands.',
    ),
    body: [
      crumbs(w('Suivre une demande', 'Follow a request')),
      block('request-status', {
        title: w('Où en est votre demande ?', 'Where does your request stand?'),
        intro: w(
          'La référence se trouve dans l’e-mail que vous avez reçu de nous le jour de votre envoi.',
          'You will find the reference in the email that we sent you on the day you wrote.',
        ),
        image: 'insta-4',
        phone: '02 61 91 00 14',
        phone_hours: w('Tous les jours, de 8 h à 22 h', 'Every day, 8 am to 10 pm'),
        email: 'contact@barriere.example',
      }),
    ],
  }),
  storyAt({ path: 'lettre', name: w('La lettre', 'Newsletter'), slugEn: 'newsletter' }, 'page', {
    title: w('La lettre des beaux jours', 'The fair-weather letter'),
    teaser: w('Une lettre par mois, le premier jeudi.', 'One letter a month, on the first Thursday.'),
    image: 'offre-deux-nuits-au-grand-vent',
    seo_title: w('La lettre des beaux jours | Barrière', 'The fair-weather letter | Barrière'),
    seo_description: w(
      'Ouvertures de saison, nouvelles tables, dates de spectacles : une lettre par mois, et un lien pour l’arrêter au bas de chacune.',
      'Season openings, new tables, show dates: one letter a month, with a link to stop it at the foot of each.',
    ),
    body: [
      crumbs(w('La lettre', 'Newsletter')),
      block('newsletter', {
        title: w('La lettre des beaux jours', 'The fair-weather letter'),
        intro: w(
          'Une lettre par mois, le premier jeudi : ouvertures de saison, nouvelles tables, dates de spectacles. Un clic suffit pour l’arrêter.',
          'One letter a month, on the first Thursday: season openings, new tables, show dates. One click stops it.',
        ),
        image: 'insta-1',
        email: 'lettre@barriere.example',
        thanks: w(
          'La prochaine lettre part le premier jeudi du mois.',
          'The next letter leaves on the first Thursday.',
        ),
      }),
    ],
  }),
  storyAt(
    { path: 'abonnement-lettre', name: w('Votre abonnement', 'Your subscription'), slugEn: 'newsletter-subscription' },
    'page',
    {
      title: w('Votre abonnement', 'Your subscription'),
      teaser: w('Confirmer, changer ou arrêter la lettre.', 'Confirm, change or stop the letter.'),
      image: 'insta-1',
      seo_hidden: true,
      search_listed: false,
      seo_title: w('Votre abonnement à la lettre | Barrière', 'Your newsletter subscription | Barrière'),
      seo_description: w(
        'Confirmez votre abonnement à la lettre depuis le lien reçu par e-mail, choisissez vos thèmes, ou mettez-y fin.',
        'Confirm your subscription from the link in our email, choose your themes, or end it.',
      ),
      body: [
        block('newsletter-subscription', {
          title: w('Votre abonnement', 'Your subscription'),
          image: 'insta-1',
          lettering: w('La lettre', 'La lettre'),
          band: 'petrole',
        }),
      ],
    },
  ),
  storyAt(
    { path: 'receptions', name: w('Mariages et fêtes', 'Weddings and parties'), slugEn: 'weddings-and-parties' },
    'page',
    {
      title: w('Mariages et fêtes', 'Weddings and parties'),
      teaser: w(
        'De vingt à trois cents invités, dans six de nos maisons.',
        'For twenty to three hundred guests, in six of our houses.',
      ),
      image: 'mariage',
      seo_title: w('Mariages et fêtes en bord de mer | Barrière', 'Weddings and parties by the sea | Barrière'),
      seo_description: w(
        'Mariages, anniversaires et dîners de famille de 20 à 300 invités : lieux, délais et personne à joindre dans nos maisons.',
        'Weddings, birthdays and family dinners for 20 to 300 guests: places, lead times and whom to call in our houses.',
      ),
      body: [
        block('hero', {
          title: w('Mariages et fêtes', 'Weddings and parties'),
          lead: w(
            'Un jardin à Deauville, une rotonde à La Baule, un ponton à Enghien.',
            'A garden in Deauville, a rotunda in La Baule, a jetty in Enghien.',
          ),
          image: 'mariage',
          band: 'lande',
          height: 'half',
        }),
        crumbs(w('Mariages et fêtes', 'Weddings and parties')),
        block('event-form', {
          title: w('Parlons de votre date', 'Let’s talk about your date'),
          intro: w(
            'Comptez neuf mois pour un samedi d’été, deux pour un dîner de famille. Nous visitons les lieux avec vous.',
            'Allow nine months for a summer Saturday, two for a family dinner. We look round the place with you.',
          ),
          image: 'bal',
          phone: '02 61 91 00 33',
          phone_hours: w('Du lundi au samedi, de 9 h à 19 h', 'Monday to Saturday, 9 am to 7 pm'),
          email: 'fetes@barriere.example',
          thanks: w(
            'Une personne vous rappelle sous deux jours ouvrés, avec des dates et un premier prix.',
            'Somebody calls you back within two working days, with dates and a first price.',
          ),
        }),
      ],
    },
  ),
  storyAt({ path: 'seminaires/devis', name: w('Demander un devis', 'Ask for a quote'), slugEn: 'quote' }, 'page', {
    title: w('Un devis pour votre séminaire', 'A quote for your seminar'),
    teaser: w(
      'Plusieurs lieux, une demande, une réponse sous deux jours ouvrés.',
      'Several venues, one request, an answer within two working days.',
    ),
    image: 'seminaire-centre-de-la-croisette',
    seo_title: w('Devis de séminaire en bord de mer | Barrière', 'A quote for a seminar by the sea | Barrière'),
    seo_description: w(
      'Comparez jusqu’à six lieux de séminaire : dates ou mois, participants, disposition, chambres, repas et activités.',
      'Compare up to six seminar venues: dates or month, participants, layout, bedrooms, meals and activities.',
    ),
    body: [
      crumbs(w('Demander un devis', 'Ask for a quote'), LEVELS.seminars),
      block('seminar-form', {
        title: w('Un devis pour plusieurs lieux', 'One quote for several venues'),
        intro: w(
          'Choisissez jusqu’à six lieux, donnez vos dates et le nombre de participants.',
          'Choose up to six venues, give your dates and the number of participants.',
        ),
        phone: '02 61 91 00 31',
        phone_hours: w('Du lundi au vendredi, de 9 h à 18 h', 'Monday to Friday, 9 am to 6 pm'),
        email: 'seminaires@barriere.example',
        thanks: w('Vous recevez un devis sous deux jours ouvrés.', 'You receive a quote within two working days.'),
      }),
    ],
  }),
  storyAt(
    {
      path: 'questions-frequentes',
      name: w('Questions fréquentes', 'Frequent questions'),
      slugEn: 'frequent-questions',
    },
    'page',
    {
      title: w('Questions fréquentes', 'Frequent questions'),
      teaser: w(
        'Ce que l’on nous demande le plus, et ce que nous répondons.',
        'What we are asked most, and what we answer.',
      ),
      image: 'insta-4',
      seo_title: w('Questions fréquentes | Barrière', 'Frequent questions | Barrière'),
      seo_description: w(
        'Annulation, arrivée tardive, enfants, animaux, entrée au casino, carte de fidélité : les réponses de nos réceptions.',
        'Cancelling, arriving late, children, pets, entering a casino, loyalty cards: answers from our reception desks.',
      ),
      body: [
        crumbs(w('Questions fréquentes', 'Frequent questions')),
        block('rich-text', {
          title: w('Questions fréquentes', 'Frequent questions'),
          text: w(
            'Ce que l’on demande le plus à nos réceptions, et ce qu’elles répondent. Prix, horaires et âges sont sur la page de chaque maison.',
            'What our reception desks are asked most, and what they answer. Prices, hours and ages are on each house’s page.',
          ),
        }),
        ...QUESTIONS,
        block('contact-form', {
          title: w('Il manque la vôtre ?', 'Yours is not here?'),
          intro: w('La réception centrale a sûrement la réponse.', 'The central desk surely has the answer.'),
          tone: 'alternate',
          phone: '02 61 91 00 14',
          phone_hours: w('De 8 h à 22 h', '8 am to 10 pm'),
          email: 'questions@barriere.example',
          action_label: w('Nous écrire', 'Write to us'),
          action: story('contact'),
          without_form: true,
        }),
      ],
    },
  ),
  storyAt({ path: 'menu', name: w('Plan du site', 'Site map'), slugEn: 'site-map' }, 'page', {
    title: w('Plan du site', 'Site map'),
    teaser: w('Toutes les rubriques sur une page.', 'Every section on one page.'),
    image: 'plan-de-la-ville',
    seo_title: w('Plan du site | Barrière', 'Site map | Barrière'),
    seo_description: w(
      'Toutes les rubriques du site sur une page : hôtels, casinos, restaurants, spas, agenda, journal, aide et pages légales.',
      'Every section of the site on one page: hotels, casinos, restaurants, spas, diary, journal, help and legal pages.',
    ),
    body: [crumbs(w('Plan du site', 'Site map')), block('site-menu', { title: w('Plan du site', 'Site map') })],
  }),
  storyAt({ path: 'deconnexion', name: w('Déconnexion', 'Signed out'), slugEn: 'signed-out' }, 'page', {
    title: w('Vous êtes déconnecté', 'You are signed out'),
    teaser: w('À bientôt.', 'See you soon.'),
    image: 'accueil',
    seo_hidden: true,
    seo_title: w('Vous êtes déconnecté | Barrière', 'You are signed out | Barrière'),
    seo_description: w(
      'Votre session est fermée sur cet appareil. Vous pouvez revenir à l’accueil ou préparer un séjour.',
      'Your session on this device is closed. You can go back to the home page or plan a stay.',
    ),
    body: [
      block('hero', {
        title: w('À bientôt', 'See you soon'),
        lead: w('Votre session est fermée sur cet appareil.', 'Your session on this device is closed.'),
        image: 'accueil',
        image_mobile: 'accueil-mobile',
        band: 'nuit',
        height: 'half',
        action_label: w('Revenir à l’accueil', 'Back to the home page'),
        action: story(''),
      }),
    ],
  }),
]

/** Where the deletion of an account leads. */
export const ACCOUNT_DELETED = storyAt(
  { path: 'compte-supprime', name: w('Compte supprimé', 'Account deleted'), slugEn: 'account-deleted' },
  'page',
  {
    title: w('Votre compte est supprimé', 'Your account is deleted'),
    teaser: w('Vos données sont effacées.', 'Your data is erased.'),
    image: 'accueil',
    seo_hidden: true,
    seo_title: w('Votre compte est supprimé | Barrière', 'Your account is deleted | Barrière'),
    seo_description: w(
      'Votre compte Infiniment Barrière et ses données sont effacés. Un dernier e-mail vous le confirme.',
      'Your Infiniment Barrière account and its data are erased. A last email confirms it.',
    ),
    body: [
      block('hero', {
        title: w('Votre compte est supprimé', 'Your account is deleted'),
        lead: w(
          'Vos données sont effacées et vous êtes déconnecté partout. Un dernier e-mail vous le confirme.',
          'Your data is erased and you are signed out everywhere. A last email confirms it.',
        ),
        image: 'accueil',
        image_mobile: 'accueil-mobile',
        band: 'nuit',
        height: 'half',
        action_label: w('Revenir à l’accueil', 'Back to the home page'),
        action: story(''),
      }),
    ],
  },
)
