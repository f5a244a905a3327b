import type { FRAGMENTS, PAGE_TYPES } from '../../../blocks/schemas.ts'
import { type BlockSource, type FieldsOf, block } from './block.ts'
import type { Words } from './words.ts'

/** One story of the space, by its path under the root folder. */
export interface StorySource {
  readonly path: string
  /** Last segment of the English address, where it differs. */
  readonly slugEn: string | undefined
  /** What editors call it. */
  readonly name: Words
  /** The own page of the folder of that path. */
  readonly startpage: boolean
  readonly content: BlockSource
}

export interface FolderSource {
  readonly path: string
  readonly slugEn: string | undefined
  readonly name: Words
}

interface Place {
  readonly path: string
  readonly slugEn?: string
  readonly name: Words
  readonly startpage?: boolean
}

type RootName = keyof typeof PAGE_TYPES | keyof typeof FRAGMENTS

export const storyAt = <N extends RootName>(
  { path, slugEn, name, startpage = false }: Place,
  component: N,
  fields: FieldsOf<N>,
): StorySource => ({ path, slugEn, name, startpage, content: block(component, fields) })

export const folderAt = (path: string, name: Words, slugEn?: string): FolderSource => ({ path, name, slugEn })
