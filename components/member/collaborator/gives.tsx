import { Icon } from '../../ui/icon.tsx'
import panel from '../layout/panel.module.css'
import type { CollaboratorPage } from './collaborator-page.ts'
import styles from './collaborator.module.css'

/** List of the advantages of collaborators. */
export const Gives = ({ labels }: Pick<CollaboratorPage, 'labels'>) => (
  <>
    <h3 className={styles.gives}>{labels.givesTitle}</h3>
    <ul className={panel.list}>
      {[labels.givesRate, labels.givesLate, labels.givesBreakfast].map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </>
)
