/**
 * The warning of the law (arrêté of 29 July 2022, article 1): the same French words in every language, not shortened,
 * not hidden. The help line's name is a link; the words around it stay as they are.
 */
export const GAMBLING_WARNING = {
  before:
    "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
    'Retrouvez nos conseils sur ',
  site: 'joueurs-info-service.fr',
  href: 'https://www.joueurs-info-service.fr',
  after: ' (09 74 75 13 13 - appel non surtaxé)',
} as const
