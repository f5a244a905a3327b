import { block } from '../kit/block.ts'
import { story, url } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, same, w } from '../kit/words.ts'
import { TOWN } from '../build/common.ts'
import type { Town } from '../model/common.ts'

const link = (label: Words, path: string, note?: Words) => block('nav-link', { label, note, link: story(path) })

/** A property, with its town under its name. */
const house = (name: string, path: string, town: Town) => link(same(name), path, same(TOWN[town].name))
const column = (title: Words, ...links: ReturnType<typeof link>[]) => block('nav-column', { title, links })

interface Poster {
  readonly town: Town
  readonly left: Words
  readonly right: Words
}

const poster = ({ town, left, right }: Poster) => ({
  poster_title: same(TOWN[town].name),
  poster_image: `ville-${town}-affiche`,
  poster_band: TOWN[town].band,
  poster_fact_left: left,
  poster_fact_right: right,
  poster_link: story(`destinations/${town}`),
})

const menu = (label: Words, allLabel: Words, all: string, columns: ReturnType<typeof column>[], more: Poster) =>
  block('nav-menu', { label, columns, all_label: allLabel, all: story(all), ...poster(more) })

const towns = (...names: Town[]) =>
  names.map((town) => link(same(TOWN[town].name), `destinations/${town}`, TOWN[town].region))

const HEADER: StorySource = storyAt({ path: 'headers/main', name: w('En-tête principal', 'Main header') }, 'header', {
  links: [
    menu(
      w('Hôtels', 'Hotels'),
      w('Tous les hôtels', 'All hotels'),
      'hotels',
      [
        column(
          w('Mer du Nord et Manche', 'Channel coast'),
          house('Les Colombages', 'hotels/les-colombages', 'deauville'),
          house('Le Clos des Courses', 'hotels/le-clos-des-courses', 'deauville'),
          house('Le Pavillon des Dunes', 'hotels/le-pavillon-des-dunes', 'le-touquet'),
          house('La Roche Émeraude', 'hotels/la-roche-emeraude', 'dinard'),
        ),
        column(
          w('Atlantique et Méditerranée', 'Atlantic and Riviera'),
          house('La Baie dorée', 'hotels/la-baie-doree', 'la-baule'),
          house('L’Éperon', 'hotels/l-eperon', 'biarritz'),
          house('Le Palmarium', 'hotels/le-palmarium', 'cannes'),
          house('Villa Estelle', 'hotels/villa-estelle', 'cannes'),
        ),
        column(
          w('Lac et montagne', 'Lake and mountain'),
          house('Le Pavillon du Lac', 'hotels/le-pavillon-du-lac', 'enghien-les-bains'),
          house('Le Grand Mélèze', 'hotels/le-grand-meleze', 'courchevel'),
          link(
            w('Les collections', 'Collections'),
            'collections',
            w('Par envie plutôt que par ville', 'By mood, not by town'),
          ),
        ),
      ],
      { town: 'courchevel', left: w('Savoie', 'Savoie'), right: w('1 850 mètres', '1,850 metres') },
    ),
    menu(
      w('Destinations', 'Destinations'),
      w('Les huit villes', 'All eight towns'),
      'destinations',
      [
        column(w('Mer', 'Sea'), ...towns('deauville', 'le-touquet', 'dinard', 'la-baule')),
        column(w('Soleil', 'Sun'), ...towns('cannes', 'biarritz')),
        column(w('Lac et neige', 'Lake and snow'), ...towns('enghien-les-bains', 'courchevel')),
      ],
      { town: 'biarritz', left: w('Pays basque', 'Basque country'), right: w('Six plages', 'Six beaches') },
    ),
    link(w('Casinos', 'Casinos'), 'casinos'),
    link(w('Restaurants', 'Restaurants'), 'restaurants'),
    menu(
      w('Sortir', 'Going out'),
      w('Tout l’agenda', 'The whole diary'),
      'evenements',
      [
        column(
          w('Le soir', 'In the evening'),
          link(w('Spectacles', 'Shows'), 'spectacles', w('Magie, musique, cirque, jazz', 'Magic, music, circus, jazz')),
          link(
            w('Événements', 'Events'),
            'evenements',
            w('Courses, régates, feux et bals', 'Races, regattas, fireworks, balls'),
          ),
          link(
            w('Tournois de poker', 'Poker tournaments'),
            'tournois',
            w('Dans les casinos, réservés aux majeurs', 'In the casinos, for adults'),
          ),
          link(
            w('Ma soirée', 'My evening'),
            'ma-soiree',
            w('Dîner et spectacle, composés pour vous', 'Dinner and a show, put together'),
          ),
        ),
        column(
          w('Le jour', 'By day'),
          link(w('Spas', 'Spas'), 'spas', w('Eau de mer, eau des glaciers', 'Sea water, glacier water')),
          link(
            w('Activités', 'Activities'),
            'activites',
            w('Mer, forêt, ville et neige', 'Sea, forest, town and snow'),
          ),
          link(w('Le journal', 'The journal'), 'journal', w('À lire avant de venir', 'To read before you come')),
        ),
        column(
          w('Ensemble', 'Together'),
          link(
            w('Séminaires', 'Seminars'),
            'seminaires',
            w('Salles, chambres et repas', 'Rooms to meet, sleep and eat'),
          ),
          link(
            w('Mariages et fêtes', 'Weddings and parties'),
            'receptions',
            w('Face à la mer ou sous les lustres', 'By the sea or under chandeliers'),
          ),
        ),
      ],
      {
        town: 'la-baule',
        left: w('Loire-Atlantique', 'Loire-Atlantique'),
        right: w('Neuf kilomètres', 'Nine kilometres'),
      },
    ),
    link(w('Offres', 'Offers'), 'offres'),
  ],
  action_label: w('Réserver', 'Book'),
  action: story('hotels'),
  search: story('recherche'),
  trip: story('mon-voyage'),
  account: story('infiniment-barriere/ma-carte'),
})

const social = (label: string, address: string, icon: 'instagram' | 'facebook' | 'linkedin' | 'youtube') =>
  block('social-link', { label: same(label), link: url(address), icon })

const FOOTER: StorySource = storyAt(
  { path: 'footers/main', name: w('Pied de page principal', 'Main footer') },
  'footer',
  {
    title: w('La lettre des beaux jours', 'The fair-weather letter'),
    text: w(
      'Ouvertures de saison, tables neuves, soirées : une lettre par mois, pas davantage.',
      'Season openings, new tables, evenings out: one letter a month, no more.',
    ),
    action_label: w('S’abonner', 'Subscribe'),
    action: story('lettre'),
    columns: [
      block('footer-column', {
        title: w('Maisons', 'Houses'),
        links: [
          link(w('Hôtels', 'Hotels'), 'hotels'),
          link(w('Casinos', 'Casinos'), 'casinos'),
          link(w('Restaurants', 'Restaurants'), 'restaurants'),
          link(w('Spas', 'Spas'), 'spas'),
          link(w('Séminaires', 'Seminars'), 'seminaires'),
        ],
      }),
      block('footer-column', {
        title: w('Idées', 'Ideas'),
        links: [
          link(w('Offres', 'Offers'), 'offres'),
          link(w('Collections', 'Collections'), 'collections'),
          link(w('Activités', 'Activities'), 'activites'),
          link(w('Agenda', 'Diary'), 'evenements'),
          link(w('Tournois', 'Tournaments'), 'tournois'),
          link(w('Journal', 'Journal'), 'journal'),
        ],
      }),
      block('footer-column', {
        title: w('Fidélité', 'Loyalty'),
        links: [
          link(w('Infiniment Barrière', 'Infiniment Barrière'), 'infiniment-barriere'),
          link(w('Mon espace', 'My account'), 'infiniment-barriere/menu'),
          link(w('Créer un compte', 'Create an account'), 'infiniment-barriere/inscription'),
          link(w('Espace collaborateur', 'Staff'), 'infiniment-barriere/collaborateur'),
          link(same('Casino Barrière'), 'casino-barriere'),
          link(w('Ma carte de casino', 'My casino card'), 'casino-barriere/ma-carte'),
          link(w('Mes inscriptions', 'My registrations'), 'casino-barriere/mes-inscriptions'),
        ],
      }),
      block('footer-column', {
        title: w('Aide', 'Help'),
        links: [
          link(w('Contact', 'Contact'), 'contact'),
          link(w('Questions fréquentes', 'Frequent questions'), 'questions-frequentes'),
          link(w('Jeu responsable', 'Responsible gaming'), 'jeu-responsable'),
          link(w('Accessibilité', 'Accessibility'), 'accessibilite'),
          link(w('Plan du site', 'Site map'), 'menu'),
        ],
      }),
    ],
    social: [
      social('Instagram', 'https://www.instagram.com/', 'instagram'),
      social('Facebook', 'https://www.facebook.com/', 'facebook'),
      social('YouTube', 'https://www.youtube.com/', 'youtube'),
      social('LinkedIn', 'https://www.linkedin.com/', 'linkedin'),
    ],
    legal: [
      link(w('Mentions légales', 'Legal notice'), 'mentions-legales'),
      link(w('Confidentialité', 'Privacy'), 'confidentialite'),
      link(w('Conditions générales', 'Terms of use'), 'conditions-generales'),
    ],
  },
)

export const FRAME: readonly StorySource[] = [HEADER, FOOTER]
