import type { SendFailure } from '#lib/client/send-call.ts'
import { interpolate } from './interpolate.ts'
import { type FormLabels, missingSentence } from './labels.ts'

/** Message above a form after a submit. */
export type FormHead =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'faults'
      readonly title: string
      readonly errors: readonly { readonly target: string; readonly message: string }[]
    }
  | { readonly kind: 'failure'; readonly text: string }
  /** The session has ended; `draftStored`: whether the browser stored a form draft. */
  | { readonly kind: 'ended'; readonly draftStored: boolean }

interface Of {
  readonly form: string
  readonly fieldLabels: Readonly<Record<string, string>>
  readonly labels: FormLabels
}

export type Faults = readonly (readonly [name: string, message: string])[]

/** Error summary of a submit. A snapshot: it does not change while fields are being corrected. */
export const headOfFaults = (faults: Faults, { form, fieldLabels, labels }: Of): FormHead => ({
  kind: 'faults',
  title: faults.length === 1 ? labels.oneToCorrect : interpolate(labels.manyToCorrect, { count: faults.length }),
  errors: faults.map(([name, message]) => ({
    target: `${form}-${name}`,
    message: interpolate(labels.summaryLine, { label: fieldLabels[name] ?? name, message }),
  })),
})

/** Maps a server failure to the fields that it names (`address.city` is the field `city`), else to its own message. */
export function readFailure(
  { code, message, fields = [] }: SendFailure,
  { form, fieldLabels, labels }: Of,
): { readonly text: string; readonly faults: Faults } {
  const text = message ?? labels.technical
  const refused = new Set(
    fields.map((field) => (Object.hasOwn(fieldLabels, field) ? field : field.slice(field.lastIndexOf('.') + 1))),
  )
  const faults = Object.keys(fieldLabels)
    .filter((name) => refused.has(name))
    .map((name) => [name, code === '0011' ? missingSentence(form, name, labels) : text] as const)
  return { text, faults }
}
