import { type Fixtures, UNBREAKABLE, filler, storyLink } from '../fixture-values.ts'

const room = (
  uid: string,
  name: string,
  kind: string,
  [x, y, width, height]: readonly [number, number, number, number],
  openings: object[] = [],
) => ({
  _uid: uid,
  component: 'plan-room',
  name,
  kind,
  x: String(x),
  y: String(y),
  width: String(width),
  height: String(height),
  openings,
})

const opening = (uid: string, kind: string, side: string, offset: string, width: string) => ({
  _uid: uid,
  component: 'plan-opening',
  kind,
  side,
  offset,
  width,
})

export const roomPlanFixtures: Fixtures & { readonly drawn: Fixtures['full'] } = {
  minimal: {
    _uid: 'room-plan-minimal',
    component: 'room-plan',
    title: 'Chambre Jardin',
    rooms: [room('r1', 'Chambre', 'bedroom', [0, 0, 5, 4])],
  },
  full: {
    _uid: 'room-plan-full',
    component: 'room-plan',
    tone: 'alternate',
    eyebrow: 'Plan de la suite',
    title: 'Suite des Planches',
    text: 'Salon ouvert sur le balcon, baignoire sous la fenêtre, dressing de part et d’autre de l’entrée.',
    north: '20',
    rooms: [
      room('r1', 'Salle de bains', 'bathroom', [0, 0, 3.2, 3.4]),
      room('r2', 'Chambre', 'bedroom', [3.2, 0, 5.6, 3.4]),
      room('r3', 'Dressing', 'dressing', [0, 3.4, 1.6, 3.2]),
      room('r4', 'Entrée', 'entrance', [1.6, 3.4, 1.6, 3.2]),
      room('r5', 'Salon', 'living', [3.2, 3.4, 5.6, 3.2]),
      room('r6', 'Balcon', 'balcony', [8.8, 0.6, 1.5, 5.4]),
    ],
    action_label: 'Services en chambre',
    action: storyLink('hotels/les-colombages'),
  },
  longest: {
    _uid: 'room-plan-longest',
    component: 'room-plan',
    tone: 'night',
    eyebrow: filler(60),
    title: `${filler(55)} ${UNBREAKABLE}`,
    text: filler(300),
    north: '359',
    rooms: Array.from({ length: 12 }, (_, index) =>
      room(`r${index}`, `${UNBREAKABLE} ${index}`, 'living', [(index % 4) * 3, Math.floor(index / 4) * 3, 3, 3]),
    ),
    action_label: filler(40),
    action: storyLink('x'),
  },
  drawn: {
    _uid: 'room-plan-drawn',
    component: 'room-plan',
    title: 'Studio',
    rooms: [
      room(
        'r1',
        'Pièce',
        'bedroom',
        [0, 0, 5, 4],
        [opening('o1', 'door', 'left', '1', ''), opening('o2', 'window', 'right', '1', '2')],
      ),
      room('r2', 'Balcon', 'balcony', [5, 0, 1.5, 4]),
    ],
  },
}
