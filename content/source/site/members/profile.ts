import { type BlockSource, block } from '../../kit/block.ts'
import { story } from '../../kit/link.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { type Words, w } from '../../kit/words.ts'
import { crumbs } from '../../build/common.ts'

interface ProfilePage {
  readonly slug: string
  readonly slugEn: string
  readonly title: Words
  readonly teaser: Words
  readonly description: Words
  readonly image: string
  readonly body: BlockSource
}

const AREA = { label: w('Espace membre', 'Member area'), path: 'infiniment-barriere/menu' }

const profilePage = ({ slug, slugEn, title, teaser, description, image, body }: ProfilePage): StorySource =>
  storyAt({ path: `infiniment-barriere/${slug}`, slugEn, name: title }, 'page', {
    title, teaser, image, access: 'members', seo_hidden: true, seo_title: w(`${title.fr} | Barrière`, `${title.en} | Barrière`), seo_description: description,
    body: [crumbs(title, AREA), body],
  })

const PROFILE = w('Mon profil', 'My profile')

const COLLABORATOR = w('Espace collaborateur', 'Collaborator account')

/** The pages on which members change what the programme knows of them. */
export const MEMBER_PROFILE: readonly StorySource[] = [
  profilePage({
    slug: 'mon-profil', slugEn: 'my-profile', title: PROFILE, image: 'insta-2',
    teaser: w('Vos coordonnées, vos préférences et vos données.', 'Your details, your preferences and your data.'),
    description: w('Modifiez vos informations, votre adresse, votre e-mail, votre mot de passe et vos communications, ou téléchargez vos données.', 'Edit your details, your address, your email, your password and your communications, or download your data.'),
    body: block('member-profile', { title: PROFILE, intro: w('Ce que nous savons de vous. Vous pouvez tout changer ici.', 'What we know about you. You can change all of it here.') }),
  }),
  profilePage({
    slug: 'collaborateur', slugEn: 'collaborator', title: COLLABORATOR, image: 'hotel-l-eperon',
    teaser: w('Pour celles et ceux qui travaillent dans le groupe.', 'For those who work in the group.'),
    description: w('Activez le statut Collaborateur avec votre adresse professionnelle : tarif de la maison dans les dix hôtels du groupe.', 'Activate the Collaborator status with your work address: the house rate in the group’s ten hotels.'),
    body: block('member-collaborator', {
      title: COLLABORATOR, intro: w('Pour celles et ceux qui travaillent dans le groupe.', 'For those who work in the group.'), offers: story('infiniment-barriere/offres-collaborateurs'),
    }),
  }),
]
