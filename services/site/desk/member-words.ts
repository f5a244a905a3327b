import type { Programme } from '#lib/contracts/session.ts'

export const PROGRAMME_NAMES: Readonly<Record<Programme, string>> = {
  hotel: 'Infiniment Barrière',
  casino: 'Casino Barrière',
}

/** Levels and tiers as the programmes name them. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  IBPROSPECT: 'Découverte',
  IBINFINIMENT: 'Infiniment',
  IBCOLLABORATEUR: 'Collaborateur',
  white: 'White',
  silver: 'Silver',
  gold: 'Gold',
  black: 'Black',
  none: 'Sans carte',
}

/** What is typed to confirm an erasure where the member has no number. */
export const ERASE = 'EFFACER'

/** What the operator's console says. */
export const MEMBER_WORDS = {
  title: 'Membres',
  lead:
    'Cherchez par adresse e-mail exacte ou par numéro. Vous voyez l’état du compte\u00a0; ' +
    'les données personnelles demandent un motif, que le journal garde.',
  programme: 'Programme',
  text: 'E-mail ou numéro de membre',
  search: 'Chercher',
  unknown: 'Aucun membre de ce programme n’a cette adresse ni ce numéro.',
  away: 'Ce programme n’a pas répondu. Vérifiez l’état du compte avant de recommencer.',
  none: 'Aucun programme n’est relié à ce guichet.',
  back: 'Chercher un autre membre',
  done: 'C’est fait, et le journal le garde.',
  yes: 'Oui',
  no: 'Non',
  member: (number: string) => `Membre ${number}`,
  withoutNumber: 'Membre sans numéro',
  states: {
    programme: 'Programme',
    number: 'Numéro',
    status: 'Statut',
    created: 'Compte créé',
    activated: 'Activé',
    locked: 'Accès bloqué jusqu’au',
    sessions: 'Sessions ouvertes',
    level: 'dont prouvées par mot de passe ou code',
    pendingEmail: 'Changement d’e-mail en attente',
    limit: 'Limite volontaire en cours',
  },
  person: {
    title: 'Données personnelles',
    text: 'Elles s’affichent une fois, sur cette page.',
    submit: 'Afficher les données',
    email: 'E-mail',
    pendingEmail: 'E-mail en attente',
    firstName: 'Prénom',
    lastName: 'Nom',
    birthDate: 'Date de naissance',
  },
  sessions: {
    title: 'Mettre fin aux sessions',
    text: 'Le membre est déconnecté de tous ses navigateurs, aussitôt, et ses codes QR ne valent plus.',
    submit: 'Mettre fin aux sessions',
  },
  unlock: {
    title: 'Débloquer l’accès',
    text: 'Lève les blocages de connexion, de mot de passe et de code, et la limite d’e-mails par heure.',
    submit: 'Débloquer',
  },
  export: {
    title: 'Exporter les données (RGPD)',
    text:
      'Le fichier est celui que le membre obtient dans son espace. Remettez-le à lui seul, ' +
      'après avoir vérifié son identité. Le journal garde le nom du fichier et son empreinte.',
    submit: 'Télécharger le fichier',
    file: 'membre',
  },
  erase: {
    title: 'Effacer le compte (RGPD)',
    text: 'Vous confirmez à l’étape suivante.',
    open: 'Effacer ce compte…',
    confirmTitle: (member: string) => `Effacer le compte\u00a0: ${member}\u00a0?`,
    confirm:
      'Le compte, ses données et ses e-mails sont effacés, sans retour possible\u00a0; un dernier e-mail le dit au ' +
      'membre. Ce que la loi fait garder reste\u00a0: pièces de paiement, et toute limite volontaire jusqu’à sa fin.',
    limited: 'Une limite volontaire est en cours. L’effacement ne la lève pas.',
    typed: (text: string) => `Pour confirmer, saisissez ${text}`,
    wrong: 'Ce que vous avez saisi ne correspond pas à ce compte.',
    submit: 'Effacer définitivement',
    cancel: 'Garder le compte',
    done: 'Le compte est effacé. Le journal garde le numéro et le motif.',
  },
  code: 'Nouveau code à usage unique',
  codeHint: 'Les six chiffres que votre application affiche maintenant\u00a0; un code ne sert qu’une fois.',
  wrongCode: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  history: 'Journal de ce membre',
  everyone: {
    title: 'Toutes les sessions d’un programme',
    text: 'En cas d’incident\u00a0: plus aucune session ouverte avant cet instant ne vaut.',
    open: (programme: string) => `Mettre fin à toutes les sessions\u00a0: ${programme}`,
    confirmTitle: (programme: string) => `Mettre fin à toutes les sessions du programme ${programme}\u00a0?`,
    confirm: 'Tous les membres de ce programme sont déconnectés, aussitôt, sur tous les sites. Ils se reconnectent.',
    submit: 'Mettre fin à toutes les sessions',
    cancel: 'Ne rien faire',
    done: 'Toutes les sessions de ce programme sont terminées.',
  },
  staff: {
    title: 'Accès du guichet',
    lead: 'Un accès se ferme après trois essais manqués depuis la même adresse. Un collègue peut le rouvrir.',
    states: { active: 'Actif', invited: 'Invitation envoyée', expired: 'Invitation expirée' },
    locked: 'Bloqué jusqu’au',
    own: 'Votre accès ne peut être débloqué que par un collègue.',
    submit: 'Débloquer',
    lifted: 'L’accès est débloqué.',
    nobody: 'Aucun accès n’est bloqué.',
  },
} as const
