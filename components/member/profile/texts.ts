/** A text for a request: undefined if it is blank, so that the programme deletes its value. */
export const given = (text: string): string | undefined => text.trim() || undefined

/** Joins the values that are not empty; undefined if there are none. */
export const together = (values: readonly (string | undefined)[], between = ', '): string | undefined =>
  values.filter(Boolean).join(between) || undefined

/** Picks the labels of a form's fields from the labels of the page. */
export const fieldLabelsOf = <V extends Readonly<Record<string, unknown>>>(
  values: V,
  fields: { readonly [N in keyof V]: string },
): { readonly [N in keyof V]: string } =>
  Object.fromEntries(Object.keys(values).map((name) => [name, fields[name]])) as { [N in keyof V]: string }
