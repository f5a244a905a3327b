import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Address of the calendar file for one date of a show or an event (`app/api/calendar`). */
const calendarHref = (uuid: string, startsAt: Date, locale: Locale): string =>
  `/api/calendar/${locale}/${uuid}/${startsAt.getTime()}.ics`

interface CalendarLinkProps {
  readonly uuid: string
  readonly startsAt: Date
  readonly locale: Locale
}

/** Link to the calendar file (`.ics`) of one date. */
export function CalendarLink({ uuid, startsAt, locale }: CalendarLinkProps) {
  const t = getTranslator(locale, 'blocks.agenda')
  return (
    <ButtonLink anchor={{ href: calendarHref(uuid, startsAt, locale), rel: 'nofollow' }} variant="ghost" size="small">
      <Icon name="calendar" />
      <span>
        {t('calendarFile')}
        <span className="vh">{t('about', { title: formatMoment(startsAt, locale) })}</span>
      </span>
    </ButtonLink>
  )
}
