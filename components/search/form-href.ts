/** The address that submitting a GET form would open, without empty fields. */
export function formHref(form: HTMLFormElement, more: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') parameters.append(name, value)
  for (const [name, value] of Object.entries(more)) parameters.set(name, value)
  if (parameters.get('sort') === 'relevance') parameters.delete('sort')
  const search = parameters.toString()
  const { pathname } = new URL(form.action)
  return search === '' ? pathname : `${pathname}?${search}`
}
