import { PASSWORD_LENGTH, PASSWORD_RULES, brokenPasswordRules } from '#lib/domain/password.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { interpolate } from './interpolate.ts'
import styles from './forms.module.css'
import type { FormLabels } from './labels.ts'

/**
 * Checklist of the password policy, ticked as rules are met. It describes the field (`aria-describedby`), so it is read
 * on focus; while typing, a polite live region announces only the number of rules left, when it changes.
 */
export function PasswordRules({
  id,
  password,
  labels: { passwordRules: labels },
}: {
  id: string
  password: string
  labels: FormLabels
}) {
  const broken = brokenPasswordRules(password)
  const left = broken.length
  return (
    <div>
      <div id={id}>
        <p className="vh">{labels.title}</p>
        <ul className={styles.rules}>
          {PASSWORD_RULES.map((rule) => {
            const kept = !broken.includes(rule)
            return (
              <li key={rule} className={cx(styles.rule, kept && styles.kept)}>
                <Icon name={kept ? 'check' : 'dot'} />
                <span>
                  {interpolate(labels[rule], PASSWORD_LENGTH)}
                  {kept && <span className="vh"> ({labels.kept})</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className="vh">
        {password === ''
          ? ''
          : left === 0
            ? labels.allKept
            : left === 1
              ? labels.oneLeft
              : interpolate(labels.manyLeft, { count: left })}
      </p>
    </div>
  )
}
