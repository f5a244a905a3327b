import { Price, type PriceProps } from '../ui/price.tsx'
import styles from './card-price.module.css'
import { OwnPrice } from './own-price.tsx'
import { StayPrice } from './stay-price.tsx'

interface CardPriceProps {
  price: PriceProps
  /** Id of a property in the booking engine. The price of the visit's stay there replaces `price`. */
  stayHotel?: string | undefined
  /** Code of a room in the booking engine: the price is then the room's. */
  stayRoom?: string | undefined
  /** Query for the signed-in member's price (`OwnPrice`). */
  ownPrice?: string | undefined
}

/** Price on a card, with empty places for this visitor's prices. */
export const CardPrice = ({ price, stayHotel, stayRoom, ownPrice }: CardPriceProps) => (
  <div className={styles.price}>
    <Price {...price} />
    {stayHotel && <StayPrice hotel={stayHotel} room={stayRoom} />}
    {ownPrice && <OwnPrice question={ownPrice} />}
  </div>
)
