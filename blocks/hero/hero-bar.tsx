import { Raised } from '#components/ui/raised.tsx'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { editAttributes } from '../editable.ts'
import styles from './hero-bar.module.css'
import type { heroFactSchema } from './hero.schema.ts'

interface HeroBarProps {
  facts: readonly ViewOf<typeof heroFactSchema>[]
  action: { readonly anchor: AnchorAttributes; readonly label: string } | undefined
}

/** Maximum number of facts side by side. */
const AT_MOST = 4

/** Key facts and an action, in a bar that overlaps the hero's band. */
export const HeroBar = ({ facts, action }: HeroBarProps) => (
  <div className="wrap">
    <div className={styles.bar}>
      <dl className={styles.facts}>
        {facts.slice(0, AT_MOST).map((fact) => (
          <div key={fact.uid} className={styles.fact} {...editAttributes(fact)}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>
              <Raised text={fact.value} />
            </dd>
          </div>
        ))}
      </dl>
      {action && (
        <div className={styles.action}>
          <ButtonLink anchor={action.anchor}>{action.label}</ButtonLink>
        </div>
      )}
    </div>
  </div>
)
