import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Occasions, meetings and celebrations. */
export const MEETINGS: readonly SynonymRule[] = [
  {
    name: 'For two',
    rule: w(
      'saint-valentin, romantique, en amoureux, couple, lune de miel, week-end romantique, week-end en amoureux => à deux, deux coupes, deux nuits',
      'valentine, valentine’s day, romantic, couple, honeymoon, romantic getaway, romantic weekend => for two, two glasses, two nights',
    ),
  },
  {
    name: 'Weekend',
    rule: w(
      'week-end, weekend, escapade, court séjour => week-end, deux nuits',
      'weekend, getaway, short break => weekend, two nights',
    ),
  },
  {
    name: 'Gifts',
    rule: w(
      'carte cadeau, bon cadeau, chèque cadeau, coffret cadeau, offrir un séjour, idée cadeau',
      'gift card, gift voucher, gift certificate, gift, give a stay',
    ),
  },
  {
    name: 'Weddings',
    rule: w(
      'mariage, se marier, noces, réception de mariage, salle de mariage, lieu de mariage => mariages',
      'wedding, get married, wedding venue, wedding reception => weddings',
    ),
  },
  {
    name: 'Birthdays',
    rule: w(
      'salle anniversaire, fêter un anniversaire, fête d’anniversaire => fêtes, anniversaire',
      'birthday party, celebrate a birthday => parties, birthday',
    ),
  },
  {
    name: 'More meetings',
    rule: w(
      'journée d’étude, comité de direction, codir, assemblée générale, convention, colloque => kind:seminar',
      'away day, offsite, board meeting, agm, symposium, kick-off => kind:seminar',
    ),
  },
  {
    name: 'Meeting equipment',
    rule: w(
      'vidéoprojecteur, sono, visioconférence, paperboard, micro => projecteurs, écran, régie',
      'projector, video conference, flipchart, sound system => projectors, screen, microphones',
    ),
  },
  {
    name: 'Interpreters',
    rule: w(
      'traduction simultanée, interprétation, cabine de traduction => interprètes, traduction',
      'simultaneous translation, interpreting, translator => interpreters',
    ),
  },
  {
    name: 'Halls',
    rule: w(
      'auditorium, amphithéâtre, grande capacité => plénière, grande salle',
      'auditorium, lecture hall, large hall => large hall, main hall',
    ),
  },
  {
    name: 'Quotes',
    rule: w(
      'demande de prix, estimation, proposition commerciale, tarif groupe => devis',
      'quotation, estimate, price request, rfp => quote',
    ),
  },
  {
    name: 'Taking a whole house',
    rule: w(
      'privatisation, location exclusive, louer tout l’hôtel, exclusivité => privatiser l’hôtel entier',
      'exclusive use, buyout, private hire, hire the whole hotel, rent a hotel => take over the whole hotel',
    ),
  },
  {
    name: 'Groups',
    rule: w(
      'voyage de groupe, réservation de groupe, autocar, plusieurs chambres => réserver pour un groupe',
      'group booking, group rate, tour group, coach party, several rooms => book for a group',
    ),
  },
  {
    name: 'Company evenings',
    rule: w(
      'soirée d’entreprise, gala, dîner de gala, afterwork, lancement de produit => kind:seminar',
      'corporate event, company party, gala dinner, product launch => kind:seminar',
    ),
  },
  {
    name: 'Breaks in a meeting',
    rule: w('pause-café, coffee break, café d’accueil => pause', 'coffee break, refreshments => break'),
  },
  {
    name: 'How many come',
    rule: w(
      'nombre de participants, confirmer les effectifs, effectif => nombre, participants',
      'headcount, number of guests, final numbers => numbers, confirm numbers',
    ),
  },
  {
    name: 'Holding a date',
    rule: w(
      'poser une option, bloquer une date, mettre une option => option',
      'pencil in, hold a date, reserve a date => option',
    ),
  },
  {
    name: 'Family parties',
    rule: w(
      'baptême, communion, fiançailles, banquet, fête de famille, cousinade => mariages et fêtes',
      'christening, engagement party, banquet, family reunion, bar mitzvah => weddings and parties',
    ),
  },
  {
    name: 'Wedding words',
    rule: w(
      'noces d’or, traiteur, vin d’honneur, pacs, cérémonie => mariages et fêtes',
      'golden wedding, catering, caterer, ceremony, civil partnership => weddings and parties',
    ),
  },
  {
    name: 'A night to remember',
    rule: w(
      'demande en mariage, anniversaire de mariage, anniversaire de rencontre => à deux, pour deux',
      'marriage proposal, wedding anniversary, anniversary weekend => for two',
    ),
  },
  {
    name: 'Presents',
    rule: w(
      'cadeau, bon d’achat, coffret, smartbox, e-carte => carte cadeau, offrir un séjour',
      'present, gift box, gift idea, e-gift => gift card, stay as a present',
    ),
  },
  {
    name: 'Codes',
    rule: w(
      'code promo, code de réduction, coupon, bon de réduction => kind:offer',
      'promo code, discount code, coupon, voucher code => kind:offer',
    ),
  },
]
