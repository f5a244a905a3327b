import { Raised } from './raised.tsx'
import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { Icon, type IconName } from './icon.tsx'

/** One figure or word in a line of facts. */
export interface Fact<Text extends ReactNode = string> {
  readonly text: Text
  readonly icon?: IconName
}

/** A line of facts, each after its icon. Renders nothing for an empty list. */
export function Facts({ facts }: { facts: readonly Fact<ReactNode>[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map(({ text, icon }, index) => (
        <li key={index}>
          {icon && <Icon name={icon} />}
          {typeof text === 'string' ? <Raised text={text} /> : text}
        </li>
      ))}
    </ul>
  )
}
