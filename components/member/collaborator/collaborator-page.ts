import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import type { AnchorAttributes } from '../../ui/anchor.ts'

/** Props that the collaborator page passes to its parts. */
export interface CollaboratorPage {
  readonly locale: Locale
  readonly labels: Messages['member']['collaborator']
  readonly forms: FormLabels
  /** Link to the offers for collaborators. */
  readonly offers: AnchorAttributes | undefined
}

/** Name of the activation form, whose draft keeps the token during a login. */
export const ACTIVATE = 'collaborator-activate'
