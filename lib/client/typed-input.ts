type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input, textarea, select'

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Consent boxes do not count as input: they show the stored choice. */
const isInput = (element: Element): boolean => element.matches(FIELDS) && !element.closest('site-consent-choices')

const fieldOf = ({ target }: Event): Field | undefined =>
  target instanceof Element && isInput(target) ? (target as Field) : undefined

/** Current state of a field; of a box, whether it is ticked. */
const stateOf = (field: Field): string => (isBox(field) ? String(field.checked) : field.value)

/** State of a field in the markup. */
function initialOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

/** Values of a stored form draft (`form-draft.ts`). */
function draftValues(key: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: Record<string, unknown> }).values ?? {}
  } catch {
    return {}
  }
}

/**
 * Whether the page at an address restores the value: by its query, as for a search, or by the form's draft. A draft
 * keeps no ticks on purpose: consent is given for the request that is sent.
 */
function isKept(field: Field, { searchParams }: URL): boolean {
  const { form, name } = field
  if (!form || name === '') return false
  if (form.method === 'get') return searchParams.getAll(name).includes(field.value) === (!isBox(field) || field.checked)
  const { draft } = form.dataset
  if (draft === undefined || sessionStorage.getItem(draft) === null) return false
  return isBox(field) ? field.type === 'checkbox' : draftValues(draft)[name] === field.value
}

/** Typed or chosen values on this page, none of which is stored. */
export class TypedInput {
  /** Each visited field, with its earlier state. */
  readonly #before = new Map<Field, string>()

  constructor(signal: AbortSignal) {
    const note = (event: Event): void => {
      const field = fieldOf(event)
      if (!field || this.#before.has(field)) return
      this.#before.set(field, event.type === 'input' ? initialOf(field) : stateOf(field))
    }
    for (const type of ['focusin', 'pointerdown', 'input'])
      document.addEventListener(type, note, { capture: true, signal })
    // Input from before this module was loaded. Searches do not count, because scripts fill them in.
    for (const field of document.querySelectorAll<Field>(FIELDS))
      if (field.form?.method === 'post' && field.type !== 'hidden' && stateOf(field) !== initialOf(field))
        this.#before.set(field, initialOf(field))
  }

  /** Whether loading an address would lose input. */
  isLostBy(href: string): boolean {
    const address = new URL(href, location.href)
    return [...this.#before].some(
      ([field, before]) => field.isConnected && stateOf(field) !== before && !isKept(field, address),
    )
  }
}
