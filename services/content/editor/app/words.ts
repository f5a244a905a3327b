import { createContext, useContext } from 'react'

export const LANGUAGES = ['fr', 'en'] as const

/** Language of the editor's own words; which language of the content is edited is another choice. */
export type Language = (typeof LANGUAGES)[number]

/** Words of one part of the editor in both languages: English has what French has. */
export interface WordList<W> {
  readonly fr: W
  readonly en: W
}

/** Declares the words of a part; texts with a number or a name in them are functions. */
export const defineWords = <W>(words: { readonly fr: W; readonly en: NoInfer<W> }): WordList<W> => words

export const LanguageContext = createContext<Language>('fr')

/** Chooses the language of the editor's words, for this browser. */
export const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined)

export const useLanguage = (): Language => useContext(LanguageContext)

export const useWords = <W>(words: WordList<W>): W => words[useLanguage()]

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  fr: new Intl.Collator('fr'),
  en: new Intl.Collator('en'),
}

/** Alphabetical order in the editor's language: the browser's own locale may be another. */
export const useCollator = (): Intl.Collator => COLLATORS[useLanguage()]

const KEY = 'editor-language'

export const readLanguage = (): Language => {
  const kept = localStorage.getItem(KEY)
  return LANGUAGES.find((language) => language === kept) ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language)
