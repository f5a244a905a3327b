import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const sortieAuxIles: Activity = {
  slug: 'sortie-aux-iles',
  name: w('Sortie aux îles', 'Island trip'),
  town: 'cannes',
  street: '4, quai des Canots',
  postalCode: '06400',
  latitude: 43.5496,
  longitude: 7.0128,
  category: 'sea',
  minutes: 210,
  ageFrom: 3,
  price: 48,
  hotel: 'le-palmarium',
  teaser: w(
    'Un canot verni, quinze minutes de traversée, une île de pins sans voitures et un pique-nique contre le mur du fort.',
    'A varnished launch, a fifteen-minute crossing, an island of pines with no cars and a picnic against the fort wall.',
  ),
  lead: w(
    'Départ à 10 h. On est revenu pour le café, ou pour le bateau d’après.',
    'Leave at ten. You are back for coffee, or on the boat after that.',
  ),
  seo: {
    title: w('Sortie aux îles en canot depuis Cannes', 'Island trip by launch from Cannes'),
    description: w(
      'Trois heures et demie en canot de bois de Cannes à l’île aux pins : fort, baignade, pique-nique compris. Dès 3 ans, 48 € par personne.',
      'Three and a half hours by wooden launch from Cannes to the island of pines: fort, swim and picnic included. From age 3, €48 a person.',
    ),
  },
  story: {
    title: w('Douze passagers, un fort, aucune voiture', 'Twelve passengers, one fort, no cars'),
    text: w(
      `Le Mistigri a été construit en 1954 pour une actrice qui n’aimait pas l’eau. Il a douze places, dix couches de vernis, et Toussaint Ferrand à la barre, qui connaît chaque caillou par son prénom.

On accoste au sud de l’île, dans une crique à l’abri. Le sentier fait le tour du fort en quarante minutes, sous les pins parasols ; les enfants cherchent la meurtrière où un prisonnier célèbre aurait gravé un poisson. On se baigne de mai à octobre, avec masques et palmes du bord.

Le panier vient du [Ponton](story:restaurants/le-ponton) : pan-bagnat, pêches, eau fraîche. Si le mistral passe force 5, on reporte ou l’on rembourse, et Toussaint vous emmène au [marché](story:activites/marche-forville).`,
      `The Mistigri was built in 1954 for an actress who did not care for water. She has twelve seats, ten coats of varnish, and at the helm Toussaint Ferrand, who knows every rock by its first name.

You land south of the island, in a sheltered cove. The path round the fort takes forty minutes under the umbrella pines; children look for the arrow slit where a famous prisoner is said to have scratched a fish. From May to October there is swimming, with masks and fins kept aboard.

The basket comes from [Le Ponton](story:restaurants/le-ponton): pan bagnat, peaches, cold water. If the mistral passes force 5 we postpone or refund, and Toussaint takes you to the [market](story:activites/marche-forville) instead.`,
    ),
  },
  lines: [
    w('Traversée, pique-nique et gilets compris', 'Crossing, picnic and life jackets included'),
    w('Chaussures fermées, maillot, chapeau qui tient', 'Closed shoes, swimwear, a hat that stays on'),
    w('Toute l’année, tous les jours sauf le mardi', 'All year, every day but Tuesday'),
    w('Embarquement à 9 h 45, quai des Canots', 'Boarding at 9.45 am, quai des Canots'),
  ],
}

export const marcheForville: Activity = {
  slug: 'marche-forville',
  name: w('Le marché Forville avec les cuisines', 'Forville market with our cooks'),
  town: 'cannes',
  street: '6, rue du Marché-Forville',
  postalCode: '06400',
  latitude: 43.5517,
  longitude: 7.012,
  category: 'taste',
  minutes: 120,
  ageFrom: 8,
  price: 25,
  hotel: 'le-palmarium',
  teaser: w(
    'Deux heures entre artichauts et rougets, derrière deux commis qui goûtent, discutent et portent votre panier.',
    'Two hours among artichokes and red mullet, behind two young cooks who taste, argue and carry your basket.',
  ),
  lead: w(
    'À huit heures, la halle est à ceux qui cuisinent. Suivez-les.',
    'At eight the market hall belongs to people who cook. Follow them.',
  ),
  seo: {
    title: w('Marché Forville à Cannes, avec nos cuisiniers', 'Forville market in Cannes, with our cooks'),
    description: w(
      'Visite gourmande du marché Forville à Cannes avec deux cuisiniers du Palmarium : six étals, une socca, un café. Deux heures, dès 8 ans, 25 €.',
      'A tasting walk round Forville market in Cannes with two cooks from Le Palmarium: six stalls, socca, coffee. Two hours, from age 8, €25.',
    ),
  },
  story: {
    title: w('On n’achète rien avant d’avoir fait le tour', 'Nothing is bought before the first lap'),
    text: w(
      `C’est la règle de la brigade. Un premier passage pour regarder, les mains dans le dos ; un second pour choisir. Madame Ravel a les fleurs de courgette, les frères Lambertini le poisson de leur propre bateau, et un monsieur sans enseigne, près du pilier 9, les meilleures fraises d’avril.

Les commis, Inès et Bastien, ont une liste et la perdent volontiers. Vous goûtez en route : une olive, un copeau de tomme, une socca brûlante, une huître si le mois a un r. Au bout, il y a un café au comptoir, et l’on apprend ce que servira le soir [La Table du Palmarium](story:restaurants/la-table-du-palmarium).

Le lundi, la halle passe aux brocanteurs : on y trouve des couteaux, pas de carottes. Ce jour-là, nous ne venons pas.`,
      `That is the brigade’s rule. One lap to look, hands behind your back; a second to choose. Madame Ravel has courgette flowers, the Lambertini brothers sell fish from their own boat, and a man with no sign, near pillar 9, has the best strawberries in April.

The cooks, Inès and Bastien, carry a list and lose it gladly. You taste as you go: an olive, a shaving of tomme, scalding socca, an oyster if there is an r in the month. At the end comes coffee at the counter, and you learn what [La Table du Palmarium](story:restaurants/la-table-du-palmarium) will serve that night.

On Mondays the hall goes to bric-a-brac dealers, who have knives but no carrots. On that day we stay at home.`,
    ),
  },
  lines: [
    w('Du mardi au samedi, rendez-vous à 8 h', 'Tuesday to Saturday, meeting at 8 am'),
    w('Six personnes au plus, en français ou en anglais', 'Six people at most, in French or English'),
    w('Dégustations, socca et café compris', 'Tastings, socca and coffee included'),
    w('Vos achats livrés au frais à votre hôtel', 'Shopping delivered chilled to your hotel'),
  ],
}
