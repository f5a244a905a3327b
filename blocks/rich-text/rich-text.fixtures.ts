import { WEEKDAYS } from '@barriere/shared/domain/time/opening-hours.ts'
import { type Fixtures, UNBREAKABLE, assetOf, doc, filler, paragraph, storyOf, textNode } from '../fixture-values.ts'

const mark = (type: string, attrs?: object) => ({ type, ...(attrs ? { attrs } : {}) })

const linkMark = (attrs: object) => mark('link', { linktype: 'url', uuid: null, anchor: null, target: null, ...attrs })

const cell = (type: 'tableHeader' | 'tableCell', text: string, attrs: object = {}) => ({
  type,
  attrs: { colspan: 1, rowspan: 1, ...attrs },
  content: [paragraph(text)],
})

const row = (...content: object[]) => ({ type: 'tableRow', content })

const list = (type: 'bullet_list' | 'ordered_list', attrs: object, ...texts: string[]) => ({
  type,
  attrs,
  content: texts.map((text) => ({ type: 'list_item', content: [paragraph(text)] })),
})

/** Every node and every mark that the editor offers. */
export const everything = doc(
  { type: 'heading', attrs: { level: 1 }, content: [textNode('Titre de premier rang')] },
  {
    type: 'paragraph',
    content: [textNode('Damiers de pierre, pans de bois, pommiers dans la cour.', mark('styled', { class: 'lead' }))],
  },
  {
    type: 'paragraph',
    attrs: { textAlign: 'center' },
    content: [
      textNode('gras', mark('bold')),
      textNode(' italique', mark('italic')),
      textNode(' barré', mark('strike')),
      textNode(' souligné', mark('underline')),
      textNode(' code', mark('code')),
      textNode('2', mark('superscript')),
      textNode('2', mark('subscript')),
      textNode(' surligné', mark('highlight', { color: '#F2CF92' })),
      textNode(' coloré', mark('textStyle', { color: '#B4321F' })),
      textNode(' petit', mark('styled', { class: 'small caps' })),
      { type: 'hard_break' },
      { type: 'emoji', attrs: { name: 'sailboat', emoji: '⛵', fallbackImage: '' } },
    ],
  },
  {
    type: 'paragraph',
    content: [
      textNode('Écrire à ', linkMark({ linktype: 'email', href: 'maison@exemple.fr' })),
      textNode('la maison', mark('bold'), linkMark({ linktype: 'email', href: 'maison@exemple.fr' })),
      textNode(', voir '),
      textNode(
        'le spa',
        linkMark({
          linktype: 'story',
          href: 'website-hotels/spas',
          uuid: 'u',
          anchor: 'horaires',
          story: { uuid: 'u', url: 'website-hotels/spas' },
        }),
      ),
      textNode(' ou '),
      textNode(
        'la carte',
        linkMark({
          href: 'https://exemple.fr/carte',
          target: '_blank',
          custom: { rel: 'nofollow', title: 'Plan', hreflang: 'fr', onclick: 'alert(1)' },
        }),
      ),
      textNode('.'),
    ],
  },
  { type: 'heading', attrs: { level: 2 }, content: [textNode('Horaires', mark('anchor', { id: 'horaires' }))] },
  {
    type: 'table',
    content: [
      row(cell('tableHeader', 'Lieu'), cell('tableHeader', 'Ouvert')),
      row(cell('tableHeader', 'Bassin'), cell('tableCell', '8\u00a0h – 21\u00a0h')),
      row(cell('tableCell', 'Fermé le 9 juin', { colspan: 2 })),
    ],
  },
  list('bullet_list', {}, 'Voiturier', 'Bassin de 25\u00a0m', 'Club enfants'),
  list('ordered_list', { order: 3 }, 'Troisième', 'Quatrième'),
  { type: 'blockquote', content: [paragraph('La sole arrive du port à midi.')] },
  { type: 'code_block', attrs: { class: 'language-js' }, content: [textNode('const ete = true')] },
  { type: 'horizontal_rule' },
  {
    type: 'image',
    attrs: {
      ...assetOf('golf.avif', 800, 600, 'Golf sur la falaise'),
      src: assetOf('golf.avif', 800, 600).filename,
      title: 'Le trou numéro sept',
    },
  },
)

/** A restaurant that is always open, so that the shown text does not depend on the moment. */
const openAlways = (slug: string, title: string) =>
  storyOf(`restaurants/${slug}`, {
    component: 'restaurant',
    title,
    town: 'Deauville',
    body: [
      {
        _uid: `${slug}-hours`,
        component: 'opening-hours',
        periods: [
          { _uid: `${slug}-period`, component: 'opening-period', days: [...WEEKDAYS], opens: '08:00', closes: '08:00' },
        ],
      },
    ],
  })

export const richTextFixtures: Fixtures = {
  minimal: { _uid: 'rich-text-minimal', component: 'rich-text', text: doc(paragraph('La maison a ouvert en 1912.')) },
  full: {
    _uid: 'rich-text-full',
    component: 'rich-text',
    eyebrow: 'L’hôtel',
    title: 'Un manoir anglo-normand, face aux Planches',
    text: doc(
      {
        type: 'paragraph',
        content: [
          textNode(
            'Damiers de pierre, pans de bois, pommiers dans la cour\u00a0: la maison a ouvert en 1912 pour ' +
              'l’été et n’a jamais vraiment fermé.',
            mark('styled', { class: 'lead' }),
          ),
        ],
      },
      paragraph(
        'Les chambres donnent sur la mer, sur la ville ou sur le jardin. On traverse la rue pour le bain du ' +
          'matin, le hall pour le casino, la cour pour le dîner.',
      ),
    ),
    image: assetOf('map.avif', 1000, 750, 'Plan illustré de Deauville'),
    image_side: 'right',
    hours_of: [openAlways('la-criee', 'La Criée')],
    tone: 'page',
  },
  longest: {
    _uid: 'rich-text-longest',
    component: 'rich-text',
    eyebrow: filler(60),
    title: `${UNBREAKABLE}, ${filler(80)}`,
    text: everything,
    hours_of: [openAlways('longest', UNBREAKABLE), openAlways('other', filler(80))],
    tone: 'night',
  },
}
