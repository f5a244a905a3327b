import type { COMPONENTS } from '../../../blocks/schemas.ts'
import type { Field, Fields } from '@barriere/shared/block-kit/field.ts'
import type { RichText } from '@barriere/shared/block-kit/rich-text.ts'
import type { Asset, Link, StoryReference } from '@barriere/shared/block-kit/values.ts'
import type { LinkSource } from './link.ts'
import type { Moment, Words } from './words.ts'

/** A block as it is written here; its text in both languages, its pictures and pages by name. */
export interface BlockSource {
  readonly component: keyof typeof COMPONENTS
  readonly fields: Readonly<Record<string, unknown>>
}

/** How a value of a field is written, from what the site reads in it. */
type Written<T> = [T] extends [RichText | undefined]
  ? Words
  : [T] extends [Asset | undefined]
    ? string
    : [T] extends [Link | undefined]
      ? LinkSource
      : [T] extends [Date | undefined]
        ? Moment
        : [T] extends [readonly StoryReference[]]
          ? readonly string[]
          : [T] extends [readonly string[]]
            ? readonly T[number][]
            : [T] extends [readonly object[]]
              ? readonly BlockSource[]
              : [T] extends [boolean]
                ? boolean
                : [T] extends [number | undefined]
                  ? number
                  : string extends T
                    ? Words | string
                    : [T] extends [string]
                      ? T
                      : Words | string

type Required_<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T>
    ? undefined extends T
      ? never
      : [T] extends [boolean | readonly unknown[]]
        ? never
        : string extends T
          ? K
          : [T] extends [string]
            ? never
            : K
    : never
}[keyof F]

/**
 * The fields of a component: those that the site requires are required here. Undefined and an empty list are left out.
 */
export type FieldsOf<N extends keyof typeof COMPONENTS> = FieldsSource<(typeof COMPONENTS)[N]['fields']>

type FieldsSource<F extends Fields> = {
  readonly [K in Required_<F>]: F[K] extends Field<infer T> ? Written<T> : never
} & { readonly [K in Exclude<keyof F, Required_<F>>]?: F[K] extends Field<infer T> ? Written<T> | undefined : never }

/** One block, or part of one, of the component of that name. */
export const block = <N extends keyof typeof COMPONENTS>(component: N, fields: FieldsOf<N>): BlockSource => ({
  component,
  fields: fields as Readonly<Record<string, unknown>>,
})
