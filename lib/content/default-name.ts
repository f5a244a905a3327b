import { DEFAULT_LOCALE, type Locale } from '#lib/domain/locale.ts'
import { contentGateway } from './gateway.ts'
import type { DirectoryEntry } from './live/directory.ts'

const lastPart = (path: string): string | undefined => path.split('/').findLast((part) => part !== '')

/**
 * The last part of a page's address in the default language, where its address in this language ends otherwise;
 * undefined where it ends the same.
 */
export function defaultName({ paths }: Pick<DirectoryEntry, 'paths'>, locale: Locale): string | undefined {
  const name = lastPart(paths[DEFAULT_LOCALE])
  return name === lastPart(paths[locale]) ? undefined : name
}

/** The same by the page's uuid; undefined while the directory is not known. */
export function defaultNameOf(uuid: string, locale: Locale): string | undefined {
  const page = locale === DEFAULT_LOCALE ? undefined : contentGateway().live.snapshot?.directory.entries.get(uuid)
  return page && defaultName(page, locale)
}
