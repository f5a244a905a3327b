import { withA, withDe } from './contraction.ts'
import type { PagePaths } from './page-paths.ts'
import type {
  AgentWords,
  BookingCodes,
  CityNames,
  Formats,
  LanguageTags,
  Mails,
  Phone,
  Prepositions,
  Search,
} from './types.ts'
import { stayMails } from './fr-stays.ts'

export { casinoMails, casinoPages, casinoRewards } from './fr-casino.ts'
export { demonstration } from './fr-demonstration.ts'
export {
  editorInvitation,
  editorMention,
  editorRecovery,
  editorReview,
  editorScheduled,
  editorToken,
  newsletter,
  newsletterForm,
  requests,
} from './fr-requests.ts'
export { seats } from './fr-seats.ts'
export { hotelPages, invoices } from './fr-stays.ts'

/** The language's name in itself. */
export const name = 'Français'

export const tags: LanguageTags = { catalogue: 'fr-FR', format: 'fr-FR' }

export const formats: Formats = {
  dayOfMonth: (day) => (day === 1 ? '1er' : String(day)),
  time: (hours, minutes) => `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`,
  midnight: 'minuit',
  allDay: '24\u00a0h\u00a0/\u00a024',
  rangeDash: '\u00a0–\u00a0',
  colon: '\u00a0:',
  writtenDay: /^(\d{1,2})(?:er)?\s+(\p{L}{3,})\.?\s+(\d{4})$/u,
}

export const prepositions: Prepositions = {
  inTown: (town) => withA(town, 'town'),
  ofTown: (town) => withDe(town, 'town'),
}

export const phone: Phone = { country: 'FR', example: '06 12 34 56 78' }

export const pages: PagePaths = {
  search: 'recherche',
  evening: 'ma-soiree',
  trip: 'mon-voyage',
  tournaments: 'tournois',
  seminarQuote: 'seminaires/devis',
  contact: 'contact',
  followUp: 'suivi',
  newsletter: 'lettre',
  subscription: 'abonnement-lettre',
  privacy: 'confidentialite',
  cookies: 'cookies',
  terms: 'infiniment-barriere/conditions',
  conditions: 'conditions-generales',
  shows: 'spectacles',
}

export const agents: AgentWords = {
  unknownBrowser: 'Navigateur inconnu',
  unknownSystem: 'un système inconnu',
  on: (browser, system) => `${browser} sur ${system}`,
}

export const booking: BookingCodes = { synxis: 'fr-FR', thefork: 'fr', zenchef: 'fr' }

/** Translation of the legal gambling warning: none in French. */
export const gamblingAid: string | undefined = undefined

export const cities: CityNames = {
  paris: 'Paris',
  lyon: 'Lyon',
  marseille: 'Marseille',
  bordeaux: 'Bordeaux',
  nantes: 'Nantes',
  strasbourg: 'Strasbourg',
  toulouse: 'Toulouse',
  lille: 'Lille',
  london: 'Londres',
  brussels: 'Bruxelles',
  geneva: 'Genève',
}

export const search: Search = {
  configuration: 'french',
  stems: 'french_stem',
  negations: ['sans'],
  kinds: {
    hotel: 'hôtel',
    casino: 'casino',
    restaurant: 'restaurant',
    spa: 'spa',
    destination: 'destination ville',
    collection: 'collection',
    room: 'chambre',
    offer: 'offre',
    activity: 'activité',
    show: 'spectacle',
    event: 'événement',
    tournament: 'tournoi poker',
    seminar: 'séminaire',
    article: 'article',
    page: '',
    question: 'question',
  },
}

/** Mails of the hotel programme. */
export const mails: Mails = {
  'activation': {
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Bonjour {name},',
      'Confirmez votre adresse pour ouvrir votre compte Infiniment Barrière. Le lien est valable 24 heures.',
      'Le mot de passe choisi à l’inscription vous sera demandé.',
      'Si vous n’avez pas demandé de compte, ignorez ce message.',
    ],
    action: 'Confirmer mon adresse',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Bonjour {name},',
      'Une inscription a été demandée avec votre adresse, qui a déjà un compte Infiniment Barrière. Rien n’a changé.',
      'Mot de passe oublié ? Choisissez-en un nouveau.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  'reset': {
    subject: 'Votre nouveau mot de passe',
    paragraphs: [
      'Bonjour {name},',
      'Choisissez un nouveau mot de passe. Le lien est valable 30 minutes et ne sert qu’une fois.',
      'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
    action: 'Choisir un mot de passe',
  },
  'password-changed': {
    subject: 'Votre mot de passe a changé',
    paragraphs: [
      'Bonjour {name},',
      'Le mot de passe de votre compte vient d’être changé et vos autres appareils ont été déconnectés.',
      'Si ce n’est pas vous, choisissez-en un nouveau sans attendre.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  'email': {
    subject: 'Confirmez votre nouvelle adresse',
    paragraphs: [
      'Bonjour {name},',
      'Confirmez cette adresse pour qu’elle devienne celle de votre compte. Le lien est valable 24 heures.',
      'Si vous ne l’avez pas demandé, ignorez ce message.',
    ],
    action: 'Confirmer cette adresse',
  },
  'email-undo': {
    subject: 'Changement de votre adresse e-mail',
    paragraphs: [
      'Bonjour {name},',
      'Un changement d’adresse a été demandé pour votre compte : {email}.',
      'Si ce n’est pas vous, annulez-le. Le lien est valable 7 jours ; ' +
        'il rétablit cette adresse et déconnecte tous les appareils.',
    ],
    action: 'Annuler le changement',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a changé',
    paragraphs: [
      'Bonjour {name},',
      'L’adresse de votre compte est maintenant {email}. Celle-ci ne sert plus à vous connecter.',
      'Si ce n’est pas vous, ouvrez le message «\u00a0Changement de votre adresse e-mail\u00a0» ' +
        'reçu ici auparavant\u00a0: son lien annule le changement.',
    ],
    action: 'Voir mon compte',
  },
  'new-browser': {
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: [
      'Bonjour {name},',
      'Votre compte vient d’être ouvert dans un navigateur qui ne l’avait jamais fait\u00a0: {device}.',
      'Si ce n’est pas vous, déconnectez-le et changez de mot de passe sans attendre.',
    ],
    action: 'Voir mes connexions',
  },
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée',
    paragraphs: [
      'Bonjour {name},',
      'Votre compte peut désormais s’ouvrir avec une nouvelle clé d’accès\u00a0: {key}.',
      'Si ce n’est pas vous, supprimez-la et changez de mot de passe sans attendre.',
    ],
    action: 'Voir mes clés d’accès',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été supprimée',
    paragraphs: [
      'Bonjour {name},',
      'Cette clé d’accès n’ouvre plus votre compte\u00a0: {key}.',
      'Si ce n’est pas vous, changez de mot de passe sans attendre.',
    ],
    action: 'Voir mes clés d’accès',
  },
  'second-step-added': {
    subject: 'La vérification en deux étapes est active',
    paragraphs: [
      'Bonjour {name},',
      'Votre compte demande désormais un code à chaque connexion par mot de passe.',
      'Si ce n’est pas vous, changez de mot de passe et écrivez-nous sans attendre.',
    ],
    action: 'Voir mes connexions',
  },
  'second-step-removed': {
    subject: 'La vérification en deux étapes est arrêtée',
    paragraphs: [
      'Bonjour {name},',
      'Votre compte ne demande plus de code à la connexion\u00a0: le mot de passe suffit.',
      'Si ce n’est pas vous, changez de mot de passe sans attendre.',
    ],
    action: 'Voir mes connexions',
  },
  'recovery-codes': {
    subject: 'Vos codes de secours ont changé',
    paragraphs: [
      'Bonjour {name},',
      'De nouveaux codes de secours viennent d’être créés pour votre compte. Les précédents ne fonctionnent plus.',
      'Si ce n’est pas vous, changez de mot de passe sans attendre.',
    ],
    action: 'Voir mes connexions',
  },
  'card': {
    subject: 'Votre carte Infiniment Barrière',
    paragraphs: [
      'Bonjour {name},',
      'Votre numéro de membre est le {number}. Votre carte vous attend dans votre espace.',
    ],
    action: 'Voir ma carte',
  },
  'collaborator': {
    subject: 'Confirmez votre adresse professionnelle',
    paragraphs: [
      'Bonjour {name},',
      'Confirmez cette adresse pour activer votre compte collaborateur, en restant connecté à votre compte. ' +
        'Le lien est valable 24 heures.',
      'Si vous ne l’avez pas demandé, ignorez ce message.',
    ],
    action: 'Activer mon compte collaborateur',
  },
  'inactive': {
    subject: 'Votre compte sera bientôt supprimé',
    paragraphs: [
      'Bonjour {name},',
      'Votre compte Infiniment Barrière n’a pas servi depuis longtemps. ' +
        'Il sera supprimé dans 30\u00a0jours, avec toutes ses données.',
      'Pour le garder, il suffit de vous connecter avant cette date.',
    ],
    action: 'Me connecter',
  },
  ...stayMails,
  'deleted': {
    subject: 'Votre compte est supprimé',
    paragraphs: ['Bonjour {name},', 'Votre compte Infiniment Barrière et toutes ses données ont été supprimés.'],
  },
}
