import type {
  EditorInvitationWords,
  EditorMentionWords,
  EditorRecoveryWords,
  EditorReviewWords,
  EditorScheduledWords,
  EditorTokenWords,
  NewsletterFormWords,
  NewsletterWords,
  RequestWords,
} from './types.ts'

/** Mails on requests. */
export const requests: RequestWords = {
  kinds: { contact: 'Message', event: 'Demande d’événement', seminar: 'Demande de séminaire' },
  facts: {
    subject: 'Sujet',
    property: 'Établissement',
    eventType: 'Événement',
    venues: 'Lieux',
    participants: 'Participants',
    layout: 'Disposition',
    dates: 'Dates',
    date: 'Date',
    guests: 'Invités',
    rooms: 'Chambres',
    budget: 'Budget',
    destination: 'Destination',
    arrival: 'Arrivée',
    departure: 'Départ',
    equipment: 'Équipement',
    catering: 'Restauration',
    incentives: 'Activités',
    person: 'De',
    company: 'Société',
    invoice: 'Facturation',
    email: 'E-mail',
    phoneNumber: 'Téléphone',
    language: 'Langue',
    page: 'Page',
    campaign: 'Campagne',
    message: 'Message',
  },
  eventTypes: {
    wedding: 'Mariage',
    birthday: 'Anniversaire',
    gala: 'Gala',
    cocktail: 'Cocktail',
    launch: 'Lancement de produit',
    team: 'Journée d’équipe',
    other: 'Autre événement',
  },
  layouts: {
    theatre: 'Théâtre',
    classroom: 'Classe',
    u_shape: 'En U',
    boardroom: 'Conseil',
    banquet: 'Banquet',
    cocktail: 'Cocktail',
  },
  equipment: {
    projection: 'Écran et vidéoprojecteur',
    sound: 'Sonorisation et micros',
    stage: 'Estrade',
    video: 'Visioconférence',
    interpreting: 'Cabines d’interprétation',
    flipcharts: 'Paperboards',
  },
  catering: { welcome: 'Café d’accueil', breaks: 'Pauses', lunch: 'Déjeuner', cocktail: 'Cocktail', dinner: 'Dîner' },
  capacity: {
    enough: '{venue}\u00a0: jusqu’à {seats}\u00a0personnes',
    tooFew: '{venue}\u00a0: {seats}\u00a0personnes au plus, pour {count} demandées',
    none: '{venue}\u00a0: disposition non prévue',
  },
  dates: { day: 'Le {first}', days: 'Du {first} au {last}', month: 'En {first}, dates à convenir' },
  civilities: { Mr: 'M.', Mrs: 'Mme' },
  desk: {
    subject: '{reference}\u00a0: {kind}{about}',
    opening: ['Bonjour,', 'Une personne qui visite le site attend votre réponse à sa demande {reference}.'],
    closing: ['Répondez à cet e-mail\u00a0: votre réponse part à l’expéditeur de la demande.'],
    action: 'Ouvrir au guichet',
  },
  followUp: 'Suivre ma demande',
  answer: {
    subject: 'Réponse à votre demande {reference}',
    closing: ['Pour poursuivre l’échange, répondez à cet e-mail en gardant la référence {reference}.'],
  },
  confirmation: {
    contact: {
      subject: 'Votre message {reference}',
      opening: [
        'Bonjour,',
        'Votre message est enregistré sous la référence {reference}. Nous vous répondrons à cette adresse.',
      ],
      closing: [
        'Rappelez cette référence si vous nous appelez\u00a0: elle permet de retrouver votre message.',
        'Vous ne nous avez pas écrit\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez cet e-mail.',
      ],
    },
    event: {
      subject: 'Votre demande d’événement {reference}',
      opening: [
        'Bonjour,',
        'Votre demande est enregistrée sous la référence {reference}. ' +
          'Nous étudions vos dates et vous répondrons à cette adresse.',
      ],
      closing: [
        'Rappelez cette référence si vous nous appelez\u00a0: elle permet de retrouver votre demande.',
        'Vous n’avez rien demandé\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez cet e-mail.',
      ],
    },
    seminar: {
      subject: 'Votre demande de séminaire {reference}',
      opening: [
        'Bonjour,',
        'Votre demande est enregistrée sous la référence {reference}. ' +
          'Nous préparons un devis et vous répondrons à cette adresse. Le récapitulatif est joint à cet e-mail.',
      ],
      closing: [
        'Rappelez cette référence si vous nous appelez\u00a0: elle permet de retrouver votre demande.',
        'Vous n’avez rien demandé\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez cet e-mail.',
      ],
    },
  },
  recap: {
    file: 'seminaire',
    title: 'Votre séminaire',
    lead:
      'Récapitulatif de la demande {reference}. ' +
      'Les lieux et les dates ne sont pas encore réservés\u00a0: nous vous répondons par un devis.',
    page: (reference, page, pages) => `${reference} · page ${page} sur ${pages}`,
  },
}

/** Mails of the newsletter. */
export const newsletter: NewsletterWords = {
  confirm: {
    subject: 'Confirmez votre abonnement à la lettre',
    opening: [
      'Bonjour,',
      'Quelqu’un, vous sans doute, a demandé notre lettre pour cette adresse. Confirmez-le d’un clic pour la recevoir.',
    ],
    action: 'Confirmer mon abonnement',
    closing: [
      'Ce lien est valable sept jours.',
      'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail\u00a0: sans confirmation, vous ne recevrez pas la lettre.',
    ],
  },
  known: {
    subject: 'Vous êtes déjà abonné à la lettre',
    opening: [
      'Bonjour,',
      'Cette adresse vient d’être inscrite à notre lettre, qu’elle reçoit déjà. Rien n’a changé à votre abonnement.',
    ],
    action: 'Voir mes préférences',
    closing: ['Vous y choisirez vos thèmes et votre langue, ou mettrez fin à votre abonnement.'],
  },
  preferences: 'Mes préférences et mon désabonnement',
}

/** The short form of the footer, and the sentence of its consent. */
export const newsletterForm: NewsletterFormWords = {
  consent: {
    lead: 'J’accepte de recevoir la lettre par e-mail, comme l’explique la',
    link: 'politique de confidentialité',
  },
  newTab: '(nouvel onglet)',
  faults: {
    email: 'Saisissez une adresse e-\u2060mail complète, par exemple prenom@exemple.fr.',
    privacy: 'Cochez cette case pour vous abonner.',
  },
  sending: 'Envoi en cours',
  sent: 'Encore un clic\u00a0: ouvrez le lien de l’e-mail que nous vous envoyons.',
  failed: 'L’abonnement n’a pas pu être enregistré. Réessayez dans quelques instants.',
}

export const editorInvitation: EditorInvitationWords = {
  subject: 'Votre accès à la rédaction',
  opening: [
    'Bonjour {name},',
    'Vous êtes invité à la rédaction du site. Choisissez votre mot de passe et enregistrez le second facteur ' +
      'dans votre application d’authentification. Le lien est valable 72\u00a0heures, une seule fois.',
  ],
  action: 'Activer mon accès',
  closing: ['Si vous n’attendiez pas cette invitation, ignorez ce message.'],
}

export const editorRecovery: EditorRecoveryWords = {
  subject: 'Votre mot de passe pour la rédaction',
  opening: [
    'Bonjour {name},',
    'Vous avez demandé un nouveau mot de passe pour la rédaction du site. Le lien est valable 30\u00a0minutes, une ' +
      'seule fois. Votre second facteur reste le même.',
  ],
  action: 'Choisir un mot de passe',
  closing: ['Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe ne change pas.'],
}

/** Common words of mails with a link to a page of the editor. */
const ABOUT_A_PAGE = {
  action: 'Ouvrir la page dans l’éditeur',
  closing: ['Vous recevez ce message parce que vous avez accès à la rédaction du site.'],
}

export const editorMention: EditorMentionWords = {
  subject: 'Un commentaire vous est adressé',
  opening: ['Bonjour {name},', '{author} vous mentionne à propos de «\u00a0{story}\u00a0»\u00a0:', '{message}'],
  ...ABOUT_A_PAGE,
}

export const editorScheduled: EditorScheduledWords = {
  subject: 'Une page que vous avez programmée a été modifiée',
  opening: [
    'Bonjour {name},',
    '{author} a modifié «\u00a0{story}\u00a0», dont vous avez programmé la publication pour le {moment}.',
    'C’est la version que vous avez approuvée qui sera publiée. ' +
      'Pour que les changements le soient avec elle, programmez de nouveau le brouillon.',
  ],
  ...ABOUT_A_PAGE,
}

export const editorToken: EditorTokenWords = {
  subject: 'Un jeton de la rédaction arrive à échéance',
  opening: [
    'Bonjour {name},',
    'Le jeton «\u00a0{token}\u00a0» de l’API de gestion prend fin le {day}. ' +
      'Le programme qui s’en sert sera alors refusé.',
    'Créez un nouveau jeton pour ce programme, ou choisissez une échéance plus lointaine.',
  ],
  action: 'Ouvrir les jetons dans la rédaction',
  closing: ['Vous recevez ce message parce que vous administrez la rédaction du site.'],
}

export const editorReview: EditorReviewWords = {
  asked: {
    subject: 'Une relecture vous est demandée',
    opening: ['Bonjour {name},', '{author} vous demande de relire «\u00a0{story}\u00a0».'],
    ...ABOUT_A_PAGE,
  },
  approved: {
    subject: 'Votre page est approuvée',
    opening: ['Bonjour {name},', '{author} a approuvé «\u00a0{story}\u00a0», dont vous aviez demandé la relecture.'],
    ...ABOUT_A_PAGE,
  },
  published: {
    subject: 'Votre page est en ligne',
    opening: ['Bonjour {name},', '{author} a publié «\u00a0{story}\u00a0», dont vous aviez demandé la relecture.'],
    ...ABOUT_A_PAGE,
  },
  returned: {
    subject: 'Votre page n’est pas encore approuvée',
    opening: [
      'Bonjour {name},',
      '{author} n’a pas approuvé «\u00a0{story}\u00a0», dont vous aviez demandé la relecture. ' +
        'La page est de nouveau un brouillon.',
    ],
    ...ABOUT_A_PAGE,
  },
  due: 'Échéance',
  message: 'Message',
}
