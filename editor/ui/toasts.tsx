import { useSyncExternalStore } from 'react'
import styles from './ui.module.css'

interface Toast {
  readonly id: number
  readonly text: string
}

/** Milliseconds until a message disappears. */
const SHOWN = 6_000

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

const set = (shown: readonly Toast[]): void => {
  toasts = shown
  for (const listener of listeners) listener()
}

/** Shows a message for some seconds. */
export function toast(text: string): void {
  const id = next
  next += 1
  set([...toasts, { id, text }])
  setTimeout(() => set(toasts.filter((one) => one.id !== id)), SHOWN)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Live region with the latest messages. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div className={styles.toasts} role="status">
      {shown.map(({ id, text }) => (
        <p key={id} className={styles.toast}>
          {text}
        </p>
      ))}
    </div>
  )
}
