import { useDeferredValue } from 'react'
import { PICTURE_RATIOS, type PictureRatio } from '@barriere/shared/domain/content/picture-ratios.ts'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { cropUrl } from './rendering.ts'

const words = defineWords<{ title: string } & Record<PictureRatio, string>>({
  fr: {
    title: 'Recadrages du site',
    strip: 'Affiche en bandeau',
    half: 'Affiche à mi-hauteur',
    panorama: 'Lieu de séminaire',
    film: 'Film, fenêtre',
    landscape: 'Offre, galerie',
    card: 'Carte de liste',
    square: 'Vignette',
    phone: 'Affiche sur téléphone',
    poster: 'Affichette',
  },
  en: {
    title: 'Crops of the site',
    strip: 'Affiche as a strip',
    half: 'Affiche of half height',
    panorama: 'Seminar venue',
    film: 'Film, pop-in',
    landscape: 'Offer, gallery',
    card: 'Card of a list',
    square: 'Thumbnail',
    phone: 'Affiche on a phone',
    poster: 'Poster',
  },
})

/** Area of a preview in pixels, the same for every crop. */
const AREA = 160 * 120

const sizeFor = (ratio: number) => {
  const height = Math.round(Math.sqrt(AREA / ratio))
  return { width: Math.round(height * ratio), height }
}

/** Crops of a picture in every ratio of the site, rendered by the image service as for the site. */
export function Crops({ filename, focus }: { filename: string; focus: string }) {
  const say = useWords(words)
  const later = useDeferredValue(focus)
  return (
    <section aria-label={say.title}>
      <h2>{say.title}</h2>
      <ul className={styles.crops}>
        {(Object.entries(PICTURE_RATIOS) as [PictureRatio, number][]).map(([name, ratio]) => {
          const size = sizeFor(ratio)
          return (
            <li key={name}>
              <img {...size} src={cropUrl(filename, later, size)} alt="" loading="lazy" />
              <span>{say[name]}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
