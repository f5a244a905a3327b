import type { DeskEvent } from './schema.ts'

/** What the audit trail calls each event. */
export const EVENTS: Readonly<Record<DeskEvent, string>> = {
  'account-added': 'Compte ajouté',
  'account-rights': 'Droits modifiés',
  'account-reset': 'Compte réinitialisé',
  'account-removed': 'Compte supprimé',
  'enrolled': 'Accès ouvert',
  'login': 'Connexion',
  'login-refused': 'Connexion refusée',
  'logout': 'Déconnexion',
  'read': 'Demande lue',
  'answered': 'Réponse envoyée',
  'state': 'État modifié',
  'exported': 'Export',
  'deleted': 'Demande supprimée',
  'card-issued': 'Carte remise',
  'card-blocked': 'Carte bloquée',
  'code-taken': 'Code accepté',
  'clock-start': 'Horloge démarrée',
  'clock-pause': 'Horloge arrêtée',
  'clock-resume': 'Horloge reprise',
  'clock-next': 'Niveau suivant',
  'clock-previous': 'Niveau précédent',
  'refund-asked': 'Remboursement demandé',
  'refunded': 'Inscription remboursée',
  'seats-kept': 'Places laissées après un remboursement partiel',
}
