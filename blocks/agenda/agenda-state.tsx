import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { type AgendaStatus, isAwaitedAt, isBookableAt, statusAt } from '#lib/domain/agenda.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BookedPerformance } from './agenda-entry.ts'

interface AgendaStateProps {
  readonly performance: BookedPerformance
  readonly now: Date
  readonly locale: Locale
  /** Screen reader text that completes the button's name. */
  readonly about: string
}

/** Label of a status; none for `open`. */
export const statusWord = (status: AgendaStatus, locale: Locale): string | undefined =>
  status === 'open' ? undefined : getTranslator(locale, 'blocks.agenda')(`status.${status}`)

/** Badge of a status; none for `open`. */
export function AgendaBadge({ status, locale }: { readonly status: AgendaStatus; readonly locale: Locale }) {
  const word = statusWord(status, locale)
  return status === 'open' ? null : <Badge kind={status}>{word}</Badge>
}

/** Badge of a performance and its action: to book it, or to wait for seats of what the site sells. */
export function AgendaState({ performance, now, locale, about }: AgendaStateProps) {
  const t = getTranslator(locale, 'blocks.agenda')
  const waited = isAwaitedAt(performance, now) ? performance.seats : undefined
  const action = isBookableAt(performance, now) ? performance.booking : waited
  return (
    <>
      <AgendaBadge status={statusAt(performance, now)} locale={locale} />
      {action && (
        <ButtonLink anchor={action} variant="line" size="small">
          <span>
            {waited ? getTranslator(locale, 'seats')('waitingList') : t('book')}
            <span className="vh">{t('about', { title: about })}</span>
          </span>
        </ButtonLink>
      )}
    </>
  )
}
