import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '../forms/labels.ts'
import type { OtherWay } from '../forms/no-script-note.tsx'
import type { Option } from '../ui/form/select.tsx'

export interface NewsletterProps {
  readonly locale: Locale
  readonly labels: Messages['newsletter']
  readonly forms: FormLabels
  readonly fields: Readonly<Record<'email' | 'privacy', string>>
  /** Sentence of the consent: its beginning, and the link at its end. */
  readonly consent: { readonly lead: string; readonly link: string }
  /** Empty if the content names none. */
  readonly themes: readonly Option[]
}

export interface NewsletterFormProps extends NewsletterProps {
  /** Fallback contact without scripts. */
  readonly otherWay: OtherWay
  /** Text that the editors add to the thanks. */
  readonly thanks?: string | undefined
}
