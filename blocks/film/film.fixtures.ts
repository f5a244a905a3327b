import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, urlLink } from '../fixture-values.ts'

const poster = assetOf('plage.jpg', 1920, 1080, 'La plage de Deauville, ses parasols de couleur et la mer')

export const filmFixtures: Fixtures = {
  minimal: {
    _uid: 'film-minimal',
    component: 'film',
    title: 'Les Colombages en deux minutes',
    address: urlLink('https://www.youtube.com/watch?v=a1_B2-c3D4e'),
    poster,
  },
  full: {
    _uid: 'film-full',
    component: 'film',
    title: 'Une journée aux Planches',
    address: urlLink('https://vimeo.com/76979871'),
    poster,
    text: 'Du premier café face à la mer au dernier tour de piste, la ville suivie du matin au soir.',
    transcript: storyLink('journal/une-journee-aux-planches'),
    tone: 'night',
  },
  longest: {
    _uid: 'film-longest',
    component: 'film',
    title: `${UNBREAKABLE} ${filler(50)}`,
    address: urlLink('https://www.dailymotion.com/video/x8abc12'),
    poster,
    text: `${UNBREAKABLE}. ${filler(250)}`,
    transcript: storyLink('journal/une-journee-aux-planches'),
    tone: 'alternate',
  },
}
