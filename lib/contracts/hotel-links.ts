import type { Locale } from '#lib/domain/locale.ts'

/** Where the links of the hotel programme's mails lead, below the site's origin. A link carries its secret as `?token=`. */
export const HOTEL_LINKS = {
  login: { fr: '/infiniment-barriere/connexion', en: '/en/infiniment-barriere/login' },
  activation: { fr: '/infiniment-barriere/activation', en: '/en/infiniment-barriere/activation' },
  forgotten: { fr: '/infiniment-barriere/mot-de-passe-oublie', en: '/en/infiniment-barriere/forgotten-password' },
  reset: { fr: '/infiniment-barriere/nouveau-mot-de-passe', en: '/en/infiniment-barriere/new-password' },
  email: { fr: '/infiniment-barriere/confirmer-e-mail', en: '/en/infiniment-barriere/confirm-email' },
  emailUndo: { fr: '/infiniment-barriere/annuler-e-mail', en: '/en/infiniment-barriere/undo-email' },
  collaborator: { fr: '/infiniment-barriere/collaborateur', en: '/en/infiniment-barriere/collaborator' },
  card: { fr: '/infiniment-barriere/ma-carte', en: '/en/infiniment-barriere/my-card' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type HotelLink = keyof typeof HOTEL_LINKS
