import type { DeskTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import type { RegistrationState } from '@barriere/shared/domain/sales/sale.ts'
import { formatsIn } from './formats.ts'

const { number } = formatsIn('fr')

const TERMINAL_STATES: Readonly<Record<DeskTerminal['state'], string>> = {
  waiting: 'En attente de son code',
  paired: 'Associée',
  expired: 'Code expiré',
  ended: 'Terminée',
  stolen: 'Terminée\u00a0: deux appareils s’en servaient',
}

const SEAT_STATES: Readonly<Record<RegistrationState, string>> = {
  held: 'Retenue, non payée',
  paid: 'Payée',
  expired: 'Expirée, non payée',
  failed: 'Paiement échoué',
  refunded: 'Remboursée',
}

/** States of free seats, which are neither paid nor refunded. */
const FREE_STATES: typeof SEAT_STATES = { ...SEAT_STATES, paid: 'Confirmée', refunded: 'Annulée' }

/** Texts of the desk's pages for casinos. Amounts are formatted, such as `150,00 €`. */
export const FR_CASINO = {
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
    blinds: (small: number, big: number) => `Blindes ${number(small)}\u00a0/\u00a0${number(big)}`,
    ante: (ante: number) => `ante ${number(ante)}`,
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
  terminals: {
    title: 'Bornes',
    lead:
      'Une borne montre au client sa carte, ses points et ses bons. Ajoutez-la ici, puis saisissez son code ' +
      'sur l’écran de l’appareil.',
    add: 'Ajouter une borne',
    casino: 'Casino',
    name: 'Nom de la borne',
    nameHint: 'Son emplacement, par exemple «\u00a0Hall\u00a0».',
    submit: 'Ajouter la borne',
    wrong: 'Donnez à la borne un nom de 1 à 60 caractères.',
    added: (name: string, casino: string) => `La borne «\u00a0${name}\u00a0» est ajoutée (${casino}).`,
    code: 'Code d’association',
    codeHint: (at: string) => `Il ne s’affiche qu’une fois, sert une fois, et jusqu’à ${at}.`,
    list: 'En service',
    over: 'Terminées',
    none: 'Vos casinos n’ont pas encore de borne.',
    states: TERMINAL_STATES,
    used: (at: string) => `Dernier usage\u00a0: ${at}`,
    unused: 'Jamais utilisée',
    endedAt: (at: string) => `Fin\u00a0: ${at}`,
    end: 'Terminer',
    endOf: (name: string) => `Terminer «\u00a0${name}\u00a0»`,
    done: 'La borne est terminée\u00a0: son écran demande un code d’association.',
    gone: 'Cette borne est déjà terminée, ou elle n’est pas d’un de vos casinos.',
    away: 'Le programme des casinos n’a pas répondu. Rechargez cette page dans un instant.',
    unknown:
      'Le programme des casinos n’a pas répondu. Regardez la liste avant de recommencer\u00a0: une borne dont vous ' +
      'n’avez pas vu le code se termine.',
  },
  refunds: {
    title: 'Remboursements',
    text: 'Saisissez le code du billet ou le numéro de l’inscription. Vous confirmez à l’étape suivante.',
    code: 'Code du billet ou numéro de l’inscription',
    search: 'Chercher',
    unknown: 'Aucune inscription de vos casinos n’a ce code.',
    tournament: 'Titre',
    date: 'Date',
    casino: 'Casino',
    holder: 'Titulaire',
    deleted: 'Compte supprimé',
    seats: 'Places',
    amount: 'Montant',
    state: 'État',
    used: 'Billet utilisé',
    refunded: 'Déjà rendu',
    confirmTitle: (amount: string) => `Rembourser ${amount}\u00a0?`,
    confirm:
      'Tout ce qui n’est pas encore rendu revient sur la carte qui a payé, et la place passe à la liste d’attente. ' +
      'Un remboursement ne s’annule pas.',
    partTitle: 'Remboursements partiels à examiner',
    partText:
      'Une partie du prix a été rendue depuis le back-office du prestataire de paiement. Les billets restent ' +
      'valables tant que vous n’en décidez pas autrement.',
    partOf: (part: string, whole: string) => `${part} rendus sur ${whole}`,
    open: 'Ouvrir l’inscription',
    keep: 'Laisser les places',
    keepHint: 'Le billet reste valable, et l’inscription quitte la liste des remboursements à examiner.',
    keptDone: 'Les places restent à leur titulaire.',
    freeTitle: 'Annuler cette inscription gratuite\u00a0?',
    freeConfirm: 'Il n’y a rien à rembourser, et la place passe à la liste d’attente.',
    freeSubmit: 'Annuler l’inscription',
    submit: 'Rembourser',
    cancel: 'Ne pas rembourser',
    notPaid: 'Cette inscription ne peut pas être remboursée\u00a0: elle n’est pas payée, ou ne l’est plus.',
    before: 'Cette inscription est déjà remboursée. Le montant n’est rendu qu’une fois.',
    freeDone: 'L’inscription est annulée. La place est libérée.',
    done: (amount: string) => `Le remboursement de ${amount} est lancé. La place est libérée.`,
    away:
      'Le programme des casinos n’a pas répondu. Cherchez de nouveau l’inscription pour voir son état\u00a0: ' +
      'un montant déjà rendu ne l’est pas deux fois.',
    waitingTitle: 'Remboursements à approuver',
    waitingText: (limit: string) =>
      `Au-delà de ${limit}, une seconde personne approuve, avec un nouveau code de son application.`,
    waitingOf: (amount: string, by: string) => `${amount}, demandé par ${by}`,
    look: 'Examiner',
    waits: (amount: string) => `Le remboursement de ${amount} attend l’accord d’une seconde personne.`,
    needsSecond: (limit: string) =>
      `Au-delà de ${limit}, le remboursement attend l’accord d’une seconde personne. Rien n’est rendu avant.`,
    askSubmit: 'Demander l’accord',
    approveTitle: (amount: string) => `Approuver le remboursement de ${amount}\u00a0?`,
    approveSubmit: 'Approuver et rembourser',
    approveOwn:
      'Vous avez demandé ce remboursement\u00a0: une autre personne doit l’approuver. Vous pouvez y renoncer.',
    askedBy: 'Demandé par',
    askedAt: 'Demandé le',
    declineTitle: 'Refuser ce remboursement',
    declineSubmit: 'Refuser',
    declined: 'Le remboursement est refusé. Rien n’est rendu.',
    decided: 'Ce remboursement est déjà décidé, ou il n’est pas à vous de l’approuver.',
  },
  seatStates: SEAT_STATES,
  freeStates: FREE_STATES,
}
