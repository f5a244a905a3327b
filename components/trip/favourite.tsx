import { cx } from '../ui/cx.ts'
import styles from './favourite.module.css'

interface FavouriteProps {
  /** Item of My trip: a page's uuid, or an evening (`packages/shared/domain/visitors/trip.ts`). */
  readonly item: string
  /** Name of the item, for the button's label. */
  readonly name: string
  readonly className?: string | undefined
}

/**
 * The heart that adds an item to My trip. `favourite.enhance.ts` creates its button; without scripts there is none.
 * Its texts come from the header's link to My trip, so a page without that link has no hearts.
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
