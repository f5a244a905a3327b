import { cx } from '../ui/cx.ts'
import styles from './favourite.module.css'

interface FavouriteProps {
  /** What My trip keeps: a page's uuid, or an evening (`packages/shared/domain/visitors/trip.ts`). */
  readonly item: string
  /** Name of it, for the button's label. */
  readonly name: string
  readonly className?: string | undefined
}

/**
 * The heart that keeps something in My trip. `favourite.enhance.ts` makes its button: without scripts there is
 * none. It takes its words from the header, which leads to My trip; a page without that has no hearts.
 */
export const Favourite = ({ item, name, className }: FavouriteProps) => (
  <site-favourite
    className={cx(styles.favourite, className)}
    data-item={item}
    data-name={name}
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)
