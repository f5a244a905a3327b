/** Paths that once led somewhere, and where they lead now. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/offres-speciales', '/offres'],
  ['/hotel-les-colombages-deauville', '/hotels/les-colombages'],
  ['/tournois/paiement', '/paiement'],
  ['/en/tournaments/payment', '/en/payment'],
  // What people type.
  ['/connexion', '/infiniment-barriere/connexion'],
  ['/faq', '/questions-frequentes'],
  ['/casino', '/casinos'],
  ['/hotel', '/hotels'],
  ['/restaurant', '/restaurants'],
  ['/spectacle', '/spectacles'],
  ['/aide-jeu', 'https://www.joueurs-info-service.fr/'],
]
