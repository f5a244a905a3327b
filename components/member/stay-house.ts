import type { PictureSources } from '#lib/domain/picture.ts'
import type { AnchorAttributes } from '../ui/anchor.ts'

/** What a hotel's own page says of the house, for the stays there. */
export interface StayHouse {
  /** In one line; empty where it is not known. */
  readonly address: string
  readonly phone?: { readonly text: string; readonly anchor: AnchorAttributes | undefined }
  readonly anchor: AnchorAttributes | undefined
  /** A square. */
  readonly picture?: PictureSources
}

export type StayHouses = Readonly<Record<string, StayHouse>>
