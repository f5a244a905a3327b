import type { Access } from '../../../../lib/domain/access.ts'
import type { BlockSource } from '../../kit/block.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import type { Words } from '../../kit/words.ts'

export interface CasinoPage {
  readonly slug: string
  readonly slugEn: string
  readonly title: Words
  readonly teaser: Words
  readonly description: Words
  readonly image: string
  readonly access?: Access
  readonly body: readonly BlockSource[]
}

/** A page of the casino programme; search engines show none of them but the programme's own. */
export const casinoPage = ({
  slug,
  slugEn,
  title,
  teaser,
  description,
  image,
  access = 'members',
  body,
}: CasinoPage): StorySource =>
  storyAt({ path: `casino-barriere/${slug}`, slugEn, name: title }, 'page', {
    title,
    teaser,
    image,
    access,
    theme: 'night',
    seo_hidden: true,
    seo_title: { fr: `${title.fr} | Casino Barrière`, en: `${title.en} | Casino Barrière` },
    seo_description: description,
    body: [...body],
  })
