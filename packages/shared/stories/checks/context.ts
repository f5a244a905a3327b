import type { Component, ComponentField, ListedStory } from '../types.ts'
import type { Block } from '../types.ts'
import type { Fault } from './faults.ts'

/** Colours of a band and its text, `#rrggbb`. */
export interface BandColors {
  readonly background: string
  readonly lettering: string
}

/** Input of the checks besides the story. */
export interface CheckContext {
  readonly components: ReadonlyMap<string, Pick<Component, 'schema'>>
  /** Codes of the languages besides the default one. */
  readonly languages: readonly string[]
  /** Stories that this one refers to, by uuid. A missing one does not exist any more. */
  readonly listed: ReadonlyMap<string, Pick<ListedStory, 'name' | 'published'>>
  /** Milliseconds since the epoch. */
  readonly now: number
  /** By the value of a `band` field. */
  readonly bands: Readonly<Record<string, BandColors>>
}

/** A field of a block in one language. */
export interface FieldPlace {
  readonly block: Block
  readonly name: string
  /** Key in the block. */
  readonly key: string
  /** `default`, or the code of a translation. */
  readonly language: string
  readonly field: ComponentField
  readonly value: unknown
}

export type FieldCheck = (place: FieldPlace, context: CheckContext) => readonly Fault[]

export type BlockCheck = (
  block: Block,
  context: CheckContext,
  around: { readonly parent: Block | undefined; readonly root: Block },
) => readonly Fault[]
