import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './preview-panel.module.css'

interface ScaledFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  src: string
  /** Width that the page has, in CSS pixels: where there is less room, the frame is shown smaller. */
  width: number
  /** The page has told that it is there. */
  isReady: boolean
}

/** A page at the width of a device, as large as it fits. */
export function ScaledFrame({ ref, title, src, width, isReady }: ScaledFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current: element } = stage
    if (!element) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  return (
    <div ref={stage} className={styles.stage} aria-busy={!isReady}>
      <div className={styles.device} style={{ width: width * scale }}>
        <iframe
          ref={ref}
          className={styles.frame}
          title={title}
          src={src}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
