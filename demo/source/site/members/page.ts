import type { Access } from '../../../../lib/domain/access.ts'
import type { BlockSource } from '../../kit/block.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { type Words, w } from '../../kit/words.ts'
import { crumbs } from '../../build/common.ts'

export interface MemberPage {
  readonly slug: string
  readonly slugEn: string
  readonly title: Words
  readonly teaser: Words
  readonly description: Words
  readonly image: string
  readonly access?: Access
  /** False for what a mail leads to, and for staff: the site's own search does not show it. */
  readonly isListed?: boolean
  readonly body: readonly BlockSource[]
}

/** The member area's own page, which lists all others. */
export const AREA = { label: w('Espace membre', 'Member area'), path: 'infiniment-barriere/menu' }

/** A page of the hotel programme; search engines show none of them but the programme's own. */
export const memberPage = ({
  slug,
  slugEn,
  title,
  teaser,
  description,
  image,
  access = 'members',
  isListed = access !== 'collaborators',
  body,
}: MemberPage): StorySource =>
  storyAt({ path: `infiniment-barriere/${slug}`, slugEn, name: title }, 'page', {
    title,
    teaser,
    image,
    access,
    seo_hidden: true,
    search_listed: isListed,
    seo_title: w(`${title.fr} | Barrière`, `${title.en} | Barrière`),
    seo_description: description,
    body: [...body],
  })

/** A page of the member area, with the way to it. */
export const areaPage = (page: MemberPage): StorySource =>
  memberPage({ ...page, body: [crumbs(page.title, AREA), ...page.body] })
