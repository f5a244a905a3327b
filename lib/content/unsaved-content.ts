import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import type { Relations } from './relations.ts'

const TRANSLATION = '__i18n__'

interface Resolution {
  readonly locale: Locale
  readonly relations: Relations
  /** A story as the delivery API has it; undefined for one that does not exist. */
  readonly read: (uuid: string) => Promise<unknown>
}

/**
 * An editor's content as the delivery API would answer it: fields in the page's language where an editor sends their
 * translations beside them, and relations resolved, unless the editor has inlined them.
 */
export async function resolveUnsaved(value: unknown, resolution: Resolution): Promise<unknown> {
  if (Array.isArray(value)) return await Promise.all(value.map((member) => resolveUnsaved(member, resolution)))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Readonly<Record<string, unknown>>
  const { locale, relations, read } = resolution
  const related = typeof fields.component === 'string' ? relations.get(fields.component) : undefined
  const resolved = await Promise.all(
    Object.keys(fields)
      .filter((name) => !name.includes(TRANSLATION))
      .map(async (name) => {
        const chosen = inLocale(fields, name, locale)
        if (!related?.has(name) || !Array.isArray(chosen)) return [name, await resolveUnsaved(chosen, resolution)]
        return [
          name,
          await Promise.all(chosen.map(async (one) => (typeof one === 'string' ? ((await read(one)) ?? one) : one))),
        ]
      }),
  )
  return Object.fromEntries(resolved) as unknown
}

/** A translation that is null or empty counts as missing, as in the delivery API. */
function inLocale(fields: Readonly<Record<string, unknown>>, name: string, locale: Locale): unknown {
  const translated = locale === DEFAULT_LOCALE ? undefined : fields[`${name}${TRANSLATION}${locale}`]
  return translated === undefined || translated === null || translated === '' ? fields[name] : translated
}
