import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { asset, choice, items, link, text } from '@barriere/shared/block-kit/fields.ts'
import { alertBannerSchema } from '../alert-banner/alert-banner.schema.ts'
import { BANDS } from '../bands.ts'

export const navLinkSchema = defineBlock({
  name: 'nav-link',
  displayName: 'Navigation link',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true, max: 30 }),
    note: text({
      label: 'Note',
      hint: 'Such as the town of a hotel: under the label, in the panels of menus.',
      translatable: true,
      max: 40,
    }),
    link: link({ label: 'Link', required: true, translatable: true }),
  },
})

export const navColumnSchema = defineBlock({
  name: 'nav-column',
  displayName: 'Column of a menu',
  fields: {
    title: text({ label: 'Title', required: true, translatable: true, max: 30 }),
    links: items({ label: 'Links', required: true, of: [navLinkSchema] }),
  },
})

/** A button of the header that opens a panel with lists of links and a poster. */
export const navMenuSchema = defineBlock({
  name: 'nav-menu',
  displayName: 'Navigation menu',
  fields: {
    label: text({ label: 'Label', required: true, translatable: true, max: 20 }),
    columns: items({ label: 'Columns', hint: 'Three at most stand well.', required: true, of: [navColumnSchema] }),
    all_label: text({
      label: 'Link to all',
      hint: 'Such as “All hotels”: the label itself only opens the menu.',
      translatable: true,
      max: 40,
    }),
    all: link({ label: 'Address of the link to all', translatable: true }),
    poster_title: text({
      label: 'Poster: title',
      hint: 'The poster stands in wide windows only.',
      translatable: true,
      max: 20,
    }),
    poster_image: asset({ label: 'Poster: image (3:4)' }),
    poster_band: choice({ label: 'Poster: band', choices: BANDS }),
    poster_fact_left: text({ label: 'Poster: fact on the left', translatable: true, max: 24 }),
    poster_fact_right: text({ label: 'Poster: fact on the right', translatable: true, max: 24 }),
    poster_link: link({ label: 'Poster: link', translatable: true }),
  },
})

/** Used as the site's header and as the local header of a property. */
export const headerSchema = defineBlock({
  name: 'header',
  displayName: 'Header',
  root: true,
  fields: {
    title: text({ label: 'Name', hint: 'Shown by a local header only.', translatable: true }),
    alerts: items({
      label: 'Alert banners',
      hint: 'Above the site’s own header on every page; above a local header on the pages of its property.',
      of: [alertBannerSchema],
    }),
    links: items({
      label: 'Links',
      hint: 'Menus are shown by the site’s own header only.',
      of: [navLinkSchema, navMenuSchema],
    }),
    action_label: text({ label: 'Action', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
    search: link({ label: 'Search page', hint: 'Shown as an icon.', translatable: true }),
    trip: link({ label: 'My trip', hint: 'Shown as a heart; without it, the site has no hearts.', translatable: true }),
    account: link({ label: 'Account page', hint: 'Shown as an icon.', translatable: true }),
  },
})
