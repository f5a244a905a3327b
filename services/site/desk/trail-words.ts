/** What the pages of the audit trail and of the report say. */
export const TRAIL_WORDS = {
  title: 'Journal',
  lead: 'Du plus récent au plus ancien. Qui a fait quoi, à quel objet, et pourquoi.',
  none: 'Aucun fait ne correspond à ce choix.',
  filter: 'Choisir',
  object: 'Numéro ou référence',
  actor: 'Personne (e-mail)',
  kind: 'Fait',
  all: 'Tous',
  from: 'Du',
  to: 'au',
  submit: 'Afficher',
  reset: 'Tout afficher',
  older: 'Plus anciens',
  newest: 'Les plus récents',
  reason: 'Motif',
} as const

export const REPORT_WORDS = {
  title: 'Relevé par personne',
  lead: 'Ce que chacun a remis, rendu ou consulté pendant la période. Le guichet ne donne pas de points.',
  none: 'Personne n’a rien remis, rendu ou consulté pendant cette période.',
  filter: 'Période',
  amount: 'Montant remboursé',
  see: (actor: string) => `Voir les faits de ${actor}`,
} as const
