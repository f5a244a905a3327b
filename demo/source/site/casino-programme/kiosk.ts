import { block } from '../../kit/block.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'

const TITLE = w('Présentez votre carte', 'Present your card')

/** Screen of the terminals in the casinos. */
export const CASINO_KIOSK: readonly StorySource[] = [
  storyAt({ path: 'borne', slugEn: 'kiosk', name: w('Borne', 'Terminal') }, 'page', {
    title: TITLE,
    teaser: w('La borne des casinos.', 'The terminal of the casinos.'),
    image: 'casino-cannes-les-palmiers',
    theme: 'night',
    frameless: true,
    seo_hidden: true,
    seo_title: w('Borne | Barrière', 'Terminal | Barrière'),
    seo_description: w(
      'Borne des casinos Barrière : carte, points, bons et jackpots en cours, par le code du téléphone ou la carte.',
      'Terminal of the Barrière casinos: card, points, vouchers and running jackpots, by the phone’s code or the card.',
    ),
    body: [
      block('casino-kiosk', {
        title: TITLE,
        intro: w(
          'Le code de votre téléphone ou votre carte, puis votre date de naissance.',
          'The code of your phone or your card, then your date of birth.',
        ),
      }),
    ],
  }),
]
