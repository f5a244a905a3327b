import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import type { RegistrationState } from '#lib/domain/sale.ts'
import { LANGUAGE_TAGS } from '#lib/i18n/locales/locales.ts'
import type { RequestState } from '#lib/domain/request.ts'
import { PASSWORD_LENGTH } from '#lib/domain/password.ts'
import type { EnrolFault } from '../../kit/staff/accounts.ts'
import { REFUND_WORDS } from './refund-words.ts'
import { TERMINAL_WORDS } from './terminal-words.ts'
import { REPORT_WORDS, TRAIL_WORDS } from './trail-words.ts'

const REASON_WORDS = {
  label: 'Motif',
  hint: (least: number) =>
    `${least} caractères au moins. Le journal le garde\u00a0: n’y écrivez aucune donnée personnelle.`,
  fault: (least: number, most: number) => `Écrivez un motif de ${least} à ${most} caractères.`,
} as const

const NUMBERS = new Intl.NumberFormat(LANGUAGE_TAGS[DEFAULT_LOCALE].format)

const EUROS = new Intl.NumberFormat(LANGUAGE_TAGS[DEFAULT_LOCALE].format, { style: 'currency', currency: 'EUR' })

/** An amount in cents, as `10,00 €`. */
export const euros = (cents: number): string => EUROS.format(cents / 100)

const counted = (number: number, one: string, many: string): string =>
  `${NUMBERS.format(number)} ${number > 1 ? many : one}`

export const STATES: Readonly<Record<RequestState, string>> = {
  new: 'Nouvelle',
  read: 'Lue',
  answered: 'Répondue',
  closed: 'Close',
}

export const SEAT_STATES: Readonly<Record<RegistrationState, string>> = {
  held: 'Retenue, non payée',
  paid: 'Payée',
  expired: 'Expirée, non payée',
  failed: 'Paiement échoué',
  refunded: 'Remboursée',
}

/** Of seats that cost nothing: none of them is paid, or refunded. */
export const FREE_STATES: typeof SEAT_STATES = { ...SEAT_STATES, paid: 'Confirmée', refunded: 'Annulée' }

export const FAULTS: Readonly<Record<EnrolFault, string>> = {
  length: `Le mot de passe compte de ${PASSWORD_LENGTH.min} à ${PASSWORD_LENGTH.max} caractères.`,
  lowercase: 'Ajoutez une minuscule au mot de passe.',
  uppercase: 'Ajoutez une majuscule au mot de passe.',
  number: 'Ajoutez un chiffre au mot de passe.',
  special: 'Ajoutez un caractère spécial au mot de passe.',
  personal: 'Le mot de passe ne contient ni votre nom ni votre adresse e-mail.',
  common: 'Ce mot de passe se devine trop vite\u00a0: choisissez-en un plus long ou moins courant.',
  repeat: 'Les deux mots de passe ne sont pas les mêmes.',
  code: 'Ce code n’est pas le bon\u00a0: saisissez celui que l’application affiche maintenant.',
}

/** Everything that the desk's pages say, in French: it is the staff's. */
export const WORDS = {
  colon: '\u00a0:',
  operator: 'Ligne de commande',
  login: {
    title: 'Guichet des demandes',
    lead: 'Connectez-vous avec le compte que l’on vous a ouvert.',
    email: 'E-mail',
    password: 'Mot de passe',
    code: 'Code à usage unique',
    codeHint: 'Les six chiffres que votre application d’authentification affiche.',
    submit: 'Se connecter',
    refused:
      'L’adresse, le mot de passe ou le code ne convient pas. Un code ne sert qu’une fois. ' +
      'Après trois essais, l’accès se ferme pendant une heure depuis cette adresse\u00a0; ' +
      'un autre administrateur peut le rouvrir.',
    tooMany: 'Trop d’essais ont eu lieu. Attendez quelques minutes, puis recommencez.',
    out: 'Vous êtes déconnecté.',
    ended: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  },
  invitation: {
    title: 'Ouvrir votre accès',
    lead: (name: string) => `Bonjour ${name}, votre accès au guichet s’ouvre en trois pas.`,
    scan: 'Scannez ce code avec une application d’authentification de votre téléphone.',
    qr: 'Code QR pour l’application d’authentification',
    key: 'Sans appareil photo, saisissez cette clé',
    code: 'Code que l’application affiche',
    password: 'Mot de passe',
    passwordHint: '12 caractères au moins, avec une minuscule, une majuscule, un chiffre et un caractère spécial.',
    repeated: 'Le même mot de passe',
    submit: 'Ouvrir mon accès',
    done: 'Votre accès est ouvert. Connectez-vous avec votre mot de passe et le prochain code de l’application.',
    over: 'Cette invitation n’est plus valable. Demandez-en une autre à la personne qui gère le guichet.',
    overTitle: 'Invitation expirée',
  },
  nav: {
    label: 'Guichet',
    list: 'Demandes',
    cards: 'Cartes',
    clocks: 'Horloges',
    terminals: TERMINAL_WORDS.title,
    refunds: 'Remboursements',
    members: 'Membres',
    staff: 'Accès',
    report: 'Relevé',
    trail: 'Journal',
    logout: 'Se déconnecter',
  },
  list: {
    title: 'Demandes',
    filter: 'Choisir',
    words: 'Référence, nom, société ou e-mail',
    more: 'État, nature, établissement et dates',
    state: 'État',
    kind: 'Nature',
    property: 'Établissement',
    none: 'Sans établissement',
    all: 'Tous',
    allKinds: 'Toutes',
    from: 'Reçues du',
    to: 'au',
    submit: 'Afficher',
    reset: 'Tout afficher',
    found: (number: number) => counted(number, 'demande', 'demandes'),
    nothing: 'Aucune demande ne correspond à ce choix.',
    older: 'Plus anciennes',
    newest: 'Les plus récentes',
    export: 'Exporter en CSV',
    exportMany: (most: number) =>
      `Ce choix réunit plus de ${NUMBERS.format(most)} demandes\u00a0: ` +
      'précisez la période, puis exportez en plusieurs fois.',
    file: 'demandes',
    columns: { reference: 'Référence', received: 'Reçue le', kind: 'Nature', state: 'État' },
  },
  request: {
    received: 'Reçue le',
    kind: 'Nature',
    state: 'État',
    desk: 'Adressée à',
    consent: 'Consentement',
    thread: 'Réponses',
    by: (author: string) => `Réponse de ${author}`,
    none: 'Personne n’a encore répondu.',
    answer: 'Répondre',
    text: 'Votre réponse',
    textHint: (email: string, language: string) =>
      `Elle part à ${email}. Langue de cette personne\u00a0: ${language}. Commencez par une formule de salutation ` +
      'et signez\u00a0: l’e-mail n’ajoute que la référence.',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse est envoyée.',
    empty: 'Écrivez votre réponse avant de l’envoyer.',
    long: (most: number) => `Votre réponse dépasse ${NUMBERS.format(most)} caractères.`,
    before: 'Ce formulaire a déjà servi à envoyer un autre texte. Celui-ci part si vous l’envoyez de nouveau.',
    manage: 'Suivi',
    change: 'Changer l’état',
    changed: 'L’état est modifié.',
    delete: 'Supprimer la demande',
    history: 'Historique',
  },
  delete: {
    title: (reference: string) => `Supprimer ${reference}\u00a0?`,
    text:
      'La demande, vos réponses et les e-mails qui attendent encore sont effacés, sans retour possible. ' +
      'Le journal garde la référence.',
    submit: 'Supprimer définitivement',
    cancel: 'Garder la demande',
    done: (reference: string) => `La demande ${reference} est supprimée.`,
  },
  reason: REASON_WORDS,
  report: REPORT_WORDS,
  trail: TRAIL_WORDS,
  cards: {
    title: 'Cartes et codes',
    casino: 'Casino',
    issue: 'Remettre une carte',
    issueText:
      'Demandez une pièce d’identité, puis passez une carte vierge devant le lecteur. ' +
      'Le client qui a un compte en ligne reçoit un e-mail. ' +
      'S’il y a demandé une autre carte, l’ancienne n’ouvre plus rien.',
    fields: {
      email: 'E-mail du client',
      birthDate: 'Date de naissance',
      rfid: 'Numéro de puce',
      firstName: 'Prénom',
      lastName: 'Nom',
      code: 'Code du bon ou de l’offre',
      number: 'Numéro de la carte',
      holderBirthDate: 'Date de naissance du titulaire',
    },
    birthDateHint: 'Comme sur la pièce d’identité.',
    rfidHint: 'Le lecteur l’écrit dans ce champ.',
    holder: 'Le client n’a pas de compte en ligne',
    issueSubmit: 'Remettre la carte',
    issued: (number: string) => `La carte ${number} est remise.`,
    block: 'Bloquer une carte perdue ou volée',
    blockText: 'Elle n’ouvre plus rien, aussitôt. Les points restent\u00a0; vous pouvez remettre une autre carte.',
    blockSubmit: 'Bloquer la carte',
    blocked: (number: string) => `La carte ${number} est bloquée.`,
    take: 'Prendre un code',
    takeText: 'Un bon ne sert qu’une fois\u00a0; une remise liée au statut, à chaque passage.',
    takeSubmit: 'Vérifier et prendre',
    taken: (worth: string) => `Code accepté\u00a0: ${worth}.`,
    percent: (percent: number) => `${percent}\u00a0% de réduction`,
    euros,
    seats: (count: number) => (count === 1 ? '1\u00a0place' : `${count}\u00a0places`),
    wrong: 'Vérifiez les champs signalés.',
    elsewhere: 'Vos droits ne comprennent pas ce casino.',
    none: 'Vos droits ne comprennent aucun casino.',
    away: 'La liste des casinos ne répond pas. Rechargez cette page dans un instant.',
    faults: {
      noAccount:
        'Aucun compte n’a cette adresse. Pour remettre une carte sans compte, saisissez aussi le prénom et le nom.',
      invalidBirthdate: 'Cette date de naissance n’est pas celle du compte.',
      cardTaken: 'Ce compte ou cette carte vierge est déjà pris.',
      card: 'Aucune carte en service n’a ce numéro.',
      limited: 'Cette personne a limité son accès aux casinos\u00a0: aucune carte avant la fin de sa limite.',
      code: 'Ce code n’est pas valable ici\u00a0: inconnu, déjà pris, expiré ou réservé à un autre casino.',
      unavailable:
        'Le programme des casinos n’a pas répondu. Recommencez\u00a0: une carte déjà remise ne l’est pas deux fois.',
    },
  },
  clocks: {
    title: 'Horloges des tournois',
    reload: 'Actualiser',
    readAt: (at: string) => `État à ${at}. Cette page ne se met pas à jour seule.`,
    none: 'Aucun tournoi de vos casinos ne se joue aujourd’hui.',
    away: 'Le programme des casinos n’a pas répondu. Actualisez cette page dans un instant.',
    waiting: (at: string) => `Pas encore démarrée. Début prévu à ${at}.`,
    running: (at: string) => `En marche. Fin du niveau à ${at}.`,
    breakRunning: (at: string) => `En marche. Fin de la pause à ${at}.`,
    paused: 'Arrêtée',
    over: 'Le dernier niveau est terminé.',
    level: (level: number) => `Niveau\u00a0${level}`,
    break: 'Pause',
    blinds: (small: number, big: number) => `Blindes ${NUMBERS.format(small)}\u00a0/\u00a0${NUMBERS.format(big)}`,
    ante: (ante: number) => `ante ${NUMBERS.format(ante)}`,
    left: 'Temps restant',
    actions: {
      start: 'Démarrer',
      pause: 'Arrêter',
      resume: 'Reprendre',
      next: 'Niveau suivant',
      previous: 'Niveau précédent',
    },
    done: 'C’est fait\u00a0: l’horloge est à jour.',
    moved: 'Un autre poste a déjà agi sur cette horloge. Rien n’a été changé\u00a0: voici son état actuel.',
    gone: 'Ce tournoi n’est plus au programme de ce casino.',
    unknown: 'Le programme des casinos n’a pas répondu. Vérifiez l’état de l’horloge avant de recommencer.',
  },
  refunds: REFUND_WORDS,
  failure: {
    back: 'Aller aux demandes',
    kept: 'Votre texte n’est pas envoyé. Copiez-le avant de quitter cette page\u00a0:',
    title: 'Page introuvable',
    text: 'Cette page n’existe pas, ou elle ne concerne pas vos établissements.',
    refusedTitle: 'Envoi refusé',
    refused: 'Ce formulaire vient d’une autre page ou d’une autre session. Rechargez la page et recommencez.',
    busyTitle: 'Un instant',
    busy: 'Le guichet est très sollicité. Recommencez dans quelques secondes.',
    largeTitle: 'Envoi trop long',
    large: 'Ce formulaire contient plus de texte que le guichet n’en accepte.',
  },
} as const
