import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

const period = (uid: string, label: string, days: string[], opens: string, closes: string) => ({
  _uid: uid,
  component: 'opening-period',
  label,
  days,
  opens,
  closes,
})

const special = (uid: string, date: string, label: string, opens = '', closes = '') => ({
  _uid: uid,
  component: 'special-day',
  date,
  label,
  opens,
  closes,
})

export const openingHoursFixtures: Fixtures = {
  minimal: {
    _uid: 'opening-hours-minimal',
    component: 'opening-hours',
    periods: [period('p1', '', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '10:00', '04:00')],
  },
  full: {
    _uid: 'opening-hours-full',
    component: 'opening-hours',
    tone: 'alternate',
    eyebrow: 'Pratique',
    title: 'Heures d’ouverture',
    intro: 'La cuisine prend les dernières commandes une demi-heure avant la fermeture.',
    periods: [
      period('p1', 'Déjeuner', ['wed', 'thu', 'fri', 'sat', 'sun'], '12:00', '14:30'),
      period('p2', 'Dîner', ['wed', 'thu', 'fri'], '19:00', '22:30'),
      period('p3', 'Dîner', ['sat'], '19:00', '00:30'),
    ],
    special_days: [
      special('s1', '2026-06-21 10:00', 'Fête de la musique', '19:00', '01:00'),
      special('s2', '2026-06-15 10:00', 'Grand nettoyage'),
      special('s3', '2026-12-24 10:00', 'Réveillon', '19:00', '02:00'),
    ],
    note: 'Le bar sert entre les repas.',
  },
  longest: {
    _uid: 'opening-hours-longest',
    component: 'opening-hours',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    periods: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day, index) =>
      period(`p${index}`, `${UNBREAKABLE} ${index}`, [day], '00:00', '23:59'),
    ),
    special_days: [
      special('s1', '2026-06-12 10:00', filler(60)),
      special('s2', '2026-06-13 10:00', `${UNBREAKABLE}${UNBREAKABLE}`, '08:00', '08:00'),
    ],
    note: filler(200),
  },
}
