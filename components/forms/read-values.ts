import {
  type Fault,
  type FormValues,
  type Reader,
  type Rule,
  faultOf,
} from '@barriere/shared/domain/people/form-rules.ts'

type Rules<T extends string | boolean, V> = readonly Rule<T>[] | ((all: V) => readonly Rule<T>[])

/** Validation rules of each field, static or a function of all values, and its parser. */
export interface Checks<V extends FormValues> {
  readonly rules?: { readonly [N in keyof V]?: Rules<V[N], V> } | undefined
  readonly read?: { readonly [N in keyof V]?: Reader } | undefined
}

export interface ReadValues<V extends FormValues> {
  /** Parsed values. */
  readonly values: V
  /** In the order of the form's values. */
  readonly faults: readonly (readonly [name: keyof V & string, fault: Fault])[]
}

/** Parses every field of a form, then validates it. */
export async function readValues<V extends FormValues>(typed: V, { rules, read }: Checks<V>): Promise<ReadValues<V>> {
  const names = Object.keys(typed) as (keyof V & string)[]
  const results = await Promise.all(
    names.map(async (name) => {
      const value = typed[name] as V[typeof name]
      const reader = read?.[name]
      const made = reader && typeof value === 'string' && value.trim() !== '' ? await reader(value, typed) : undefined
      if (made && !made.ok) return { name, value, fault: made.error }
      const final = (made ? made.value : value) as V[typeof name]
      const own = rules?.[name] ?? []
      return { name, value: final, fault: faultOf(final, typeof own === 'function' ? own(typed) : own, typed) }
    }),
  )
  return {
    values: Object.fromEntries(results.map(({ name, value }) => [name, value])) as FormValues as V,
    faults: results.flatMap(({ name, fault }) => (fault ? [[name, fault] as const] : [])),
  }
}
