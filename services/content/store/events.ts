/** Events of publicly visible changes, by the names that webhooks use. */
export type ContentEvent =
  | {
      action: 'published' | 'unpublished' | 'deleted' | 'moved'
      id: number
      name: string
      fullSlug: string
      isFolder: boolean
    }
  | { action: 'entries_updated'; name: string; slug: string }
