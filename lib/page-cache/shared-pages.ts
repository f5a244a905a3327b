import type { SavedPage } from './page-record.ts'

/** What happens at other instances of the site. */
export interface SharedEvents {
  /** A page was rendered there. */
  stored(key: string): void
  /** The space was seen at this version. */
  moved(version: number): void
  /**
   * What carries these tags was made out of date once more, without a new version: what the service said of it before
   * may have been too old.
   */
  doubted(tags: readonly string[]): void
}

/**
 * Where instances of one build share their pages. Nothing of it ever rejects: without it, each instance does all by
 * itself.
 */
export interface SharedPages {
  load(key: string): Promise<SavedPage | undefined>
  save(saved: SavedPage): Promise<void>
  remove(key: string): Promise<void>
  /** Whether this instance is the one to render a page anew. The turn ends by itself after some seconds. */
  acquireLease(key: string): Promise<boolean>
  releaseLease(key: string): Promise<void>
  /** Tells the others which version of the space was seen here. */
  publishVersion(version: number): Promise<void>
  publishInvalidation(tags: readonly string[]): Promise<void>
  /** Calls back with what the others tell. Returns a function that ends all of it. */
  listen(events: SharedEvents): () => Promise<void>
}
