import type { DraftFault } from '#components/site/draft-panel.tsx'
import type { AnyBlockSchema } from '@barriere/shared/block-kit/define-block.ts'
import type { Fault, FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { schemaText } from './schema-text.ts'
import { COMPONENTS } from './schemas.ts'

/** `Object.hasOwn`: a component may be named like a member of `Object.prototype`, such as `constructor`. */
const schemaOf = (component: unknown): AnyBlockSchema | undefined =>
  typeof component === 'string' && Object.hasOwn(COMPONENTS, component)
    ? COMPONENTS[component as keyof typeof COMPONENTS]
    : undefined

/** Display name of a component in the editor, or the technical name of an unknown component. */
export function componentName(component: string, locale: Locale): string {
  const schema = schemaOf(component)
  return schema ? schemaText('names', schema.displayName, locale) : component
}

/** A field with its path in the form. */
interface Place {
  /** Labels of the surrounding fields, and numbers of the list entries, from outside in. */
  readonly around: readonly string[]
  readonly label: string
  readonly field: FieldDescriptor | undefined
}

function placeOf(path: string, block: unknown, locale: Locale): Place {
  const names: string[] = []
  let [value, label, field]: [unknown, string, FieldDescriptor | undefined] = [block, '', undefined]
  for (const key of path.split('.')) {
    const inside = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key]
    if (Array.isArray(value)) names.push(String(Number(key) + 1))
    else {
      field = schemaOf((value as { readonly component?: unknown } | undefined)?.component)?.fields[key]?.descriptor
      label = schemaText('labels', field?.display_name ?? key, locale)
      names.push(label)
    }
    value = inside
  }
  return { around: names.at(-1) === label ? names.slice(0, -1) : names, label, field }
}

/** Names of the choices or blocks that a field accepts. */
function acceptedBy({ options, component_whitelist: blocks }: FieldDescriptor, locale: Locale): readonly string[] {
  return options
    ? options.map(({ name }) => schemaText('choices', name, locale))
    : (blocks ?? []).map((component) => componentName(component, locale))
}

/**
 * Texts of faults for the panel, with the labels and choices of the form instead of the schema's names.
 * @param block the unparsed block
 */
export function faultTexts(
  block: { readonly component: string },
  faults: readonly Fault[],
  locale: Locale,
): readonly DraftFault[] {
  const t = getTranslator(locale, 'draft.faults')
  return faults.map(({ path, kind }) => {
    const { around, label, field } = placeOf(path, block, locale)
    const message = t(kind, {
      label,
      name: componentName(kind === 'unpublishedFrame' ? path : block.component, locale),
      of: field ? acceptedBy(field, locale).join(', ') : '',
      bound: (kind === 'least' ? field?.min_value : field?.max_value) ?? 0,
    })
    return { place: around.join(' › '), message }
  })
}
