import { w } from '../../kit/words.ts'
import type { Destination } from '../../model/places.ts'

export const destination: Destination = {
  slug: 'le-touquet',
  name: 'Le Touquet',
  latitude: 50.5222,
  longitude: 1.5868,
  teaser: w(
    'Douze kilomètres de sable dur, un phare de brique rouge et une forêt pour s’abriter du vent.',
    'Twelve kilometres of firm sand, a red-brick lighthouse and a forest to hide from the wind.',
  ),
  lead: w(
    'La mer d’un côté, les pins de l’autre, le vent au milieu.',
    'Sea on one side, pines on the other, wind in between.',
  ),
  seo: {
    title: w('Le Touquet : la plage, le phare, la forêt', 'Le Touquet: the beach, the lighthouse, the forest'),
    description: w(
      'Que faire au Touquet : char à voile à marée basse, forêt à vélo, marché couvert, 274 marches jusqu’au phare. Et où dormir, manger, sortir.',
      'What to do in Le Touquet: sand-yachting at low tide, the forest by bicycle, the market hall, 274 steps up the lighthouse. And where to stay and eat.',
    ),
  },
  story: {
    title: w('Une station dessinée contre le vent', 'A resort drawn against the wind'),
    text: w(
      `Le terrain fut acheté pour rien : des dunes mobiles et des lapins. On y planta des pins, on attendit trente ans, puis des architectes vinrent y bâtir des villas à toits si hauts qu'ils semblent tirés par le ciel. Plusieurs centaines sont encore là, et chacune a une fenêtre dont personne ne sait à quelle pièce elle appartient.

La plage commande l'horaire. À marée basse, on sort [les chars](story:activites/char-a-voile) ; à marée haute, on enfourche [un vélo](story:activites/foret-a-velo) et l'on passe derrière, sous les pins. [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) est à la jonction : les oyats au pied des fenêtres, la forêt dans le dos.

Le samedi, toute la ville tourne autour du marché couvert, bâti en demi-lune. [La Halle](story:restaurants/la-halle) se tient en face et cuisine ce qu'elle y trouve. Le soir se passe au [casino](story:casinos/le-touquet), qui a gardé une vraie piste de cirque, ou devant les moules du [Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats).`,
      `The land was bought for next to nothing: shifting dunes and rabbits. Pines were planted, thirty years went by, and then architects came to build villas with roofs so tall that the sky seems to be pulling at them. Several hundred still stand, each with a window that no one can match to a room.

The beach sets the timetable. At low tide [the sand yachts](story:activites/char-a-voile) come out; at high tide you take [a bicycle](story:activites/foret-a-velo) and go round behind, under the trees. [Le Pavillon des Dunes](story:hotels/le-pavillon-des-dunes) stands at the join: marram grass below the windows, forest at its back.

On Saturday the whole town circles the covered market, built as a half-moon. [La Halle](story:restaurants/la-halle) sits opposite and cooks what it finds there. Evenings are spent at the [casino](story:casinos/le-touquet), which has kept a proper circus ring, or over mussels at [Le Comptoir des Oyats](story:restaurants/le-comptoir-des-oyats).`,
    ),
  },
  points: [
    {
      icon: 'train-front',
      title: w('2 h 20 depuis Paris-Nord', '2 hr 20 from Paris-Nord'),
      text: w(
        'Descendez à Étaples-Le Touquet ; un bus passe le pont en douze minutes.',
        'Get off at Étaples-Le Touquet; a bus crosses the bridge in twelve minutes.',
      ),
    },
    {
      icon: 'wind',
      title: w('Trois jours sur quatre', 'Three days in four'),
      text: w(
        'C’est la part du vent. Apportez un coupe-vent, même en juillet, et laissez le chapeau.',
        'That is the wind’s share. Bring a windproof, even in July, and leave the hat at home.',
      ),
    },
    {
      icon: 'landmark',
      title: w('274 marches', '274 steps'),
      text: w(
        'Le phare se monte les après-midi d’avril à novembre ; l’Angleterre se devine par temps sec.',
        'The lighthouse can be climbed on afternoons from April to November; England shows in dry weather.',
      ),
    },
    {
      icon: 'eye',
      title: w('Les phoques de l’Authie', 'The seals of the Authie'),
      text: w(
        'À vingt minutes au sud, une centaine sur les bancs à marée basse. Gardez 300 m.',
        'Twenty minutes south, about a hundred on the banks at low tide. Keep 300 m away.',
      ),
    },
  ],
  quote: {
    text: w(
      'Les gens me demandent la météo. Je leur réponds : attendez un quart d’heure.',
      'People ask me about the weather. I tell them to wait a quarter of an hour.',
    ),
    author: w('Bertille Hennebique, gardienne du phare', 'Bertille Hennebique, lighthouse keeper'),
  },
  questions: [
    {
      question: w('Comment savoir à quelle heure la mer est basse ?', 'How do I find out when the tide is low?'),
      answer: w(
        'L’heure est affichée au poste de secours et à l’accueil de chaque hôtel. Elle recule d’une cinquantaine de minutes par jour : notez celle de votre arrivée.',
        'The time is posted at the lifeguard station and at every hotel desk. It slips by some fifty minutes a day: note the one for your arrival.',
      ),
    },
    {
      question: w('Quels jours le marché se tient-il ?', 'On which days is the market held?'),
      answer: w(
        'Le jeudi et le samedi matin toute l’année, le lundi en plus de juin à septembre. Les endives au fond, les fraises sous l’arcade, le poisson près de l’horloge.',
        'Thursday and Saturday mornings all year, with Monday from June to September. Chicory at the back, strawberries under the arcade, fish beside the clock.',
      ),
    },
    {
      question: w('Se baigne-t-on vraiment ici ?', 'Do people really swim here?'),
      answer: w(
        'De la mi-juin à septembre, dans une eau à 18 °C, entre les deux drapeaux. Le reste de l’année, les habitués entrent jusqu’à la taille et appellent cela marcher.',
        'From mid-June to September, in water at 18 °C, between the two flags. The rest of the year regulars wade in to the waist and call it a walk.',
      ),
    },
  ],
}
