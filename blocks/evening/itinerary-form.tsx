import { datesLabels } from '#components/booking/dates-labels.ts'
import { EveningDate } from '#components/booking/evening-date.client.tsx'
import { Field, wiring } from '#components/ui/form/field.tsx'
import field from '#components/ui/form/field.module.css'
import { Select } from '#components/ui/form/select.tsx'
import { TextInput } from '#components/ui/form/text-input.tsx'
import { Button } from '#components/ui/button.tsx'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import type { ShowNights } from './town-options.ts'
import { ANSWER, type ItineraryQuery, type ItineraryFault, MAX_DAYS_AHEAD, MAX_GUESTS } from './itinerary-query.ts'
import styles from './evening.module.css'

interface ItineraryFormProps {
  /** Prefix of ids. */
  readonly id: string
  /** Path of the page with the results. */
  readonly action: string
  /** Selectable properties, or the slug of a fixed one. */
  readonly properties: readonly { readonly slug: string; readonly label: string }[] | string
  readonly typed: ItineraryQuery<unknown>['typed']
  readonly faults?: ItineraryQuery<unknown>['faults']
  /** Days with a show by town, and the town of each property. The calendar marks these days. */
  readonly shows?: ShowNights | undefined
  readonly context: Pick<BlockContext, 'locale' | 'now'>
}

/**
 * GET form of an itinerary query (property, day, guests), so that visitors can link to the results. `noValidate`: the
 * results page reports faults in the page's language, instead of the browser.
 */
export function ItineraryForm({
  id,
  action,
  properties,
  typed,
  faults = [],
  shows,
  context: { locale, now },
}: ItineraryFormProps) {
  const t = getTranslator(locale, 'blocks.evening')
  const today = toParisTime(now).day
  const error = (field: ItineraryFault['field']): string | undefined => {
    const fault = faults.find((one) => one.field === field)
    return fault && faultWords(fault, typed[field], today, locale)
  }
  return (
    <form
      action={`${action}#${ANSWER}`}
      method="get"
      className={styles.form}
      aria-label={t('compose')}
      noValidate
      data-island={shows ? 'touch' : undefined}
    >
      {typeof properties === 'string' ? (
        <input type="hidden" name="house" value={properties} />
      ) : (
        <Select
          id={`${id}-house`}
          name="house"
          label={t('house')}
          required
          error={error('house')}
          placeholder={t('choose')}
          options={properties.map(({ slug, label }) => ({ value: slug, label }))}
          defaultValue={typed.house}
        />
      )}
      <Field id={`${id}-date`} label={t('date')} required error={error('date')}>
        <div>
          <input
            type="date"
            name="date"
            min={today}
            max={addDays(today, MAX_DAYS_AHEAD)}
            defaultValue={typed.date}
            className={field.control}
            {...wiring({ id: `${id}-date`, error: error('date'), required: true })}
          />
          {shows && (
            <EveningDate field={`${id}-date`} today={today} locale={locale} {...shows} {...dateWords(locale)} />
          )}
        </div>
      </Field>
      <TextInput
        id={`${id}-party`}
        name="party"
        type="number"
        inputMode="numeric"
        label={t('party')}
        required
        error={error('party')}
        min={1}
        max={MAX_GUESTS}
        step={1}
        defaultValue={typed.party}
      />
      <div className={styles.go}>
        <Button type="submit">{t('compose')}</Button>
      </div>
    </form>
  )
}

function dateWords(locale: BlockContext['locale']) {
  const t = getTranslator(locale, 'blocks.evening')
  return {
    // The visitor chooses a single day, without arrival and departure.
    labels: { ...datesLabels(locale), arrival: t('chosen'), departure: '' },
    words: { choose: t('chooseDay'), night: t('showNight'), legend: t('marked'), label: t('date') },
  }
}

function faultWords(fault: ItineraryFault, typed: string, today: string, locale: BlockContext['locale']): string {
  const t = getTranslator(locale, 'blocks.evening.fault')
  const { field, why } = fault
  if (field === 'date')
    return why === 'past' || why === 'far'
      ? t(`date.${why}`, { day: formatDay(new Date(`${typed}T12:00:00Z`), locale) })
      : t(`date.${why}`, { typed, example: today })
  return field === 'house' ? t(`house.${why}`, { typed }) : t(`party.${why}`, { typed })
}
