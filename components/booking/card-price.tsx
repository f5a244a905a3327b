import { Price, type PriceProps } from '../ui/price.tsx'
import styles from './card-price.module.css'
import { OwnPrice } from './own-price.tsx'
import { StayPrice } from './stay-price.tsx'

interface CardPriceProps {
  price: PriceProps
  /** Id of a property in the booking engine: the price of the visit's stay there takes the place of `price`. */
  stayHotel?: string | undefined
  /** The room's code there: the price is that of the room. */
  stayRoom?: string | undefined
  /** Question for what a member who is signed in pays. */
  ownPrice?: string | undefined
}

/** The price of a thing to choose, with the places of what this visitor pays. */
export const CardPrice = ({ price, stayHotel, stayRoom, ownPrice }: CardPriceProps) => (
  <div className={styles.price}>
    <Price {...price} />
    {stayHotel && <StayPrice hotel={stayHotel} room={stayRoom} />}
    {ownPrice && <OwnPrice question={ownPrice} />}
  </div>
)
