import { useEph } from '#lib/client/queries.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { advantageIcon } from '../advantages/advantage-icons.ts'
import { memberHref } from '../layout/member-pages.ts'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'

interface CardGivesProps {
  locale: Locale
  labels: Messages['member']['card']
  frame: Messages['member']['frame']
}

/** Advantages of the member's status. */
export function CardGives({ locale, labels, frame }: CardGivesProps) {
  const { data, error, refetch } = useEph('GET advantages')
  const standing = data?.advantages.filter(({ kind }) => kind === 'standing')
  return (
    <section className={panel.panel} aria-labelledby="card-gives">
      <h2 id="card-gives" className={panel.title}>
        {labels.gives}
      </h2>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : standing ? (
        <ul className={panel.list}>
          {standing.map(({ id, title }) => (
            <li key={id}>
              <Icon name={advantageIcon(id)} />
              {title[locale]}
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={frame.loading}>
          <Skeleton lines={3} />
        </Loading>
      )}
      <p>
        <ButtonLink variant="ghost" anchor={{ href: memberHref('advantages', locale) }}>
          {labels.all}
        </ButtonLink>
      </p>
    </section>
  )
}
