import type { EntryPoster } from '#components/member/entry/entry-layout.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import type { Asset } from '@barriere/shared/block-kit/values.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'

/** Phones do not show the poster: they get the smallest file. */
const PHONE = { widths: [32], ratio: PICTURE_RATIOS.square }

/** The fields of `entryFields` that define the poster. */
interface EntryView extends Pick<EntryPoster, 'band' | 'lettering'> {
  readonly image: Asset | undefined
}

/** The poster of a login or registration page; undefined without an image. */
export const posterOf = ({ image, lettering, band }: EntryView): EntryPoster | undefined =>
  image && {
    picture: pictureOf(image, { widths: [400, 640, 900, 1200], ratio: PICTURE_RATIOS.poster, mobile: PHONE }),
    lettering,
    band,
  }
