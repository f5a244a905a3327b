import type { SeatMails, SeatWords } from './seat-types.ts'

/** Mails on seats of tournaments, shows and events. */
export const seatMails: SeatMails = {
  'seats-paid': {
    subject: 'C’est confirmé\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Votre paiement est accepté. Présentez le code {code} à l’accueil, avec une pièce d’identité.',
      'Votre reçu est joint à ce message, avec un fichier pour votre agenda.',
    ],
    action: 'Voir mes inscriptions',
  },
  'seats-booked': {
    subject: 'C’est confirmé\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Votre réservation est confirmée, et il n’y a rien à payer. Présentez le code {code} à l’accueil, avec une ' +
        'pièce d’identité.',
      'Si vous ne venez pas, annulez-la dans vos inscriptions\u00a0: la place ira à quelqu’un d’autre.',
    ],
    action: 'Voir mes inscriptions',
  },
  'seat-offered': {
    subject: 'Une place se libère\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Une place s’est libérée pour {title}. Elle vous est réservée jusqu’au {until}.',
      'Passé ce délai, elle sera proposée à la personne suivante de la liste d’attente.',
    ],
    action: 'Régler ma place',
  },
  'seats-refunded': {
    subject: 'Votre remboursement\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Nous vous avons remboursé {amount}, pour {title}. La somme apparaîtra sur votre compte d’ici quelques jours.',
    ],
    action: 'Voir mes inscriptions',
  },
  'seats-partly-refunded': {
    subject: 'Un remboursement partiel\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Nous vous avons remboursé {amount}, pour {title}. La somme apparaîtra sur votre compte d’ici quelques jours.',
      'Vos places et votre billet restent valables.',
    ],
    action: 'Voir mes inscriptions',
  },
  'sale-cancelled': {
    subject: 'Annulation\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'À notre grand regret, {title} n’aura pas lieu.',
      'Si vous avez déjà réglé, la totalité de la somme vous sera rendue, sans démarche de votre part.',
    ],
    action: 'Voir mes inscriptions',
  },
  'payment-late': {
    subject: 'Votre paiement est arrivé trop tard\u00a0: {title}',
    paragraphs: [
      'Bonjour {name},',
      'Votre paiement pour {title} nous est parvenu après la fin de votre réservation, et il ne restait plus de ' +
        'place. La somme vous est rendue.',
      'Tant que les inscriptions sont ouvertes, vous êtes sur la liste d’attente\u00a0: si une place se libère, ' +
        'nous vous écrirons.',
    ],
    action: 'Voir mes inscriptions',
  },
  'structure-changed': {
    subject: 'La structure change\u00a0: {title}',
    paragraphs: ['Bonjour {name},', 'La structure de {title} a changé. Votre inscription reste la même.'],
    action: 'Voir mes inscriptions',
  },
}

export const seats: SeatWords = {
  when: (day, time) => `${day} à ${time}`,
  facts: { what: 'Quoi', category: 'Catégorie', when: 'Quand', where: 'Où', seats: 'Places', code: 'Code' },
  structure: {
    'chips': 'Jetons de départ',
    'late-level': 'Inscriptions jusqu’à la fin du niveau',
    're-entries': 'Re-entries',
    'add-on': 'Add-on',
    'guarantee': 'Dotation garantie',
    'level': 'Niveau {level}',
    'break': 'Pause après le niveau {level}',
  },
  none: 'aucun',
  minutes: (minutes) => `${minutes}\u00a0min`,
  becomes: (before, after) => `${after} (avant\u00a0: ${before})`,
  ticket: { file: 'billet', calendar: 'agenda', qr: 'Code QR du billet pour {title}' },
  receipt: {
    'receipt': {
      file: 'recu',
      title: 'Reçu',
      date: 'Payé le',
      recipient: 'Pour',
      discount: 'Remise de {percent} comprise',
      total: 'Total réglé',
      foot: 'Réglé par carte bancaire.',
      page: (number, page, pages) => `Reçu ${number}, page ${page} sur ${pages}`,
    },
    'credit-note': {
      file: 'avoir',
      title: 'Avoir',
      date: 'Remboursé le',
      recipient: 'Pour',
      discount: 'Remise de {percent} comprise',
      total: 'Total remboursé',
      foot: 'Remboursé sur la carte bancaire qui a servi au paiement.',
      page: (number, page, pages) => `Avoir ${number}, page ${page} sur ${pages}`,
    },
  },
}
