import type { Locale } from '#lib/domain/locale.ts'

/**
 * Addresses of the hotel programme's pages, below the site's origin; a test holds that each is a story. The links of
 * mails lead to some of them and carry their secret as `?token=`.
 */
export const HOTEL_LINKS = {
  home: { fr: '/infiniment-barriere', en: '/en/infiniment-barriere' },
  login: { fr: '/infiniment-barriere/connexion', en: '/en/infiniment-barriere/login' },
  registration: { fr: '/infiniment-barriere/inscription', en: '/en/infiniment-barriere/registration' },
  activation: { fr: '/infiniment-barriere/activation', en: '/en/infiniment-barriere/activation' },
  forgotten: { fr: '/infiniment-barriere/mot-de-passe-oublie', en: '/en/infiniment-barriere/forgotten-password' },
  reset: { fr: '/infiniment-barriere/nouveau-mot-de-passe', en: '/en/infiniment-barriere/new-password' },
  email: { fr: '/infiniment-barriere/confirmer-e-mail', en: '/en/infiniment-barriere/confirm-email' },
  emailUndo: { fr: '/infiniment-barriere/annuler-e-mail', en: '/en/infiniment-barriere/undo-email' },
  card: { fr: '/infiniment-barriere/ma-carte', en: '/en/infiniment-barriere/my-card' },
  stays: { fr: '/infiniment-barriere/mes-sejours', en: '/en/infiniment-barriere/my-stays' },
  advantages: { fr: '/infiniment-barriere/mes-avantages', en: '/en/infiniment-barriere/my-advantages' },
  birthday: { fr: '/infiniment-barriere/mon-anniversaire', en: '/en/infiniment-barriere/my-birthday' },
  profile: { fr: '/infiniment-barriere/mon-profil', en: '/en/infiniment-barriere/my-profile' },
  collaborator: { fr: '/infiniment-barriere/collaborateur', en: '/en/infiniment-barriere/collaborator' },
  menu: { fr: '/infiniment-barriere/menu', en: '/en/infiniment-barriere/menu' },
  signedOut: { fr: '/deconnexion', en: '/en/signed-out' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type HotelLink = keyof typeof HOTEL_LINKS
