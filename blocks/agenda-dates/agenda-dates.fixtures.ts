import { eventStories } from '../events-list/events-list.fixtures.ts'
import { type Fixtures, filler } from '../fixture-values.ts'
import { showStories } from '../shows-list/shows-list.fixtures.ts'

export const agendaDatesFixtures: Fixtures = {
  minimal: { _uid: 'agenda-dates-minimal', component: 'agenda-dates', of: [eventStories.today.uuid] },
  full: {
    _uid: 'agenda-dates-full',
    component: 'agenda-dates',
    eyebrow: 'Réserver',
    title: 'Quatre soirs',
    intro: 'Ouverture des portes une heure avant.',
    of: [showStories.piano.uuid],
    show_past: true,
    tone: 'night',
  },
  longest: {
    _uid: 'agenda-dates-longest',
    component: 'agenda-dates',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    of: [showStories.piano.uuid],
    tone: 'alternate',
  },
}
