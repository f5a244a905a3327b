import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, choice, items, link, number, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { listFoot, listHead } from '../listing/list-head.ts'
import { TONES } from '../section-fields.ts'

export const casinoGameSchema = defineBlock({
  name: 'casino-game',
  displayName: 'Game',
  fields: {
    name: text({ label: 'Game', required: true, translatable: true, max: 60 }),
    text: textarea({ label: 'Text', hint: 'Never promises winnings.', translatable: true, max: 200 }),
    image: asset({ label: 'Image' }),
    stake: number({ label: 'Stake from (€)', min: 0 }),
    tables: number({ label: 'Number of tables', min: 1 }),
    opening: text({ label: 'Opening', hint: 'Such as “every day from 9 pm”.', translatable: true, max: 60 }),
    link: link({ label: 'Link', translatable: true }),
    link_label: text({ label: 'Link label', translatable: true }),
  },
})

export const casinoGamesSchema = defineBlock({
  name: 'casino-games',
  displayName: 'Games of a casino',
  group: 'house',
  description: 'Games of a casino, with their tables and hours.',
  fields: {
    ...listHead,
    games: items({ label: 'Games', of: [casinoGameSchema], required: true }),
    ...listFoot,
    tone: choice({ label: 'Tone', choices: TONES, initial: 'night' }),
  },
})
