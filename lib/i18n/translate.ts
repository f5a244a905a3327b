import { type NamespaceKeys, type NestedKeyOf, createTranslator } from 'next-intl'
import { type Locale, mapLocales } from '#lib/domain/locale.ts'
import en from '#messages/en-US.json' with { type: 'json' }
import fr from '#messages/fr-FR.json' with { type: 'json' }
import { LANGUAGE_TAGS } from './locales/locales.ts'
import { type Say, remembering } from './remembering.ts'

/** The French catalogue is the model: its keys are the keys of the site. */
export type Messages = typeof fr

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

type Tree = { readonly [key: string]: string | Tree }

/** `over` laid on `under`, branch by branch: what `over` lacks shows from below. */
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

/** The type asks for every message of the model in every language. */
const CATALOGUES: Readonly<Record<Locale, Messages>> = { fr, en }

/** The fallback catalogue (specification §9, fallback locale) under each language's own. */
const LAID = mapLocales((locale) => layMessages(en, CATALOGUES[locale]) as Messages)

/** All messages of a language, with the fallback's where it lacks one. */
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

/** At most one a language and namespace: each keeps the messages that it has read, and so reads them once. */
const TRANSLATORS = mapLocales(() => new Map<Namespace, unknown>())

/**
 * Words of the site in a language, for server components outside a request's own context too:
 * `getTranslator('fr', 'common')('home')`. Throws nothing; an unknown key shows as its path.
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
