import { block } from '../kit/block.ts'
import { storyAt } from '../kit/story.ts'
import { w } from '../kit/words.ts'
import { LEVELS, crumbs } from '../build/common.ts'

const NAME = w('L’horloge du tournoi', 'Tournament clock')

/** The level clock of a tournament, for the hall's screen and for players' phones. */
export const LEVEL_CLOCK = storyAt({ path: 'tournois/horloge', slugEn: 'clock', name: w('Horloge', 'Clock') }, 'page', {
  title: NAME,
  teaser: w('Niveau, blindes et prochaine pause, à la seconde.', 'Level, blinds and next break, to the second.'),
  image: 'tournois',
  theme: 'night',
  seo_title: w('L’horloge des tournois de poker | Barrière', 'The clock of our poker tournaments | Barrière'),
  seo_description: w(
    'Suivez votre tournoi en direct : niveau, blindes, temps restant et prochaine pause, comme sur l’écran de la salle.',
    'Follow your tournament live: level, blinds, time left and next break, the same as on the screen in the room.',
  ),
  body: [
    crumbs(NAME, LEVELS.tournaments),
    block('level-clock', {
      title: NAME,
      intro: w('La même sur l’écran de la salle et dans votre poche.', 'The same on the screen and in your pocket.'),
    }),
  ],
})
