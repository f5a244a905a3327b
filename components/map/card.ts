import type { MapLabels, MapPoint } from './point.ts'
import styles from './map.module.css'

/** The card that a pin opens at the foot of the map. */
export interface MapCard {
  readonly open: (points: readonly MapPoint[], opener: HTMLElement) => void
  /** Closes the card; `back` restores the focus to its opener, or to the map if the opener is removed. */
  readonly close: (back: boolean) => void
}

/** One popup card shared by all pins of a map: the pages at the pin, as links. */
export function mapCard(container: HTMLElement, { close }: MapLabels, backTo: () => HTMLElement): MapCard {
  const card = Object.assign(document.createElement('div'), { className: styles.card, hidden: true })
  card.setAttribute('role', 'dialog')
  const list = document.createElement('ul')
  const closing = Object.assign(document.createElement('button'), {
    type: 'button',
    className: styles.close,
    textContent: '×',
    ariaLabel: close,
  })
  card.append(list, closing)
  container.append(card)
  let opened: HTMLElement | undefined

  const shut = (back: boolean): void => {
    if (card.hidden) return
    card.hidden = true
    opened?.setAttribute('aria-expanded', 'false')
    if (back) (opened?.isConnected ? opened : backTo()).focus()
    opened = undefined
  }
  closing.addEventListener('click', () => {
    shut(true)
  })
  container.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || card.hidden) return
    event.stopPropagation()
    shut(true)
  })

  return {
    open(points, opener) {
      shut(false)
      opened = opener
      opener.setAttribute('aria-expanded', 'true')
      card.setAttribute('aria-label', opener.getAttribute('aria-label') ?? '')
      list.replaceChildren(...points.map(lineOf))
      card.hidden = false
      card.querySelector('a')?.focus()
    },
    close: shut,
  }
}

function lineOf({ name, town, detail, href, hotel, picture }: MapPoint): HTMLLIElement {
  const line = document.createElement('li')
  const link = Object.assign(document.createElement('a'), { href, textContent: name })
  const words = Object.assign(document.createElement('span'), {
    textContent: [town, detail].filter((part) => part !== '').join(' · '),
  })
  if (picture !== undefined) line.append(Object.assign(document.createElement('img'), { src: picture, alt: '' }))
  line.append(link, words)
  if (hotel !== undefined) {
    // `stay-price.lazy.enhance.ts` fills it.
    const price = Object.assign(document.createElement('site-stay-price'), { className: styles.stay })
    price.dataset.hotel = hotel
    line.append(price)
  }
  return line
}
