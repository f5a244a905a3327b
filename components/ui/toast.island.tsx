import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './toast.module.css'
import { TOAST_EVENT, type ToastMessage } from './toast.ts'

interface Shown extends ToastMessage {
  readonly key: number
}

/**
 * Live region of toasts; render it once per page. A toast is removed when its CSS animation ends (six seconds, paused
 * on hover and focus), so there is no timer here.
 */
export function ToastsIsland({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [shown, setShown] = useState<readonly Shown[]>([])

  useEffect(() => {
    let count = 0
    const stop = new AbortController()
    window.addEventListener(
      TOAST_EVENT,
      (event) => {
        const message = (event as CustomEvent<ToastMessage>).detail
        count += 1
        const key = count
        setShown((old) => [...old, { ...message, key }])
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])

  const drop = (key: number) => setShown((old) => old.filter((toast) => toast.key !== key))

  return (
    <div className={styles.toasts} role="status" aria-label={label}>
      {shown.map(({ key, text, kind }) => (
        <div key={key} className={styles.toast} onAnimationEnd={() => drop(key)}>
          <Icon name={kind === 'error' ? 'warning' : 'check'} />
          <p>{text}</p>
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={() => drop(key)} />
        </div>
      ))}
    </div>
  )
}
