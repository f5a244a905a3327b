import { type Fixtures, UNBREAKABLE, filler, storyOf, urlLink } from '../fixture-values.ts'

const hotel = storyOf('hotels/les-colombages/', {
  component: 'hotel',
  title: 'Les Colombages',
  town: 'Deauville',
  booking_code: '14001',
})

const room = storyOf('hotels/les-colombages/chambres/jardin', {
  component: 'room',
  title: 'Chambre Jardin',
  booking_code: 'JAR',
})

export const bookStayFixtures: Fixtures = {
  minimal: { _uid: 'book-stay-minimal', component: 'book-stay', place: [hotel] },
  full: {
    _uid: 'book-stay-full',
    component: 'book-stay',
    tone: 'alternate',
    eyebrow: 'Réserver',
    title: 'Une nuit côté jardin',
    intro: 'Annulation sans frais jusqu’à la veille.',
    place: [room],
    action_label: 'Voir les prix de cette chambre',
  },
  longest: {
    _uid: 'book-stay-longest',
    component: 'book-stay',
    tone: 'night',
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(60)}`,
    intro: filler(300),
    place: [hotel],
    booking: urlLink('https://reservation.example/bain', '_blank'),
    action_label: filler(40),
  },
}
