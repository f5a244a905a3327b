import type { Snapshot } from '../store/snapshot.ts'
import type { StoryIndex } from '../store/story-index.ts'
import type { QueryObject } from '../query/query-string.ts'
import type { LibraryAsset } from './resolve-assets.ts'
import type { Limits } from './resolve.ts'

/** A request whose token, version and `cv` have been validated. */
export interface DeliveryRequest {
  /** Path after the resource's name, decoded; '' for a list. */
  path: string
  query: QueryObject
  draft: boolean
  snapshot: Snapshot
  /** The stories of the requested version, published or draft. */
  index: StoryIndex
  limits: Limits
  assetOrigin: string
  /** The media library by id, if the request has `resolve_assets`. */
  library: ReadonlyMap<number, LibraryAsset>
}

export interface Answer {
  /** Undefined: the record does not exist. */
  body: unknown
  /** Matches over all pages; lists only. */
  total?: number
  perPage?: number
}
