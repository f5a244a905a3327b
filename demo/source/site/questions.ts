import { block } from '../kit/block.ts'
import { type Words, w } from '../kit/words.ts'

/** Question and answer, in French and in English. Figures of a house stand on its page alone: answers lead there. */
type Question = readonly [fr: string, en: string, answerFr: string, answerEn: string]

const group = (title: Words, questions: readonly Question[]) =>
  block('faq', {
    title,
    items: questions.map(([fr, en, answerFr, answerEn]) =>
      block('faq-item', { question: w(fr, en), answer: w(answerFr, answerEn) }),
    ),
  })

/** What guests ask, by what it is about. */
export const QUESTIONS = [
  group(w('Arriver et séjourner', 'Arriving and staying'), [
    [
      'Puis-je arriver avant l’heure ?',
      'May I arrive before check-in time?',
      'Oui : votre chambre est à vous dès qu’elle est prête, sans supplément. En attendant, la réception garde vos bagages, et les salons et le bar vous sont ouverts.',
      'Yes: the room is yours as soon as it is ready, at no extra charge. Until then reception keeps your luggage, and the lounges and the bar are open to you.',
    ],
    [
      'J’arrive après minuit, que faire ?',
      'I arrive after midnight. What should I do?',
      'Prévenez la réception : la chambre reste à vous et un veilleur vous ouvre. Un plateau froid peut vous attendre, demandez-le avant 22 h.',
      'Tell reception: the room stays yours and the night porter lets you in. A cold tray can wait for you if you ask before 10 pm.',
    ],
    [
      'Un départ tardif est-il possible ?',
      'Is a late check-out possible?',
      'Les chambres sont prêtes entre 14 h et 16 h selon la maison, et se rendent entre 11 h et midi : chaque page d’hôtel le dit. Pour rester plus tard, demandez la veille ; la réception répond selon les arrivées du jour.',
      'Rooms are ready between 2 pm and 4 pm depending on the house, and are left between 11 am and noon: each hotel’s page says so. To stay longer, ask the day before; reception answers according to the day’s arrivals.',
    ],
    [
      'Puis-je laisser mes bagages avant l’arrivée ou après le départ ?',
      'May I leave my luggage before check-in or after check-out?',
      'Oui, dans les dix hôtels et sans supplément : la réception les garde le jour de l’arrivée et celui du départ.',
      'Yes, in all ten hotels and at no charge: reception keeps it on the day of your arrival and on that of your departure.',
    ],
    [
      'Comment venir de la gare ou de l’aéroport ?',
      'How do I get there from the station or the airport?',
      'La page de chaque maison donne la gare et l’aéroport les plus proches, le temps qu’il faut et la navette, s’il y en a une. La réception réserve aussi un taxi.',
      'Each house’s page names the nearest station and airport, how long it takes and the shuttle, if there is one. Reception can book a taxi, too.',
    ],
    [
      'Où garer ma voiture, et puis-je la recharger ?',
      'Where do I park, and can I charge an electric car?',
      'Chaque hôtel a ses places et ses bornes. Le parking est gratuit au [Clos des Courses](story:hotels/le-clos-des-courses), payant ailleurs ; le tarif et la puissance sont sur la page de chaque hôtel.',
      'Every hotel has parking spaces and charging points. Parking is free at [Le Clos des Courses](story:hotels/le-clos-des-courses) and paid elsewhere; price and power are on each hotel’s page.',
    ],
    [
      'Le wifi est-il compris ?',
      'Is wi-fi included?',
      'Oui, dans toutes nos maisons, des chambres au jardin.',
      'Yes, in all our houses, from the rooms to the garden.',
    ],
    [
      'Le petit-déjeuner est-il compris ?',
      'Is breakfast included?',
      'Dans certaines chambres et certains tarifs, oui : leur page le dit. Sinon, il s’ajoute sur place, le matin même. Il est offert aux membres pendant un séjour du mois de leur anniversaire.',
      'In some rooms and at some rates, yes: their page says so. Otherwise you can add it on the morning itself. Members have it with our compliments during a stay in their birthday month.',
    ],
    [
      'Les chambres sont-elles climatisées ?',
      'Are the rooms air-conditioned?',
      'Pas toutes : au bord de la mer, beaucoup se passent de climatisation. La page de chaque chambre dit ce qu’elle a.',
      'Not all of them: by the sea many do without. Each room’s page says what it has.',
    ],
    [
      'Peut-on fumer dans les chambres ?',
      'May I smoke in the room?',
      'Non, ni dans les chambres ni dans les salles, comme la loi le demande. On fume dehors, là où un cendrier attend.',
      'No, neither in the rooms nor indoors, as French law requires. Smoke outside, where you find an ashtray.',
    ],
    [
      'Mon chien peut-il venir ?',
      'May I bring my dog?',
      'Oui, dans les dix hôtels, en laisse dans les couloirs. Il n’entre ni en salle ni au spa ; plusieurs terrasses l’accueillent.',
      'Yes, in all ten hotels, on a lead in the corridors. Dining rooms and spas are closed to dogs; several terraces are not.',
    ],
    [
      'J’ai oublié un objet. Où le retrouver ?',
      'I left something behind. How do I get it back?',
      'Appelez la réception de la maison, ou la réception centrale si vous ne savez plus laquelle. Nous le gardons un an et vous l’envoyons, port à votre charge.',
      'Call the house’s reception, or the central desk if you are not sure which house it was. We keep it for a year and send it to you; you pay the postage.',
    ],
  ]),
  group(w('En famille, à plusieurs', 'Families and groups'), [
    [
      'À partir de quel âge paie un enfant ?',
      'From what age do children pay?',
      'Rien avant quatre ans dans la chambre des parents, le petit-déjeuner seul jusqu’à douze ans.',
      'Nothing under four in their parents’ room, breakfast only up to twelve.',
    ],
    [
      'Y a-t-il un lit bébé ?',
      'Is there a cot for a baby?',
      'Oui, sans supplément, pour un enfant de moins de quatre ans. Indiquez son âge en réservant : le lit est monté avant votre arrivée.',
      'Yes, at no charge, for a child under four. Give the age when you book: the cot is there before you are.',
    ],
    [
      'Avez-vous des chambres communicantes ?',
      'Do you have connecting rooms?',
      'Plusieurs hôtels en ont. Quand une seule chambre ne suffit pas, la recherche propose deux chambres avec leurs deux prix ; demandez ensuite à la réception qu’elles communiquent.',
      'Several hotels do. Where one room is not enough, the search suggests two with both prices; then ask reception that they connect.',
    ],
    [
      'Quels hôtels ont un club d’enfants ?',
      'Which hotels have a children’s club?',
      'Notre collection [Vacances en famille](story:collections/en-famille) les réunit, avec l’âge et les horaires de chacun.',
      'Our collection [Family holidays](story:collections/en-famille) has them all, with the ages and hours of each.',
    ],
    [
      'Comment réserver pour un groupe ?',
      'How do I book for a group?',
      'Jusqu’à quelques chambres, en ligne. Au-delà, pour un mariage ou une fête, voyez nos [réceptions](story:receptions) ; pour une équipe, nos [séminaires](story:seminaires) : une personne vous répond et tient les chambres ensemble.',
      'A few rooms, online. Beyond that, see our [receptions](story:receptions) for a wedding or a party, and our [seminars](story:seminaires) for a team: one person answers you and keeps the rooms together.',
    ],
    [
      'Organisez-vous un enterrement de vie de jeune fille ou de garçon ?',
      'Do you host hen and stag parties?',
      'Oui : une suite, un bain, une table, un spectacle, dans l’ordre que vous voulez. Nos équipes des [réceptions](story:receptions) composent la journée avec vous.',
      'Yes: a suite, a bath, a table, a show, in whichever order you like. Our [reception teams](story:receptions) plan the day with you.',
    ],
    [
      'Quels hôtels ont des chambres pour fauteuil roulant ?',
      'Which hotels have rooms for wheelchairs?',
      'Neuf sur dix ; leur nombre est sur la page de chacun. La [Villa Estelle](story:hotels/villa-estelle) est derrière quarante-deux marches : à Cannes, préférez [Le Palmarium](story:hotels/le-palmarium).',
      'Nine of the ten; how many is on each hotel’s page. [Villa Estelle](story:hotels/villa-estelle) stands behind forty-two steps: in Cannes, choose [Le Palmarium](story:hotels/le-palmarium).',
    ],
  ]),
  group(w('À table, au spa', 'At the table, at the spa'), [
    [
      'Quelle tenue faut-il au restaurant ?',
      'What should I wear in the restaurants?',
      'Quand une maison en demande une, sa page le dit, sous « Tenue ». Ailleurs, on vient comme on est.',
      'Where a house asks for anything, its page says so, under “Dress”. Elsewhere, come as you are.',
    ],
    [
      'Où trouver les allergènes des plats ?',
      'Where do I find the allergens of the dishes?',
      'Sur la carte de chaque restaurant, ici comme en salle : les allergènes et les plats végétariens y sont marqués. Dites votre allergie en réservant, la cuisine la lira.',
      'On each restaurant’s menu, here and at the table: allergens and vegetarian dishes are marked. Tell us of an allergy when you book, and the kitchen will read it.',
    ],
    [
      'Comment annuler ou changer une table ?',
      'How do I cancel or change a table?',
      'Par le lien de l’e-mail de confirmation, ou au téléphone de la maison, sur sa page.',
      'By the link in the confirmation email, or by telephone: the number is on the restaurant’s page.',
    ],
    [
      'À partir de quel âge entre-t-on au spa ?',
      'From what age may one enter the spa?',
      'Chaque spa a ses règles pour les bassins et pour les soins : l’âge et les horaires sont sur sa page.',
      'Each spa has rules of its own for pools and for treatments: ages and hours are on its page.',
    ],
  ]),
  group(w('Casinos, spectacles et tournois', 'Casinos, shows and tournaments'), [
    [
      'Que faut-il pour entrer au casino ?',
      'What do I need to enter a casino?',
      'Avoir dix-huit ans et montrer une pièce d’identité en cours de validité, à chaque visite. Voyez aussi [nos engagements](story:jeu-responsable).',
      'To be eighteen and to show a valid identity document at every visit. See also [our commitments](story:jeu-responsable).',
    ],
    [
      'Faut-il une tenue pour le casino ?',
      'Is there a dress code at the casino?',
      'Une tenue de ville suffit. Laissez les tongs et les maillots de sport à l’hôtel.',
      'Town clothes will do. Leave flip-flops and sports shirts at the hotel.',
    ],
    [
      'Où est mon billet ?',
      'Where is my ticket?',
      'Dans l’e-mail de confirmation, avec son code QR, et dans [vos inscriptions](story:casino-barriere/mes-inscriptions). Présentez-le à l’entrée, sur votre téléphone ou imprimé, avec une pièce d’identité.',
      'In the confirmation email, with its QR code, and among [your registrations](story:casino-barriere/mes-inscriptions). Show it at the door, on your telephone or on paper, with proof of identity.',
    ],
    [
      'Puis-je annuler un billet ?',
      'Can I cancel a ticket?',
      'Oui, depuis [vos inscriptions](story:casino-barriere/mes-inscriptions), jusqu’à la date qui y est écrite : le montant revient sur la carte qui a payé. Si nous annulons, il revient sans démarche de votre part.',
      'Yes, among [your registrations](story:casino-barriere/mes-inscriptions), until the date that is written there: the money goes back to the card that paid. If we cancel, it goes back by itself.',
    ],
    [
      'C’est complet : que faire ?',
      'It is full. What can I do?',
      'Rejoignez la liste d’attente depuis la page du spectacle ou du tournoi. Dès qu’une place se libère, un e-mail vous prévient, et elle reste à votre nom pendant une heure.',
      'Join the waiting list on the page of the show or tournament. As soon as a seat becomes free an email tells you, and it is kept in your name for an hour.',
    ],
    [
      'Que se passe-t-il au réveillon ?',
      'What happens on New Year’s Eve?',
      'Dîners, bals et spectacles du 31 décembre sont dans [l’agenda](story:evenements), avec leurs places et leurs prix.',
      'Dinners, balls and shows on 31 December are in [the diary](story:evenements), with their seats and prices.',
    ],
    [
      'Comment limiter mon accès aux jeux ?',
      'How do I limit my access to gambling?',
      'En quelques secondes, depuis [votre espace](story:casino-barriere/limiter-mon-acces), pour la durée que vous choisissez. Elle ne peut qu’être prolongée. Voyez aussi [le jeu responsable](story:jeu-responsable).',
      'In a few seconds, in [your area](story:casino-barriere/limiter-mon-acces), for as long as you choose. It can only be made longer. See also [responsible gambling](story:jeu-responsable).',
    ],
  ]),
  group(w('Réserver, payer, être membre', 'Booking, paying, being a member'), [
    [
      'Puis-je annuler sans frais ?',
      'Can I cancel free of charge?',
      'Au tarif flexible, oui, jusqu’à la veille à 18 h. Le tarif prépayé ne se rembourse pas, mais se reporte une fois dans l’année.',
      'At the flexible rate, yes, until 6 pm the day before. The prepaid rate is not refunded, but can be moved once within the year.',
    ],
    [
      'Comment retrouver ou changer ma réservation ?',
      'How do I find or change my booking?',
      'Membre, vous la trouvez dans [vos séjours](story:infiniment-barriere/mes-sejours). Sinon, le numéro de la confirmation suffit : appelez l’hôtel ou [écrivez-nous](story:contact).',
      'As a member you find it among [your stays](story:infiniment-barriere/mes-sejours). Otherwise the number of the confirmation will do: call the hotel or [write to us](story:contact).',
    ],
    [
      'Quels moyens de paiement acceptez-vous ?',
      'How can I pay?',
      'Les cartes bancaires partout. Selon la maison, aussi le virement, les espèces et les chèques-vacances : sa page le dit.',
      'By card everywhere. Depending on the house also by transfer, in cash and with French holiday vouchers: its page says so.',
    ],
    [
      'Y a-t-il une taxe de séjour ?',
      'Is there a tourist tax?',
      'Oui, par adulte et par nuit. La commune en fixe le montant, qui est sur la page de chaque hôtel.',
      'Yes, for each adult and night. The town sets the amount, which is on each hotel’s page.',
    ],
    [
      'Peut-on offrir un séjour ?',
      'Can I give a stay as a present?',
      'Oui, par une carte cadeau de 50 à 2 000 €, valable deux ans dans toutes nos maisons. Appelez la réception centrale : elle part par e-mail le jour même, ou par la poste, sous enveloppe.',
      'Yes, with a gift card from €50 to €2,000, valid for two years in all our houses. Call the central desk: it leaves by email the same day, or by post in an envelope.',
    ],
    [
      'Comment obtenir une facture ?',
      'How do I get an invoice?',
      'Elle part par e-mail le jour du départ. Pour une copie, écrivez à [la comptabilité](mailto:factures@barriere.example).',
      'It leaves by email on the day you check out. For a copy, write to [accounts](mailto:factures@barriere.example).',
    ],
    [
      'La carte de fidélité est-elle gratuite ?',
      'Is the loyalty card free of charge?',
      'Oui, et le tarif membre vaut dès le compte ouvert. Le programme des hôtels et celui des casinos ont chacun leur compte et leur carte.',
      'Yes, and the member rate holds as soon as the account is open. The hotels’ programme and the casinos’ each have an account and a card of their own.',
    ],
    [
      'Comment supprimer mon compte et mes données ?',
      'How do I delete my account and my data?',
      'Depuis votre profil : tout s’y télécharge et s’y efface. La [politique de confidentialité](story:confidentialite) dit ce que la loi nous fait garder, et combien de temps.',
      'In your profile: everything can be downloaded and deleted there. The [privacy policy](story:confidentialite) says what the law makes us keep, and for how long.',
    ],
    [
      'Comment ne plus recevoir votre lettre ?',
      'How do I stop your newsletter?',
      'Par le lien qui est au bas de chacune : un clic suffit, sans mot de passe.',
      'By the link at the foot of each one: one click will do, without a password.',
    ],
    [
      'Recrutez-vous ? Où voir vos emplois ?',
      'Are you hiring? Where are your jobs?',
      'Oui, en cuisine, en salle, aux étages, à la réception et aux tables de jeu. [Écrivez-nous](story:contact) le métier, la ville et la date : la maison concernée vous répond.',
      'Yes, in kitchens and dining rooms, upstairs, at reception and at the gaming tables. [Write to us](story:contact) with the job, the town and the date: the house in question answers.',
    ],
  ]),
]
