import { text, textarea } from '@barriere/shared/block-kit/fields.ts'

/** Head of a block that fills a page by itself, such as a page of the member areas: its usual words where left out. */
export const titleFields = {
  title: text({ label: 'Title', translatable: true, max: 60 }),
  intro: textarea({ label: 'Introduction', translatable: true, max: 200 }),
}
