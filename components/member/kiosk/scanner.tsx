import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { codeDetector } from './code-detector.ts'
import styles from './kiosk.module.css'

/** Milliseconds between two scans of the camera's picture. */
const INTERVAL = 250

interface ScannerProps {
  labels: Messages['casino']['kiosk']
  /** Text of a QR code that the camera sees. */
  onRead: (text: string) => void
}

/** Shows the camera's picture and scans it for QR codes. Unmounting switches the camera off. */
export function Scanner({ labels, onRead }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<string>()
  const read = useEffectEvent(onRead)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let gone = false
    const stop = (): void => {
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async (): Promise<void> => {
      const detector = await codeDetector()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const screen = video.current
      if (gone || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      if (gone) return
      timer = setInterval(() => {
        detector.detect(screen).then(([code]) => {
          if (code && !gone) read(code.rawValue)
        }, fail)
      }, INTERVAL)
    }
    const fail = (error: unknown): void => {
      // The video has no frame yet; the next scan tries again.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return
      stop()
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!gone) setFailure(isRefused ? labels.cameraRefused : labels.cameraMissing)
    }
    start().catch(fail)
    return () => {
      gone = true
      stop()
    }
  }, [labels])

  return (
    <>
      {failure === undefined && (
        <video ref={video} className={styles.camera} muted playsInline aria-label={labels.camera} />
      )}
      <div role="status">{failure !== undefined && <Banner kind="error">{failure}</Banner>}</div>
    </>
  )
}
