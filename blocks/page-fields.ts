import { asset, body, boolean, choice, storyUuid, text, textarea } from '@barriere/shared/block-kit/fields.ts'

/** Common fields of all content types that are pages: card, layout, SEO, blocks. */
export const pageFields = {
  title: text({ label: 'Title', required: true, translatable: true }),
  teaser: textarea({ label: 'Teaser', hint: 'Shown on cards.', translatable: true, max: 200 }),
  image: asset({ label: 'Card image' }),
  theme: choice({
    label: 'Theme',
    choices: { auto: 'Paper, night on a dark device', paper: 'Paper (day)', night: 'Night (casino)' },
  }),
  frameless: boolean({
    label: 'Without header and footer',
    hint: 'For the screen of a terminal. Gambling blocks bring the legal notice themselves.',
  }),
  header: storyUuid({ label: 'Header', hint: 'The default one when empty.', contentTypes: ['header'] }),
  local_header: storyUuid({ label: 'Local header', contentTypes: ['header'] }),
  footer: storyUuid({ label: 'Footer', hint: 'The default one when empty.', contentTypes: ['footer'] }),
  seo_title: text({ label: 'Title for search engines', translatable: true, max: 60 }),
  seo_description: textarea({ label: 'Description for search engines', translatable: true, max: 160 }),
  seo_image: asset({ label: 'Image for social networks (1200 × 630)' }),
  seo_hidden: boolean({ label: 'Hide from search engines' }),
  search_listed: boolean({
    label: 'Found by the site’s own search',
    hint: 'For pages hidden from search engines that visitors look for, such as the login.',
  }),
  body: body({ label: 'Blocks' }),
}
