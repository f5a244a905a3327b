import { MAX_AGE, type Stay, ageField } from '@barriere/shared/domain/stays/stay.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/form/select.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import styles from './booking-bar.module.css'

type Name = 'adult' | 'child' | 'rooms'

interface GuestsPanelProps {
  /** Prefix of the fields' ids, unique per form in a page. */
  id: string
  locale: Locale
  most: Readonly<Record<Name, number>>
  /** Initial number of adults per room. */
  adults: number
  /** Source of the initial values. The form has one number for all rooms, so the first room's guests are used. */
  stay?: Stay | undefined
}

const LEAST: Readonly<Record<Name, number>> = { adult: 1, child: 0, rooms: 1 }

/** Panel of rarely changed fields (guests, rooms, promotion code), folded behind a one-line summary. */
export function GuestsPanel({ id, locale, most, adults, stay }: GuestsPanelProps) {
  const t = getTranslator(locale, 'booking.bar')
  const [first] = stay?.rooms ?? []
  const chosen: Readonly<Record<Name, number>> = {
    adult: first?.adults ?? adults,
    child: first?.children ?? LEAST.child,
    rooms: stay?.rooms.length ?? LEAST.rooms,
  }
  const guests = [
    t('adultCount', { count: chosen.adult }),
    ...(chosen.child > 0 ? [t('childCount', { count: chosen.child })] : []),
  ].join(', ')
  const rooms = t('roomsCount', { count: chosen.rooms })
  const lists = (['adult', 'child', 'rooms'] as const).map((name) => ({
    name,
    options: Array.from({ length: most[name] - LEAST[name] + 1 }, (_, index) => index + LEAST[name]).map((count) => ({
      value: String(count),
      label: t(`${name}Count`, { count }),
    })),
  }))
  return (
    <details className={styles.guests}>
      <summary className={styles.cell}>
        <span className={styles.label}>{t('guests')} </span>
        <span className={styles.choice}>
          <span className={styles.value} data-guests="">
            {chosen.rooms === 1 ? `${guests}, ${rooms}` : t('severalRooms', { rooms, guests })}
          </span>
          {/* The summary's numbers need a script to stay up to date. */}
          <span className={styles.figureless}>{t('guestsHint')}</span>
          <Icon name="chevron" className={styles.chevron} />
        </span>
      </summary>
      <div className={styles.panel}>
        {lists.map(({ name, options }) => (
          <Select
            key={name}
            id={`${id}-field-${name}`}
            name={name}
            label={t(name)}
            options={options}
            defaultValue={String(chosen[name])}
          />
        ))}
        <fieldset className={styles.ages} data-ages="">
          <legend className={styles.legend}>{t('ages')}</legend>
          {Array.from({ length: most.rooms * most.child }, (_, index) => {
            const [room, child] = [Math.floor(index / most.child) + 1, (index % most.child) + 1]
            return (
              <label key={index} className={styles.age} data-room={room} data-child={child}>
                {room === 1 ? t('age', { child }) : t('ageInRoom', { room, child })}
                <input
                  className={styles.years}
                  type="number"
                  name={ageField(room, child)}
                  defaultValue={child <= chosen.child ? stay?.ages[(room - 1) * chosen.child + child - 1] : undefined}
                  min={0}
                  max={MAX_AGE}
                  inputMode="numeric"
                />
              </label>
            )
          })}
        </fieldset>
        <TextInput
          id={`${id}-field-promo`}
          name="promo"
          defaultValue={stay?.promo}
          label={t('promo')}
          maxLength={20}
          pattern="[A-Za-z0-9_\-]*"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </details>
  )
}
