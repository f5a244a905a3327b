import { block } from '../../kit/block.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'

export const LOGIN: readonly StorySource[] = [
  storyAt({ path: 'infiniment-barriere/connexion', name: w('Me connecter', 'Sign in'), slugEn: 'login' }, 'page', {
    title: w('Me connecter', 'Sign in'),
    teaser: w('Votre carte, vos séjours et vos avantages.', 'Your card, your stays and your benefits.'),
    image: 'hotel-le-palmarium',
    access: 'public',
    seo_hidden: true,
    search_listed: true,
    seo_title: w('Se connecter à Infiniment Barrière', 'Sign in to Infiniment Barrière'),
    seo_description: w(
      'Connectez-vous pour voir votre carte Infiniment Barrière, vos séjours à venir et vos avantages, ou pour modifier vos coordonnées.',
      'Sign in to see your Infiniment Barrière card, your coming stays and your benefits, or to change your details.',
    ),
    body: [
      block('member-login', {
        title: w('Me connecter', 'Sign in'),
        intro: w(
          'Votre carte, vos séjours et vos avantages, avec l’adresse e-mail de votre compte.',
          'Your card, your stays and your benefits, with the email address of your account.',
        ),
        image: 'hotel-le-palmarium',
        lettering: w('Bonsoir', 'Bonsoir'),
        band: 'nuit',
      }),
    ],
  }),
]
