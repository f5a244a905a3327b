import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { storyUuid } from '@barriere/shared/block-kit/fields.ts'

export const keyFactsSchema = defineBlock({
  name: 'key-facts',
  displayName: 'Key facts of a page',
  group: 'house',
  description: 'Hours, price, place, telephone and booking, right below the hero.',
  fields: {
    of: storyUuid({
      label: 'Page',
      hint:
        'On its own page, that one. Right below the hero: hours of today, price, place, telephone and booking, ' +
        'as the page’s own fields and its opening hours say.',
      contentTypes: ['restaurant', 'casino', 'spa', 'show', 'event', 'tournament', 'activity', 'offer'],
    }),
  },
})
