import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { cx } from '../ui/cx.ts'
import styles from './assets.module.css'

interface DropZoneProps {
  className?: string | undefined
  /** Undefined: accepts no files. */
  onFiles: ((files: readonly File[]) => void) | undefined
  children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Accepts files that are dropped on it, or pasted anywhere while it is shown. By keyboard, a button does the same. */
export function DropZone({ className, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!onFiles) return undefined
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [onFiles])
  return (
    <div
      className={cx(className, isOver && styles.dropping)}
      onDragOver={(event) => {
        if (!onFiles || !hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!onFiles || !hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
