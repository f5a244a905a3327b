/** A text as it is sent: undefined for a blank one, which the programme then forgets. */
export const given = (text: string): string | undefined => text.trim() || undefined

/** Values in one line; undefined where there is none. */
export const together = (values: readonly (string | undefined)[], between = ', '): string | undefined =>
  values.filter(Boolean).join(between) || undefined

/** The labels of a form's fields, out of those of the page. */
export const fieldLabelsOf = <V extends Readonly<Record<string, unknown>>>(
  values: V,
  fields: { readonly [N in keyof V]: string },
): { readonly [N in keyof V]: string } =>
  Object.fromEntries(Object.keys(values).map((name) => [name, fields[name]])) as { [N in keyof V]: string }
