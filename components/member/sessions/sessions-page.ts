import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDay, formatHour } from '#lib/i18n/format.ts'
import { queryClient } from '#lib/client/queries.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { interpolate } from '#components/forms/interpolate.ts'

/** Props that the page passes to its parts. */
export interface SessionsPage {
  readonly locale: Locale
  readonly labels: Messages['member']['sessions']
  readonly frame: Messages['member']['frame']
  readonly forms: FormLabels
}

/** A moment (ISO) in Paris: `12 juin 2026 à 20 h 30`. */
export function momentIn(iso: string, { locale, labels }: Pick<SessionsPage, 'locale' | 'labels'>): string {
  const moment = new Date(iso)
  return interpolate(labels.moment, { day: formatDay(moment, locale), hour: formatHour(moment, locale) })
}

/** Reads the activity again, after an event that appears in it. */
export const refreshActivity = (): void => void queryClient.invalidateQueries({ queryKey: ['GET users/events'] })

/** Props for parts with forms, because form drafts belong to a member. */
export interface MemberPage extends SessionsPage {
  /** `ibNumber`; undefined until the profile is known. */
  readonly member: string | undefined
  readonly email: string | undefined
}
