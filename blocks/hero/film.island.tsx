import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import styles from './film.module.css'

interface FilmProps {
  src: string
  labels: { film: string; play: string; pause: string }
}

/** Who asked for stillness, and phones, whose data it would cost: the button plays it all the same. */
const STILL = '(prefers-reduced-motion: reduce), (max-width: 48rem)'

/** A browser that saves power may refuse: the film then says that it paused, and the button offers to play. */
const start = (video: HTMLVideoElement) => {
  video.play().catch(() => video.pause())
}

/** A silent film over the picture, and the button that stops it. Nothing is fetched until it plays. */
export function FilmIsland({ src, labels }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const video = film.current
    if (!video) return
    const stop = new AbortController()
    const still = matchMedia(STILL)
    const obey = () => (still.matches ? video.pause() : start(video))
    still.addEventListener('change', obey, { signal: stop.signal })
    // The page's own pictures come first: the film must not take their bandwidth.
    if (document.readyState === 'complete') obey()
    else addEventListener('load', obey, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  const press = () => {
    if (playing) film.current?.pause()
    else if (film.current) start(film.current)
  }

  return (
    <>
      <video
        ref={film}
        className={styles.film}
        aria-label={labels.film}
        src={src}
        muted
        playsInline
        loop
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <div className={styles.place}>
        <IconButton
          line
          icon={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          onClick={press}
        />
      </div>
    </>
  )
}
