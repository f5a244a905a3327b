import { type NamespaceKeys, type NestedKeyOf, createTranslator } from 'next-intl'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import en from '#messages/en-US.json' with { type: 'json' }
import fr from '#messages/fr-FR.json' with { type: 'json' }
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { type Say, remembering } from './remembering.ts'

/** The French catalogue defines the keys of all catalogues. */
export type Messages = typeof fr

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

type Tree = { readonly [key: string]: string | Tree }

/** Deep merge of two catalogues: `over` takes precedence, its missing keys fall back to `under`. */
export function layMessages(under: Tree, over: Tree): Tree {
  return Object.fromEntries(
    Object.keys({ ...under, ...over }).map((key) => {
      const [low, high] = [under[key], over[key]]
      return [
        key,
        typeof low === 'object' && typeof high === 'object' ? layMessages(low, high) : ((high ?? low) as string | Tree),
      ]
    }),
  )
}

/** The type requires every catalogue to have all keys of the French one. */
const CATALOGUES: Readonly<Record<Locale, Messages>> = { fr, en }

/** Each language's catalogue merged over the fallback catalogue (specification §9, fallback locale). */
const LAID = mapLocales((locale) => layMessages(en, CATALOGUES[locale]) as Messages)

/** All messages of a language, with those of the fallback where it lacks one. */
export const messagesOf = (locale: Locale): Messages => LAID[locale]

function makeTranslator<const N extends Namespace>(locale: Locale, namespace: N) {
  const translator = createTranslator<Messages, N>({
    locale: LANGUAGE_TAGS[locale].catalogue,
    messages: messagesOf(locale),
    namespace,
  })
  const { rich, markup, raw, has } = translator
  return Object.assign(remembering(translator as unknown as Say), { rich, markup, raw, has }) as typeof translator
}

/** Cache: at most one translator per language and namespace, since each caches the messages that it has parsed. */
const TRANSLATORS = mapLocales(() => new Map<Namespace, unknown>())

/**
 * Translator for server components, also outside a request's context: `getTranslator('fr', 'common')('home')`. Never
 * throws; an unknown key renders as its path.
 */
export function getTranslator<const N extends Namespace>(
  locale: Locale,
  namespace: N,
): ReturnType<typeof makeTranslator<N>> {
  const made = TRANSLATORS[locale]
  const known = made.get(namespace) ?? makeTranslator(locale, namespace)
  made.set(namespace, known)
  return known as ReturnType<typeof makeTranslator<N>>
}
