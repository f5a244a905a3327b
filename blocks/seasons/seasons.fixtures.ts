import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

const quote = (uid: string, text: string) => ({ _uid: `quote-${uid}`, component: 'quote', text })

const season = (uid: string, text: string, days: { from?: string; until?: string } = {}) => ({
  _uid: `season-${uid}`,
  component: 'season',
  ...days,
  body: [quote(uid, text)],
})

export const seasonsFixtures: Fixtures = {
  minimal: { _uid: 'seasons-minimal', component: 'seasons', seasons: [season('all', 'Toute l’année.')] },
  full: {
    _uid: 'seasons-full',
    component: 'seasons',
    seasons: [season('year', 'La mer est à tout le monde.', { from: '01-01', until: '12-31' })],
  },
  longest: {
    _uid: 'seasons-longest',
    component: 'seasons',
    seasons: [season('longest', `${UNBREAKABLE}. ${filler(193)}`)],
  },
}
