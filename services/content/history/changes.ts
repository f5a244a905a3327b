/** A run of text that both versions have, or only one of them. */
export interface WordChange {
  readonly text: string
  readonly change: 'same' | 'added' | 'removed'
}

/** A block on the way to a field. */
export interface BlockStep {
  readonly uid: string
  readonly component: string
  /** The field of the block above in which it lies. */
  readonly field: string
}

/** The difference between two versions in one field, or a block that came, went or moved. */
export interface FieldChange {
  readonly kind: 'field' | 'block'
  readonly change: 'added' | 'removed' | 'changed' | 'moved'
  /** From the root block, which is not in it, to the block of the field. */
  readonly blocks: readonly BlockStep[]
  /** Of the root block for a story's own properties: `name`, `tag_list` … */
  readonly field: string
  /** Code of the translation; null is the default language. */
  readonly language: string | null
  readonly before: unknown
  readonly after: unknown
  /** Where both are texts, or rich texts. */
  readonly words?: readonly WordChange[]
}
