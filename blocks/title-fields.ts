import { text, textarea } from '@barriere/shared/block-kit/fields.ts'

/** Heading of a block that fills a page, such as a page of the member areas. Empty fields use the block's own texts. */
export const titleFields = {
  title: text({ label: 'Title', translatable: true, max: 60 }),
  intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
}
