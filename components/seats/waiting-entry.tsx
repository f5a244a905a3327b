import type { WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import { localizedPath } from '@barriere/shared/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { Raised } from '../ui/raised.tsx'
import { Entry, GiveUpButton } from './entry.tsx'
import type { RegistrationsProps } from './seat-props.ts'

interface WaitingEntryProps extends Pick<RegistrationsProps, 'locale' | 'own' | 'labels'> {
  waiting: WaitingPlace
  /** Opens the confirmation dialog for leaving the list. */
  leave: () => void
}

/** A place on a waiting list. */
export function WaitingEntry({ waiting, leave, locale, own, labels: { waiting: words } }: WaitingEntryProps) {
  const { title, path, category, position } = waiting
  return (
    <Entry title={title[locale]} href={localizedPath(path[locale], locale)}>
      <p>
        <Raised text={formatMoment(new Date(category.startsAt), locale)} />
        {category.name[locale] && ` · ${category.name[locale]}`}
      </p>
      <p>{interpolate(own.position, { position })}</p>
      <p>
        <GiveUpButton label={words.leave} name={interpolate(words.leaveName, { title: title[locale] })} ask={leave} />
      </p>
    </Entry>
  )
}
