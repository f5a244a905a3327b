import { useEph } from '#lib/client/queries.ts'
import type { CustomerStatus } from '#lib/domain/customer-status.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { advantageIcon } from './advantage-icons.ts'
import { memberHref } from './member-pages.ts'
import panel from './panel.module.css'
import { ReadFailure } from './read-failure.tsx'

interface CardGivesProps {
  status: CustomerStatus
  locale: Locale
  labels: Messages['member']['card']
  frame: Messages['member']['frame']
}

/** Advantages of the member's status, and for Découverte those that Infiniment would add. */
export function CardGives({ status, locale, labels, frame }: CardGivesProps) {
  const { data, error, refetch } = useEph('GET advantages')
  const standing = data?.advantages.filter(({ kind }) => kind === 'standing')
  return (
    <>
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
      {status === 'discovery' && (
        <section className={panel.panel} aria-labelledby="card-next">
          <h2 id="card-next" className={panel.title}>
            {labels.next}
          </h2>
          <ul className={panel.list}>
            {Object.entries(labels.nextItems).map(([key, text]) => (
              <li key={key}>
                <Icon name="plus" />
                {text}
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink variant="ghost" anchor={{ href: memberHref('home', locale) }}>
              {labels.programme}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}
