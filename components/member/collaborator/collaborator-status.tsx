import { useFocusOn } from '../../forms/use-focus-on.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { memberHref } from '../layout/member-pages.ts'
import panel from '../layout/panel.module.css'
import type { CollaboratorPage } from './collaborator-page.ts'
import styles from './collaborator.module.css'
import { Gives } from './gives.tsx'

interface CollaboratorStatusProps extends CollaboratorPage {
  /** The member has just become a collaborator. */
  activated: boolean
}

/** Shows collaborators their status and their advantages. */
export function CollaboratorStatus({ activated, locale, labels, offers }: CollaboratorStatusProps) {
  const told = useFocusOn<HTMLDivElement>(activated || undefined)
  return (
    <section className={panel.panel} aria-labelledby="collaborator-status">
      {activated && (
        <div ref={told} tabIndex={-1} className={styles.told}>
          <Banner kind="success">{labels.activated}</Banner>
        </div>
      )}
      <h2 id="collaborator-status" className={panel.title}>
        {labels.memberTitle}
      </h2>
      <p>{labels.memberText}</p>
      <Gives labels={labels} />
      <p className={panel.actions}>
        {offers && <ButtonLink anchor={offers}>{labels.offers}</ButtonLink>}
        <ButtonLink variant={offers ? 'line' : 'main'} anchor={{ href: memberHref('card', locale) }}>
          {labels.card}
        </ButtonLink>
      </p>
    </section>
  )
}
