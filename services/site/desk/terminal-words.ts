import type { DeskTerminal } from '#lib/contracts/casino-desk.ts'

const STATES: Readonly<Record<DeskTerminal['state'], string>> = {
  waiting: 'En attente de son code',
  paired: 'Associée',
  expired: 'Code expiré',
  ended: 'Terminée',
  stolen: 'Terminée\u00a0: deux appareils s’en servaient',
}

/** What the desk's page of terminals says. */
export const TERMINAL_WORDS = {
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
  states: STATES,
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
} as const
