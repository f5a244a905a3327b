import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './preview-panel.module.css'

interface ScaledFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  src: string
  /** Width of the page in CSS pixels. The frame is scaled down if there is less space. */
  width: number
  /** The page has reported that it is ready. */
  isReady: boolean
}

/** A page at the width of a device, scaled down to fit. */
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
