/** A run of text that is in both versions, or only in one. */
export interface WordChange {
  readonly text: string
  readonly change: 'same' | 'added' | 'removed'
}

/** A block on the path to a field. */
export interface BlockStep {
  readonly uid: string
  readonly component: string
  /** Field of the parent block that contains it. */
  readonly field: string
}

/** The difference between two versions in one field, or a block that was added, removed or moved. */
export interface FieldChange {
  readonly kind: 'field' | 'block'
  readonly change: 'added' | 'removed' | 'changed' | 'moved'
  /** Path to the block of the field, without the root block. */
  readonly blocks: readonly BlockStep[]
  /** Name of the field; for properties of the story, `name`, `tag_list` … */
  readonly field: string
  /** Code of the translation; null is the default language. */
  readonly language: string | null
  readonly before: unknown
  readonly after: unknown
  /** Only if both values are texts or rich texts. */
  readonly words?: readonly WordChange[]
}
