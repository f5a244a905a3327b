/** Password of every account signed up with `form`. */
export const PASSWORD = 'Tramontane#2026'

/** Sign-up for an e-mail address; every programme takes it. */
export const form = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  emailVerification: email,
  password: PASSWORD,
  civility: 'Mrs',
  firstName: 'Zoé',
  lastName: 'O’Hara-Núñez',
  birthDate: '1990-05-04',
  terms: true,
  ...more,
})
