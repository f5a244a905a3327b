import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const salonsDuPhare: Seminar = {
  slug: 'salons-du-phare',
  name: 'Salons du Phare',
  town: 'le-touquet',
  street: '25, avenue des Oyats',
  postalCode: '62520',
  latitude: 50.5145,
  longitude: 1.5811,
  phone: '02 61 91 00 79',
  email: 'seminaires-letouquet@barriere.example',
  hotel: 'le-pavillon-des-dunes',
  teaser: w(
    'Trois salons de 30 à 120 m² entre dune et pins, et une plage de douze kilomètres pour la pause.',
    'Three rooms from 30 to 120 m² between dune and pines, and a twelve-kilometre beach for the break.',
  ),
  lead: w(
    'Rien n’éclaircit les idées comme vingt nœuds de face.',
    'Nothing clears the mind like twenty knots in the face.',
  ),
  seo: {
    title: w('Salons du Phare, séminaires au Touquet', 'Salons du Phare, meetings in Le Touquet'),
    description: w(
      'Trois salons au Pavillon des Dunes, Le Touquet : 92 chambres, 2 h 20 de Paris, 1 h 30 de Lille, char à voile en équipe. Dès 69 € la journée.',
      'Three rooms at Le Pavillon des Dunes, Le Touquet: 92 bedrooms, 2 hr 20 from Paris, 1 hr 30 from Lille, team sand-yachting. From €69 a day.',
    ),
  },
  story: {
    title: w('L’ordre du jour suit la marée', 'The agenda follows the tide'),
    text: w(
      `On ne fixe pas l'heure des réunions, on demande celle de la basse mer. Le travail se cale autour : le matin si l'eau descend l'après-midi, et l'inverse. Personne n'a encore protesté.

Les salons sont dans le pignon nord. Fanal a des fenêtres sur trois côtés et un grand rideau pour qu'on écoute l'orateur ; Balise est lambrissé de pin ; Vigie, tout en haut, tient douze personnes et une décision.

La journée est à 69 €, repas au [Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats) ; 210 € avec la nuit, le dîner et la soupe de minuit. Depuis Londres, comptez trois heures, tunnel compris.`,
      `You do not choose the hour of a meeting; you ask for that of low water. Work fits around it: mornings if the sea goes out after lunch, and the reverse. No one has complained so far.

The rooms are in the north gable. Fanal has windows on three sides, and a large curtain so that people listen to the speaker; Balise is panelled in pine; Vigie, right at the top, holds twelve people and one decision.

A day costs €69 with lunch at [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats), or €210 with a night, dinner and midnight soup. From London allow three hours, tunnel included.`,
    ),
  },
  halls: [
    {
      name: 'Fanal',
      area: 120,
      height: 3.6,
      daylight: true,
      seats: { theatre: 100, classroom: 60, uShape: 36, banquet: 80, cocktail: 120 },
    },
    {
      name: 'Balise',
      area: 58,
      height: 2.9,
      daylight: true,
      seats: { theatre: 48, classroom: 28, uShape: 20, boardroom: 20, banquet: 36 },
    },
    { name: 'Vigie', area: 30, height: 2.6, daylight: true, seats: { boardroom: 12 } },
  ],
  points: [
    {
      icon: 'clock',
      title: w('Horaires de marée', 'Tide-table hours'),
      text: w(
        'Le déjeuner se sert entre 11 h 45 et 15 h, à l’heure que la mer vous laisse.',
        'Lunch is served between 11.45 am and 3 pm, at whatever time the sea allows.',
      ),
    },
    {
      icon: 'bed-double',
      title: w('92 chambres', '92 bedrooms'),
      text: w(
        'Toutes à moins de deux étages des salons ; vingt-cinq bloquées pour vous dès l’option.',
        'All within two floors of the meeting rooms; twenty-five held for you with the option.',
      ),
    },
    {
      icon: 'wifi',
      title: w('La fibre jusqu’à la dune', 'Fibre as far as the dune'),
      text: w(
        'Un réseau pour le groupe, un autre pour les présentations, câbles dans le sol.',
        'One network for the group, another for presentations, cables in the floor.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-char-a-voile',
      name: w('Relais sur trois roues', 'Relay on three wheels'),
      text: w(
        'Quatre par équipe, un char, un témoin en forme de manche à air.',
        'Four to a team, one yacht and a windsock for a baton.',
      ),
    },
    {
      picture: 'activite-foret-a-velo',
      name: w('Rallye des villas', 'Villa rally'),
      text: w(
        'Vingt façades à reconnaître à vélo, sur photo d’époque ; l’une a été démolie.',
        'Twenty fronts to identify by bicycle from old photographs; one has been pulled down.',
      ),
    },
    {
      picture: 'restaurant-la-halle',
      name: w('Le marché pour trente', 'Shopping for thirty'),
      text: w(
        'Un budget, une heure, puis Idriss Caron cuisine vos achats, même les erreurs.',
        'A budget, an hour, and then Idriss Caron cooks what you bought, mistakes and all.',
      ),
    },
  ],
  questions: [
    {
      question: w('Et si le vent manque pour le char ?', 'What if there is no wind for sand-yachting?'),
      answer: w(
        'Le rallye à vélo prend la place, au même prix. Les moniteurs tranchent la veille à 18 h.',
        'The bicycle rally takes its place at the same price. The instructors decide at 6 pm the day before.',
      ),
    },
    {
      question: w('Organisez-vous le transport depuis la gare ?', 'Do you arrange transport from the station?'),
      answer: w(
        'Un car de 49 places attend à Étaples, 180 € l’aller. Les bagages vont droit aux chambres.',
        'A 49-seat coach waits at Étaples, €180 each way. Luggage goes straight to the bedrooms.',
      ),
    },
  ],
}
