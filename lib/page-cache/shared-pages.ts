import type { SavedPage } from './page-record.ts'

/** Messages from other instances of the site. */
export interface SharedEvents {
  /** A page was rendered there. */
  stored(key: string): void
  /** The space reached this version. */
  published(version: number): void
  /** Pages with these tags are stale although the version is the same: an earlier answer of the service was too old. */
  invalidated(tags: readonly string[]): void
}

/** Page cache shared by the instances of one build. No method rejects: without it, each instance works alone. */
export interface SharedPages {
  load(key: string): Promise<SavedPage | undefined>
  save(saved: SavedPage): Promise<void>
  remove(key: string): Promise<void>
  /** Takes the lease for rendering a page; false when another instance holds it. It expires after some seconds. */
  acquireLease(key: string): Promise<boolean>
  releaseLease(key: string): Promise<void>
  /** Notifies the other instances of a version of the space. */
  publishVersion(version: number): Promise<void>
  publishInvalidation(tags: readonly string[]): Promise<void>
  /** Subscribes to messages. Returns a function that unsubscribes and disconnects. */
  listen(events: SharedEvents): () => Promise<void>
}
