import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { isAwaitedAt, isBookableAt, isPast, nextPerformance } from '@barriere/shared/domain/content/agenda.ts'
import { buyInOf, buyInTotal } from '@barriere/shared/domain/sales/tournament-fields.ts'
import { toCents } from '@barriere/shared/domain/money.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { AgendaBadge } from '../agenda/agenda-state.tsx'
import { agendaTags } from '../agenda/agenda-tags.ts'
import { CalendarLink } from '../agenda/calendar-link.tsx'
import { moreDates } from '../agenda/facts.ts'
import { tournamentSchema } from '../content-types/tournament.ts'
import type { BlockContext } from '../context.ts'
import { namedCasinos } from '../casino-names.ts'
import { storyView } from '../listing/story-view.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import { propertyPhone } from '../practical/property-phone.ts'
import { SECTION_IDS } from '../section-ids.ts'
import { tournamentEntries } from '../tournaments/tournament-agenda.ts'
import type { PageFacts } from './page-facts.ts'

/** Facts of a tournament, by its next day: date, place, price and age limits. */
export async function tournamentFacts(story: StoryReference, context: BlockContext): Promise<PageFacts | undefined> {
  const view = storyView(story, tournamentSchema)
  if (!view) return undefined
  const { locale, now } = context
  const casinos = await namedCasinos(context)
  const [entry] = tournamentEntries([story], casinos, locale)
  if (!entry) return undefined
  const t = getTranslator(locale, 'blocks.keyFacts')
  await tagPage(agendaTags(entry.performances, now))
  const next = nextPerformance(entry.performances, now)
  const isBooked = next !== undefined && isBookableAt(next, now)
  const isAwaited = next !== undefined && isAwaitedAt(next, now)
  const others = entry.performances.filter((performance) => !isPast(performance, now)).length - 1
  const casino = casinos.find(({ uuid }) => uuid === view.casino)
  const phone = await propertyPhone(view.casino, context)
  const euros = (cents: number): string => formatMoney({ cents, currency: 'EUR' }, locale)
  const [from, until] = [Number(view.minimum_age), view.maximum_age]
  return {
    phone: phone === undefined ? undefined : phoneLink(phone, locale),
    ...(isBooked || isAwaited
      ? {
          booking: next.booking,
          bookingLabel: isBooked ? t('register') : getTranslator(locale, 'seats')('waitingList'),
        }
      : {}),
    facts: [
      next
        ? {
            label: t('next'),
            value: formatMoment(next.startsAt, locale),
            note: (
              <>
                <AgendaBadge status={next.status} locale={locale} />
                {isBooked && <CalendarLink uuid={entry.key} startsAt={next.startsAt} locale={locale} />}
                {others > 0 && <a href={`#${SECTION_IDS.seats}`}>{moreDates(others, locale)}</a>}
              </>
            ),
          }
        : { label: t('next'), value: t('over') },
      ...(casino ? [{ label: t('place'), value: <a href={casino.href}>{casino.name}</a> }] : []),
      {
        label: t('buyIn'),
        value: euros(buyInTotal(buyInOf(view))),
        note: view.guarantee ? t('guaranteed', { amount: euros(toCents(view.guarantee)) }) : undefined,
      },
      {
        label: t('age'),
        value: until === undefined ? t('ageFrom', { age: from }) : t('ageBetween', { from, until }),
        note: t('entryIdentity'),
      },
    ],
  }
}
