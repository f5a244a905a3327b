import { useDeferredValue, useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { type OwnerOf, loadPasswordStrength } from '#lib/client/password.ts'
import {
  PASSWORD_LENGTH,
  PASSWORD_RULES,
  type PasswordStrength,
  brokenPasswordRules,
} from '@barriere/shared/domain/people/password.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import type { Typed } from './field-handle.ts'
import { interpolate } from './interpolate.ts'
import styles from './forms.module.css'
import type { FormLabels } from './labels.ts'

const STRENGTHS = ['weak', 'fair', 'strong'] as const

/** Strength of the typed password. The first character loads the word lists; undefined until they are loaded. */
function useStrength(password: string): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<{ readonly of: (password: string) => PasswordStrength }>()
  const isTyping = password !== ''
  useEffect(() => {
    if (!isTyping) return
    let isGone = false
    loadPasswordStrength().then(
      (of) => {
        if (!isGone) setEstimate({ of })
      },
      () => {
        // Without the lists, only the server checks whether a password is common.
      },
    )
    return () => {
      isGone = true
    }
  }, [isTyping])
  return isTyping ? estimate?.of(password) : undefined
}

interface PasswordRulesProps {
  id: string
  /** Name of the password's field. */
  name: string
  control: Control<Typed>
  owner: OwnerOf | undefined
  labels: FormLabels
}

/**
 * Checklist of the password policy, ticked as rules are met, and the password's strength. The list describes the field
 * (`aria-describedby`), so it is read on focus; while typing, a polite live region announces only the number of rules
 * left and the strength, when they change.
 */
export function PasswordRules({ id, name, control, owner, labels: { passwordRules: labels } }: PasswordRulesProps) {
  const values = useWatch({ control })
  const typed = values[name]
  const password = useDeferredValue(typeof typed === 'string' ? typed : '')
  const strength = useStrength(password)
  const of = owner?.(values)
  const judged = PASSWORD_RULES.filter((rule) => rule !== 'personal' || of !== undefined)
  const broken = password === '' ? judged : brokenPasswordRules(password, { owner: of, strength: strength ?? 'weak' })
  const left = broken.length
  const rulesLeft =
    left === 0 ? labels.allKept : left === 1 ? labels.oneLeft : interpolate(labels.manyLeft, { count: left })
  return (
    <div className={styles.policy}>
      <div id={id}>
        <p className="vh">{labels.title}</p>
        <ul className={styles.rules}>
          {judged.map((rule) => {
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
      <div role="status" className={styles.strength} data-strength={strength}>
        {strength && (
          <>
            <span className={styles.bars} aria-hidden="true">
              {STRENGTHS.map((step) => (
                <span key={step} />
              ))}
            </span>
            <span>{labels.strength[strength]}</span>
          </>
        )}
        {password !== '' && <span className="vh">{rulesLeft}</span>}
      </div>
    </div>
  )
}
