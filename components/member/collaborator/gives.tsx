import { Icon } from '../../ui/icon.tsx'
import panel from '../panel.module.css'
import type { CollaboratorPage } from './collaborator-page.ts'
import styles from './collaborator.module.css'

/** What collaborators get. */
export const Gives = ({ words }: Pick<CollaboratorPage, 'words'>) => (
  <>
    <h3 className={styles.gives}>{words.givesTitle}</h3>
    <ul className={panel.list}>
      {[words.givesRate, words.givesLate, words.givesBreakfast].map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </>
)
