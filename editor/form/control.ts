import type { ComponentType } from 'react'
import type { ControlAttributes } from '../ui/field.tsx'
import type { ComponentField } from '@barriere/shared/stories/types.ts'

/** Properties of every control of the form. */
export interface ControlProps {
  readonly field: ComponentField
  /** Block that the field belongs to. */
  readonly uid: string
  /** Key of the value in the block, with its language: `title`, `title__i18n__en`. */
  readonly name: string
  readonly value: unknown
  /** Sets the value; undefined removes it. */
  readonly onChange: (value: unknown) => void
  /** Links the control to its label, hint and fault. */
  readonly attributes: ControlAttributes
  /** Accessible name, for parts of the control. */
  readonly label: string
}

/** A kind of field, with the control that edits it. */
export interface Kind {
  readonly control: ComponentType<ControlProps>
  /** Several controls, so that a label cannot point at one. */
  readonly group?: boolean
}

/** Whether the values are other stories. */
export const isRelation = ({ type, source }: ComponentField): boolean =>
  (type === 'option' || type === 'options') && source === 'internal_stories'

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
