import type { HotelPaths, InvoiceWords, Mails, StayMailKind } from './types.ts'

/** Words of a stay's invoice. */
export const invoices: InvoiceWords = {
  file: 'facture',
  title: 'Facture',
  date: 'Date',
  booking: 'Dossier',
  hotel: 'Hôtel',
  stay: 'Séjour',
  dates: (arrival, departure) => `du ${arrival} au ${departure}`,
  recipient: 'Facturé à',
  label: 'Désignation',
  quantity: 'Quantité',
  vat: 'TVA',
  amount: 'Montant TTC',
  total: 'Total TTC',
  ofWhich: (rate, net, tax) => `Dont TVA à ${rate}\u00a0: ${tax}, sur ${net} hors taxe`,
  paid: 'Facture acquittée au départ.',
  page: (number, page, pages) => `Facture ${number}, page ${page} sur ${pages}`,
}

/** Mails on levels and claims of missing stays. */
export const stayMails: Pick<Mails, StayMailKind> = {
  'level-reached': {
    subject: 'Vous êtes membre Infiniment',
    paragraphs: [
      'Bonjour {name},',
      'Vos séjours vous ouvrent le statut Infiniment, pour douze mois. ' +
        'Votre carte a changé de couleur, et vos avantages avec elle.',
    ],
    action: 'Voir ma carte',
  },
  'claim': {
    subject: 'Votre demande {number}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons bien reçu votre demande {number} au sujet d’un séjour absent de votre compte. ' +
        'La réception de l’hôtel la vérifie, et nous vous écrivons dès que c’est fait.',
      'Si vous n’avez rien demandé, ignorez ce message.',
    ],
    action: 'Suivre ma demande',
  },
  'claim-accepted': {
    subject: 'Votre séjour est dans votre compte',
    paragraphs: [
      'Bonjour {name},',
      'Votre demande {number} est acceptée\u00a0: le séjour est dans votre compte, et compte pour votre statut.',
    ],
    action: 'Voir mes séjours',
  },
  'claim-refused': {
    subject: 'Votre demande {number} n’a pas abouti',
    paragraphs: [
      'Bonjour {name},',
      'L’hôtel n’a pas pu rattacher ce séjour à votre compte. La raison est avec votre demande {number}.',
    ],
    action: 'Voir ma demande',
  },
}

/** Pages of the hotel programme. */
export const hotelPages: HotelPaths = {
  home: 'infiniment-barriere',
  login: 'infiniment-barriere/connexion',
  registration: 'infiniment-barriere/inscription',
  activation: 'infiniment-barriere/activation',
  forgotten: 'infiniment-barriere/mot-de-passe-oublie',
  reset: 'infiniment-barriere/nouveau-mot-de-passe',
  email: 'infiniment-barriere/confirmer-e-mail',
  emailUndo: 'infiniment-barriere/annuler-e-mail',
  card: 'infiniment-barriere/ma-carte',
  stays: 'infiniment-barriere/mes-sejours',
  advantages: 'infiniment-barriere/mes-avantages',
  birthday: 'infiniment-barriere/mon-anniversaire',
  profile: 'infiniment-barriere/mon-profil',
  sessions: 'infiniment-barriere/mes-connexions',
  collaborator: 'infiniment-barriere/collaborateur',
  menu: 'infiniment-barriere/menu',
  signedOut: 'deconnexion',
  deleted: 'compte-supprime',
}
