/** What visitors may notice, as webhooks name it. */
export type ContentEvent =
  | {
      action: 'published' | 'unpublished' | 'deleted' | 'moved'
      id: number
      name: string
      fullSlug: string
      isFolder: boolean
    }
  | { action: 'entries_updated'; name: string; slug: string }
