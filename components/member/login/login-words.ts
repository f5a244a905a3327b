import type { FormWords } from '#components/forms/words.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'

/** What the parts of the login say. */
export interface LoginWords {
  readonly locale: Locale
  readonly words: Messages['member']['login']
  readonly forms: FormWords
}
