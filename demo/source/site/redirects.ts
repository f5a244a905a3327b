/** Paths that once led somewhere, and where they lead now. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/offres-speciales', '/offres'],
  ['/hotel-les-colombages-deauville', '/hotels/les-colombages'],
  ['/aide-jeu', 'https://www.joueurs-info-service.fr/'],
]
