import { type Fixtures, UNBREAKABLE, doc, filler, paragraph } from '../fixture-values.ts'

const item = (uid: string, question: string, ...answer: object[]) => ({
  _uid: uid,
  component: 'faq-item',
  question,
  answer: doc(...answer),
})

export const faqFixtures: Fixtures = {
  minimal: {
    _uid: 'faq-minimal',
    component: 'faq',
    items: [item('q1', 'Y a-t-il un parking\u00a0?', paragraph('Voiturier 24\u00a0h sur 24.'))],
  },
  full: {
    _uid: 'faq-full',
    component: 'faq',
    title: 'Questions fréquentes',
    tone: 'alternate',
    items: [
      item(
        'q1',
        'À quelle heure puis-je arriver\u00a0?',
        paragraph('La chambre est prête à 15\u00a0h.'),
        paragraph('Les membres Infiniment peuvent demander midi, selon disponibilité.'),
      ),
      item('q2', 'Le petit-déjeuner est-il compris\u00a0?', paragraph('Oui, pour les offres qui le mentionnent.')),
      item('q3', 'Mon chien peut-il dormir dans la chambre\u00a0?', {
        type: 'bullet_list',
        content: ['25\u00a0€ par nuit', 'Panier et gamelle fournis'].map((text) => ({
          type: 'list_item',
          content: [paragraph(text)],
        })),
      }),
    ],
  },
  longest: {
    _uid: 'faq-longest',
    component: 'faq',
    title: filler(70),
    tone: 'night',
    items: [
      item('q1', `${filler(110)}${UNBREAKABLE}\u00a0?`, paragraph(filler(900))),
      item('q2', filler(60), paragraph(`${UNBREAKABLE}${UNBREAKABLE}`)),
    ],
  },
}
