/** Events by the names that webhooks use. */
export type ContentEvent =
  | {
      action: 'published' | 'unpublished' | 'deleted' | 'moved'
      id: number
      name: string
      fullSlug: string
      isFolder: boolean
    }
  | { action: 'entries_updated'; name: string; slug: string }
  | AssetEvent

/** A file of the media library was added, replaced, moved to the trash or restored. */
export interface AssetEvent {
  action: 'created' | 'replaced' | 'deleted' | 'restored'
  assetId: number
  /** Public URL of the file. */
  filename: string
}
