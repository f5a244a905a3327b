import type { KeyboardEvent, MouseEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { focusAt, placeOf } from './focus.ts'

const words = defineWords({
  fr: {
    point: (x: number, y: number) => `Point focal\u00a0: ${x}\u00a0% depuis la gauche, ${y}\u00a0% depuis le haut`,
    none: 'Point focal\u00a0: aucun',
    hint: 'Cliquez sur ce qui doit rester visible, ou déplacez le point avec les flèches (Maj\u00a0: grands pas).',
    remove: 'Retirer le point focal',
  },
  en: {
    point: (x: number, y: number) => `Focal point: ${x}% from the left, ${y}% from the top`,
    none: 'Focal point: none',
    hint: 'Click on what has to stay visible, or move the point with the arrow keys (Shift: large steps).',
    remove: 'Remove the focal point',
  },
})

/** Steps of the arrow keys, as shares of the picture. */
const STEP = 0.01
const LONG_STEP = 0.1

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface FocalPointProps {
  /** Address of the whole picture. */
  src: string
  /** Pixels of the original. */
  width: number
  height: number
  /** `x1xy1:x2xy2` in pixels of the original, or empty. */
  focus: string
  onChange: (focus: string) => void
}

/** Sets the focal point of a picture: by a click, or with the arrow keys on the point. */
export function FocalPoint({ src, width, height, focus, onChange }: FocalPointProps) {
  const say = useWords(words)
  const size = { width, height }
  const place = placeOf(focus, size)
  const shown = place ?? { x: 0.5, y: 0.5 }
  const label = place ? say.point(Math.round(place.x * 100), Math.round(place.y * 100)) : say.none

  const click = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const box = currentTarget.getBoundingClientRect()
    onChange(focusAt({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }, size))
  }
  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    onChange(focusAt({ x: shown.x + direction[0] * step, y: shown.y + direction[1] * step }, size))
  }
  return (
    <div className={styles.focal}>
      {/* Reserves the size of the picture before it is loaded. */}
      <div
        className={styles.focalPicture}
        style={{ width: `min(100%, ${width}px, 60dvh * ${width / height})`, aspectRatio: `${width} / ${height}` }}
      >
        {/* For the mouse. By keyboard, the point itself moves. */}
        <img src={src} alt="" width={width} height={height} onClick={click} />
        <button
          type="button"
          className={styles.focalMark}
          data-set={place !== undefined}
          style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          aria-label={label}
          onKeyDown={move}
        />
      </div>
      <div className={styles.bar}>
        <output>{label}</output>
        <Button kind="quiet" disabled={!place} onClick={() => onChange('')}>
          {say.remove}
        </Button>
      </div>
      <p className={styles.hint}>{say.hint}</p>
    </div>
  )
}
