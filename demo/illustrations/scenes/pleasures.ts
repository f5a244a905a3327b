import type { PaletteName } from '../palettes.ts'
import type { Scene } from '../scene.ts'
import { circus } from './acts-circus.ts'
import { feathers, snowBallet } from './acts-dance.ts'
import { flamenco } from './acts-flamenco.ts'
import { orchestra, quartet } from './acts-music.ts'
import { jazzTrio, lakeSwing } from './acts-swing.ts'
import { divaClown, guitarStool, pianoVoice, threeActors } from './acts-voices.ts'
import { magician, maskWall } from './acts-wonders.ts'
import { boardsBall, maskedBall } from './balls.ts'
import { blackjack } from './blackjack.ts'
import { floatingMarket } from './floating-market.ts'
import { beachCinema, fireworks } from './nights-shore.ts'
import { cliffPath, forestRide, saltMarsh } from './paths.ts'
import { islandTrip, spinnakers } from './regatta.ts'
import { sandEnduro } from './sand-enduro.ts'
import { sandYachts } from './sand-yachts.ts'
import { firstTrack, sledDogs } from './snow.ts'
import { plantedSkis, sandWheel } from './still-gear.ts'
import { chocolate, market } from './still-market.ts'
import { beforeSeason, poolside, surfAndSpa } from './still-moods.ts'
import {
  barCocktail,
  feltChips,
  keyOnTable,
  loneParasol,
  railGlass,
  redSail,
  shellOnSand,
  tiledSlippers,
} from './still-sea.ts'
import { mimosa, thalasso } from './still-sill.ts'
import { breakfastTray, lakeKey, raceDay } from './still-table.ts'
import { tickets } from './still-tickets.ts'
import { surfLesson, surfParty } from './surf.ts'
import { torches } from './torches.ts'
import { beachRide, raceFinish } from './turf.ts'
import { kayak, rowing } from './waters.ts'

/** Stages, outings and still lifes, by name. */
export const PLEASURE_SCENES = {
  'ballet-in-snow': { draw: snowBallet, palette: 'neige' },
  'bar-cocktail': { draw: barCocktail, palette: 'doree' },
  'beach-cinema': { draw: beachCinema, palette: 'crepuscule' },
  'beach-ride': { draw: beachRide, palette: 'matin' },
  'before-season': { draw: beforeSeason, palette: 'matin' },
  'blackjack': { draw: blackjack, palette: 'nuit' },
  'boards-ball': { draw: boardsBall, palette: 'crepuscule' },
  'breakfast-tray': { draw: breakfastTray, palette: 'matin' },
  'chocolate': { draw: chocolate, palette: 'matin' },
  'circus': { draw: circus, palette: 'zenith' },
  'cliff-path': { draw: cliffPath, palette: 'zenith' },
  'diva-and-clown': { draw: divaClown, palette: 'crepuscule' },
  'feathers': { draw: feathers, palette: 'nuit' },
  'felt-chips': { draw: feltChips, palette: 'nuit' },
  'fireworks': { draw: fireworks, palette: 'nuit' },
  'first-track': { draw: firstTrack, palette: 'neige' },
  'flamenco': { draw: flamenco, palette: 'doree' },
  'floating-market': { draw: floatingMarket, palette: 'nuit' },
  'forest-ride': { draw: forestRide, palette: 'zenith' },
  'guitar-on-stool': { draw: guitarStool, palette: 'crepuscule' },
  'island-trip': { draw: islandTrip, palette: 'zenith' },
  'jazz-trio': { draw: jazzTrio, palette: 'crepuscule' },
  'kayak': { draw: kayak, palette: 'matin' },
  'key-on-table': { draw: keyOnTable, palette: 'zenith' },
  'lake-key': { draw: lakeKey, palette: 'nuit' },
  'lake-swing': { draw: lakeSwing, palette: 'crepuscule' },
  'lone-parasol': { draw: loneParasol, palette: 'zenith' },
  'magician': { draw: magician, palette: 'nuit' },
  'market': { draw: market, palette: 'doree' },
  'mask-wall': { draw: maskWall, palette: 'doree' },
  'masked-ball': { draw: maskedBall, palette: 'crepuscule' },
  'mimosa': { draw: mimosa, palette: 'zenith' },
  'orchestra': { draw: orchestra, palette: 'doree' },
  'piano-and-voice': { draw: pianoVoice, palette: 'nuit' },
  'planted-skis': { draw: plantedSkis, palette: 'neige' },
  'poolside': { draw: poolside, palette: 'doree' },
  'quartet': { draw: quartet, palette: 'nuit' },
  'race-day': { draw: raceDay, palette: 'zenith' },
  'race-finish': { draw: raceFinish, palette: 'zenith' },
  'rail-glass': { draw: railGlass, palette: 'doree' },
  'red-sail': { draw: redSail, palette: 'crepuscule' },
  'rowing': { draw: rowing, palette: 'matin' },
  'salt-marsh': { draw: saltMarsh, palette: 'doree' },
  'sand-enduro': { draw: sandEnduro, palette: 'doree' },
  'sand-wheel': { draw: sandWheel, palette: 'zenith' },
  'sand-yachts': { draw: sandYachts, palette: 'zenith' },
  'shell-on-sand': { draw: shellOnSand, palette: 'doree' },
  'sled-dogs': { draw: sledDogs, palette: 'neige' },
  'spinnakers': { draw: spinnakers, palette: 'zenith' },
  'surf-and-spa': { draw: surfAndSpa, palette: 'doree' },
  'surf-lesson': { draw: surfLesson, palette: 'zenith' },
  'surf-party': { draw: surfParty, palette: 'doree' },
  'thalasso': { draw: thalasso, palette: 'matin' },
  'three-actors': { draw: threeActors, palette: 'matin' },
  'tickets': { draw: tickets, palette: 'nuit' },
  'tiled-slippers': { draw: tiledSlippers, palette: 'matin' },
  'torches': { draw: torches, palette: 'nuit' },
} as const satisfies Record<string, Scene<PaletteName>>
