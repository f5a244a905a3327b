import type { Scene } from './scene.ts'
import { manor } from './hotels/manor.ts'
import { gardenPalace } from './hotels/garden-palace.ts'
import { villa } from './hotels/villa.ts'
import { duneHouse } from './hotels/dune-house.ts'
import { cliffVilla } from './hotels/cliff-villa.ts'
import { lakePavilion } from './hotels/lake-pavilion.ts'
import { imperial } from './hotels/imperial.ts'
import { ballroom } from './scenes/ballroom.ts'
import { baths } from './scenes/baths.ts'
import { casino } from './scenes/casino.ts'
import { chalet } from './scenes/chalet.ts'
import { dining } from './scenes/dining.ts'
import { golf } from './scenes/golf.ts'
import { hotel } from './scenes/hotel.ts'
import { map } from './scenes/map.ts'
import { meeting } from './scenes/meeting.ts'
import { oysters } from './scenes/oysters.ts'
import { plan } from './scenes/plan.ts'
import { PLEASURE_SCENES } from './scenes/pleasures.ts'
import { poker } from './scenes/poker.ts'
import { room } from './scenes/room.ts'
import { roulette } from './scenes/roulette.ts'
import { sailing } from './scenes/sailing.ts'
import { slots } from './scenes/slots.ts'
import { spa } from './scenes/spa.ts'
import { table } from './scenes/table.ts'
import { tennis } from './scenes/tennis.ts'
import { wedding } from './scenes/wedding.ts'
import { cannes } from './towns/cannes.ts'
import { deauville } from './towns/deauville.ts'
import { leTouquet } from './towns/le-touquet.ts'
import { dinard } from './towns/dinard.ts'
import { enghien } from './towns/enghien.ts'
import { biarritz } from './towns/biarritz.ts'
import { courchevel } from './towns/courchevel.ts'
import { laBaule } from './towns/la-baule.ts'

/** Every scene by name. */
export const SCENES = {
  'deauville': { draw: deauville, palette: 'doree' },
  'cannes': { draw: cannes, palette: 'zenith' },
  'imperial': { draw: imperial, palette: 'doree' },
  'lake-pavilion': { draw: lakePavilion, palette: 'nuit' },
  'cliff-villa': { draw: cliffVilla, palette: 'zenith' },
  'dune-house': { draw: duneHouse, palette: 'matin' },
  'villa': { draw: villa, palette: 'zenith' },
  'garden-palace': { draw: gardenPalace, palette: 'crepuscule' },
  'manor': { draw: manor, palette: 'doree' },
  'courchevel': { draw: courchevel, palette: 'neige' },
  'biarritz': { draw: biarritz, palette: 'doree' },
  'enghien': { draw: enghien, palette: 'crepuscule' },
  'dinard': { draw: dinard, palette: 'zenith' },
  'le-touquet': { draw: leTouquet, palette: 'doree' },
  'la-baule': { draw: laBaule, palette: 'matin' },
  'hotel': { draw: hotel, palette: 'doree' },
  'casino': { draw: casino, palette: 'nuit' },
  'poker': { draw: poker, palette: 'nuit' },
  'roulette': { draw: roulette, palette: 'nuit' },
  'slots': { draw: slots, palette: 'nuit' },
  'room': { draw: room, palette: 'zenith' },
  'spa': { draw: spa, palette: 'doree' },
  'baths': { draw: baths, palette: 'doree' },
  'chalet': { draw: chalet, palette: 'neige' },
  'table': { draw: table, palette: 'zenith' },
  'dining': { draw: dining, palette: 'zenith' },
  'oysters': { draw: oysters, palette: 'doree' },
  'golf': { draw: golf, palette: 'zenith' },
  'ballroom': { draw: ballroom, palette: 'doree' },
  'meeting': { draw: meeting, palette: 'matin' },
  'wedding': { draw: wedding, palette: 'matin' },
  'tennis': { draw: tennis, palette: 'zenith' },
  'sailing': { draw: sailing, palette: 'zenith' },
  'map': { draw: map, palette: 'matin' },
  'plan': { draw: plan, palette: 'doree' },
  ...PLEASURE_SCENES,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES
