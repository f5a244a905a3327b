import { Icon } from '../ui/icon.tsx'
import styles from './assets.module.css'
import { kindOf } from '@barriere/shared/stories/file-name.ts'
import { cropUrl } from './rendering.ts'

const SIZE = { width: 240, height: 180 }

interface Pictured {
  readonly filename: string
  readonly focus: string
}

/** Thumbnail of an asset; its name stands beside it. */
export const Thumbnail = ({ filename, focus }: Pictured) =>
  kindOf(filename) === 'picture' ? (
    <img className={styles.thumbnail} {...SIZE} src={cropUrl(filename, focus, SIZE)} alt="" loading="lazy" />
  ) : (
    <span className={styles.thumbnail}>
      <Icon name={kindOf(filename) === 'video' ? 'desktop' : 'file'} />
    </span>
  )
