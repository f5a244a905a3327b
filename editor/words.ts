import { createContext, useContext } from 'react'

export const LANGUAGES = ['fr', 'en'] as const

/** Language of the editor's user interface, independent of the edited content's language. */
export type Language = (typeof LANGUAGES)[number]

/** Texts of a part of the editor. English has the same keys as French. */
export interface WordList<W> {
  readonly fr: W
  readonly en: W
}

/** Declares the texts of a part. Texts with a number or a name are functions. */
export const defineWords = <W>(words: { readonly fr: W; readonly en: NoInfer<W> }): WordList<W> => words

export const LanguageContext = createContext<Language>('fr')

/** Sets the language of the user interface for this browser. */
export const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined)

export const useLanguage = (): Language => useContext(LanguageContext)

export const useWords = <W>(words: WordList<W>): W => words[useLanguage()]

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  fr: new Intl.Collator('fr'),
  en: new Intl.Collator('en'),
}

/** Alphabetical order in the editor's language, which may differ from the browser's locale. */
export const useCollator = (): Intl.Collator => COLLATORS[useLanguage()]

const KEY = 'editor-language'

export const readLanguage = (): Language => {
  const kept = localStorage.getItem(KEY)
  return LANGUAGES.find((language) => language === kept) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)
