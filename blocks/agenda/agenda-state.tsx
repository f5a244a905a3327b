import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { type AgendaStatus, isAwaitedAt, isBookableAt, statusAt } from '@barriere/shared/domain/content/agenda.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BookedPerformance } from './agenda-entry.ts'

interface AgendaStateProps {
  readonly performance: BookedPerformance
  readonly now: Date
  readonly locale: Locale
  /** Screen reader text that completes the button's name. */
  readonly about: string
}

/** Status of a date at a moment, with the text of its promotion. */
export interface AgendaStanding {
  readonly status: AgendaStatus
  readonly promotion?: string | undefined
}

/** Label of a status; none for `open`. The label of a promotion is the editor's text, if there is one. */
export function statusWord({ status, promotion }: AgendaStanding, locale: Locale): string | undefined {
  if (status === 'open') return undefined
  return (status === 'promotion' && promotion) || getTranslator(locale, 'blocks.agenda')(`status.${status}`)
}

/** Badge of a status; none for `open`. */
export function AgendaBadge({ locale, ...standing }: AgendaStanding & { readonly locale: Locale }) {
  const word = statusWord(standing, locale)
  return standing.status === 'open' ? null : <Badge kind={standing.status}>{word}</Badge>
}

/** Badge of a performance and its action: the booking, or the waiting list if the site sells the seats. */
export function AgendaState({ performance, now, locale, about }: AgendaStateProps) {
  const t = getTranslator(locale, 'blocks.agenda')
  const waited = isAwaitedAt(performance, now) ? performance.seats : undefined
  const action = isBookableAt(performance, now) ? performance.booking : waited
  return (
    <>
      <AgendaBadge status={statusAt(performance, now)} promotion={performance.promotion} locale={locale} />
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
