import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Help, paying and changing. */
export const PAYMENT: readonly SynonymRule[] = [
  {
    name: 'Cancelling',
    rule: w(
      'annulation, annuler, annuler ma réservation, annuler mon séjour, annulation gratuite, remboursement, rembourser',
      'cancel, cancellation, cancel booking, cancel my reservation, free cancellation, refund',
    ),
  },
  {
    name: 'Invoices',
    rule: w('facture, reçu, justificatif, note d’hôtel => facture', 'invoice, receipt, bill => invoice'),
  },
  {
    name: 'Arriving late',
    rule: w(
      'arrivée tardive, arriver tard, check-in tardif, arrivée de nuit => arrive après minuit, arriver tard',
      'late check-in, late arrival, arrive late => arrive after midnight, arrive late',
    ),
  },
  {
    name: 'Check-in',
    rule: w(
      'check-in, checkin, heure d’arrivée => chambre prête, arrivée',
      'check-in, checkin, arrival time => room ready, arrival',
    ),
  },
  {
    name: 'Contact',
    rule: w(
      'téléphone, numéro de téléphone, service client, nous contacter, joindre, appeler, réclamation, standard => nous joindre, contact',
      'phone, phone number, telephone, customer service, contact us, call, complaint, help desk => contact us',
    ),
  },
  {
    name: 'Loyalty',
    rule: w(
      'fidélité, programme de fidélité, carte de fidélité, club, membre, carte membre => infiniment barrière',
      'loyalty, loyalty program, loyalty programme, rewards, membership, member card => infiniment barrière',
    ),
  },
  {
    name: 'Points',
    rule: w(
      'points, mes points, points de fidélité, points fidélité => casino barrière',
      'points, my points, loyalty points => casino barrière',
    ),
  },
  {
    name: 'Leaving late',
    rule: w(
      'late checkout, late check-out, check-out tardif, checkout tardif, partir tard, quitter la chambre tard => départ tardif',
      'late checkout, late departure, leave late, check out late => late check-out',
    ),
  },
  {
    name: 'Hen and stag parties',
    rule: w(
      'evjf, evg, enterrement de vie => enterrement de vie de jeune fille',
      'hen party, hen do, stag party, stag do, bachelorette, bachelor party => hen and stag parties',
    ),
  },
  {
    name: 'New Year',
    rule: w(
      'réveillon, nouvel an, réveillon nouvel an, réveillon du nouvel an, saint-sylvestre, 31 décembre => pour la fête',
      'new year, new year’s eve, nye, 31 december => for a party',
    ),
  },
  {
    name: 'Jobs',
    rule: w(
      'emploi, job, jobs, recrutement, carrière, carrières, stage, candidature, travailler chez vous => recrutez, emplois',
      'job, career, careers, vacancies, hiring, internship, work for you => jobs',
    ),
  },
  {
    name: 'Lost property',
    rule: w(
      'objet trouvé, objet perdu, objets trouvés => oublié un objet',
      'lost property, lost and found => left something behind',
    ),
  },
  {
    name: 'Signing in',
    rule: w(
      'connexion, se connecter, identifiant, login, mon compte, espace client => me connecter',
      'log in, login, log on, sign in, my account => sign in',
    ),
  },
  {
    name: 'Passwords',
    rule: w(
      'mot de passe, mot de passe oublié, mot de passe perdu, code oublié => mot de passe oublié',
      'password, forgot my password, forgotten password, lost password, reset password => forgotten password',
    ),
  },
  {
    name: 'Signing up',
    rule: w(
      'inscription, s’inscrire, créer un compte, devenir membre => créer mon compte',
      'sign up, register, join, create an account => create my account',
    ),
  },
  {
    name: 'Privacy',
    rule: w(
      'rgpd, données personnelles, vie privée, cookies, protection des données => politique de confidentialité',
      'gdpr, personal data, privacy, cookies, data protection => privacy policy',
    ),
  },
  {
    name: 'Terms',
    rule: w(
      'cgv, cgu, conditions de vente, conditions d’utilisation => conditions générales',
      'terms and conditions, conditions of sale, T&C => terms of use',
    ),
  },
  {
    name: 'Legal notice',
    rule: w('éditeur du site, hébergeur => mentions légales', 'imprint, legal, publisher => legal notice'),
  },
  {
    name: 'Newsletter',
    rule: w(
      'newsletter, lettre d’information, désabonner, désinscription, s’abonner => la lettre',
      'newsletter, subscribe, unsubscribe, mailing list => letter',
    ),
  },
  {
    name: 'Dress code',
    rule: w(
      'tenue, dress code, s’habiller, tenue exigée, tenue correcte, cravate => tenue, habiller',
      'dress code, dress, what to wear, tie => dress',
    ),
  },
  {
    name: 'Age',
    rule: w('âge minimum, majeur, mineur, 18 ans => dix-huit ans', 'minimum age, adult, under 18, over 18 => eighteen'),
  },
  {
    name: 'Gambling too much',
    rule: w(
      'addiction, interdit de jeu, arrêter de jouer, jeu excessif => jeu responsable',
      'gambling problem, addiction, self-exclusion, stop gambling => responsible gaming',
    ),
  },
  {
    name: 'Means of payment',
    rule: w(
      'payer, paiement, carte bancaire, carte bleue, cb, amex, liquide, paypal => moyens de paiement',
      'payment, credit card, debit card, amex, visa card, mastercard, paypal => pay, pay by card',
    ),
  },
  {
    name: 'Cash and transfers',
    rule: w(
      'payer en espèces, cash, virement bancaire, payer par chèque => moyens de paiement, espèces',
      'pay cash, bank transfer, wire transfer, pay by cheque => pay, cash',
    ),
  },
  {
    name: 'Vouchers',
    rule: w(
      'ancv, chèque vacances, chèques vacances => chèques-vacances',
      'ancv, holiday voucher, vacation vouchers => holiday vouchers',
    ),
  },
  {
    name: 'Meal vouchers',
    rule: w(
      'ticket restaurant, tickets restaurant, titre-restaurant, tickets resto => titres-restaurant',
      'lunch vouchers, luncheon voucher, meal voucher => meal vouchers, luncheon vouchers',
    ),
  },
  {
    name: 'Currencies',
    rule: w(
      'bureau de change, dollars, livres sterling, changer de l’argent => devises',
      'currency exchange, exchange money, foreign money, dollars => currencies',
    ),
  },
  {
    name: 'Rates that are not refunded',
    rule: w(
      'non remboursable, prépaiement, payer d’avance => tarif prépayé, annuler sans frais',
      'non-refundable, nonrefundable, prepayment, pay in advance => prepaid rate, cancel free of charge',
    ),
  },
  {
    name: 'Deposits',
    rule: w(
      'arrhes, caution, dépôt de garantie, versement => acompte, à la réservation',
      'down payment, security deposit => deposit, on booking',
    ),
  },
  {
    name: 'Free cancelling',
    rule: w(
      'annuler ma réservation, remboursable, désistement, décommander, assurance annulation => annuler sans frais',
      'refundable, call off, back out, cancellation insurance => cancel free of charge',
    ),
  },
  {
    name: 'Changing a booking',
    rule: w(
      'changer de dates, changer de date, décaler, modifier ma réservation => changer ma réservation',
      'change dates, change my dates, modify booking, amend => change my booking',
    ),
  },
  {
    name: 'Finding a booking',
    rule: w(
      'numéro de réservation, confirmation perdue, retrouver ma réservation => retrouver ma réservation',
      'booking reference, confirmation number, find my booking => find my booking',
    ),
  },
  {
    name: 'Changing a table',
    rule: w(
      'annuler une table, annuler un restaurant, annuler un dîner, annuler table restaurant => changer une table',
      'cancel a table, cancel dinner, cancel a restaurant, change my table => cancel a table',
    ),
  },
  {
    name: 'Giving back a ticket',
    rule: w(
      'annuler une place, rembourser un billet, échanger un billet, rendre un billet => annuler un billet',
      'refund a ticket, return a ticket, exchange a ticket, ticket refund => cancel a ticket',
    ),
  },
  {
    name: 'Selling a ticket',
    rule: w(
      'revendre, revendre mon billet, revendre ma place, donner mon billet => revend, annuler un billet',
      'resell, resale, sell my ticket, give away my ticket => sell the seat, cancel a ticket',
    ),
  },
  {
    name: 'Finding a ticket',
    rule: w(
      'e-billet, billet électronique, retrouver mes billets, imprimer mon billet, billet perdu => billet',
      'e-ticket, lost ticket, print my ticket, find my tickets, mobile ticket => ticket',
    ),
  },
  {
    name: 'Sold out',
    rule: w(
      'guichets fermés, plus de places, plus de billets, épuisé, sold out => complet, liste d’attente',
      'sold out, fully booked, no tickets left, no seats left, waitlist => full, waiting list',
    ),
  },
  {
    name: 'Put off',
    rule: w(
      'date reportée, déplacé, remis à plus tard => reporté, nouvelle date',
      'postponed, rescheduled, put off => postponed, new date',
    ),
  },
  {
    name: 'Accounting',
    rule: w(
      'note de frais, duplicata, copie de facture, ticket de caisse => facture',
      'expense claim, proof of payment, copy of the bill, folio => invoice',
    ),
  },
]
