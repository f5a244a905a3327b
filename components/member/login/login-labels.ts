import type { FormLabels } from '#components/forms/labels.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'

/** Props that the parts of the login share. */
export interface LoginLabels {
  readonly programme: Programme
  readonly locale: Locale
  readonly labels: Messages['member']['login']
  readonly forms: FormLabels
}
