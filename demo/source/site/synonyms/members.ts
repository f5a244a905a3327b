import { w } from '../../kit/words.ts'
import type { SynonymRule } from './rule.ts'

/** Members, who answers, and the law. */
export const MEMBERS: readonly SynonymRule[] = [
  {
    name: 'Statuses',
    rule: w(
      'palier, grade, niveau de fidélité, statut => statuts, statut',
      'tier, member level, loyalty tier, elite status => tiers, statuses',
    ),
  },
  {
    name: 'Benefits',
    rule: w(
      'avantage, privilèges, bénéfices, avantages membre => avantages',
      'perks, privileges, advantages, member benefits => benefits',
    ),
  },
  {
    name: 'Sponsoring',
    rule: w(
      'parrainer, parrain, filleul, inviter un ami => parrainage',
      'refer a friend, referral, sponsor, invite a friend => sponsorship',
    ),
  },
  {
    name: 'Upgrades',
    rule: w(
      'upgrade, chambre supérieure, catégorie supérieure => surclassement',
      'room upgrade, upgraded, better room => upgrade',
    ),
  },
  {
    name: 'Member rates',
    rule: w(
      'prix membre, remise membre, réduction membre, tarif fidélité => tarif membre',
      'member price, member discount, member rates => member rate',
    ),
  },
  {
    name: 'Staff rates',
    rule: w(
      'tarif employé, salarié, tarif salarié, tarif du personnel, employé du groupe => collaborateur',
      'staff rate, staff discount, employee rate, employee discount => collaborator',
    ),
  },
  {
    name: 'Spending points',
    rule: w(
      'échanger mes points, utiliser mes points, convertir mes points => casino barrière, récompenses',
      'redeem, redeem points, use my points, spend points, convert points => casino barrière, rewards',
    ),
  },
  {
    name: 'Cards',
    rule: w(
      'carte perdue, perdu ma carte, perdu ma carte de membre, numéro de membre, carte numérique => ma carte',
      'lost card, lost my card, lost member card, member number, membership number, digital card => my card',
    ),
  },
  {
    name: 'Birthday presents',
    rule: w(
      'cadeau d’anniversaire, offre anniversaire, avantage anniversaire => mon anniversaire',
      'birthday gift, birthday offer, birthday treat, birthday reward => my birthday',
    ),
  },
  {
    name: 'Leaving the programme',
    rule: w(
      'fermer mon compte, résilier, clôturer mon compte, effacer mon compte => supprimer mon compte',
      'close my account, delete my account, deactivate, leave the programme => delete my account',
    ),
  },
  {
    name: 'One’s data',
    rule: w(
      'droit à l’oubli, effacer mes données, télécharger mes données => supprimer mon compte et mes données',
      'right to be forgotten, erase my data, download my data => delete my account and my data',
    ),
  },
  {
    name: 'One’s details',
    rule: w(
      'changer d’adresse, changer mon e-mail, modifier mes coordonnées, mes informations => mon profil',
      'change my address, change my email, update my details, personal details => my profile',
    ),
  },
  {
    name: 'Devices',
    rule: w(
      'appareils connectés, compte piraté, se déconnecter partout, passkey => mes connexions, clés d’accès',
      'devices, hacked, log out everywhere, passkey => where I am signed in, passkeys',
    ),
  },
  {
    name: 'Past stays',
    rule: w(
      'anciens séjours, historique, prochain séjour => mes séjours',
      'past stays, stay history, upcoming stay => my stays',
    ),
  },
  {
    name: 'Favourites',
    rule: w(
      'favoris, liste d’envies, coups de cœur, pages gardées => mon voyage',
      'favourites, favorites, wishlist, shortlist => my trip',
    ),
  },
  {
    name: 'Rules of the programme',
    rule: w(
      'règlement du programme, règles du programme => conditions du programme',
      'programme rules, program terms, membership terms => terms of the programme',
    ),
  },
  {
    name: 'Writing',
    rule: w(
      'adresse postale, courrier, formulaire de contact, envoyer un message, écrire => nous joindre',
      'postal address, write to you, contact form, email address, get in touch => contact us',
    ),
  },
  {
    name: 'Press',
    rule: w(
      'journaliste, presse, dossier de presse, relations presse => nous joindre, contact',
      'journalist, press, press kit, media contact => contact us',
    ),
  },
  {
    name: 'Complaints',
    rule: w(
      'plainte, porter plainte, litige, mécontent, médiateur => réclamations et médiation, service clients',
      'dispute, ombudsman, unhappy, mediator => complaints and mediation, contact us',
    ),
  },
  {
    name: 'A request under way',
    rule: w(
      'suivre ma demande, référence de ma demande, état de ma demande => suivre une demande',
      'track my request, request status, status of my request, my enquiry => follow a request',
    ),
  },
  {
    name: 'The company',
    rule: w(
      'siège social, siret, siren, raison sociale, numéro de tva => mentions légales',
      'head office, registered office, company number, vat number => legal notice',
    ),
  },
  {
    name: 'Copyright',
    rule: w(
      'droits d’auteur, copyright, propriété intellectuelle, crédits photo => mentions légales',
      'copyright, intellectual property, photo credits, image rights => legal notice',
    ),
  },
  {
    name: 'Data',
    rule: w(
      'cnil, dpo, consentement, conservation des données => politique de confidentialité',
      'cnil, dpo, consent, data retention => privacy policy',
    ),
  },
  {
    name: 'Cookies',
    rule: w(
      'traceurs, refuser les cookies, publicité ciblée, mesure d’audience => cookies',
      'trackers, tracking, reject cookies, cookie settings, targeted ads => cookies',
    ),
  },
  {
    name: 'Unwanted emails',
    rule: w(
      'spam, trop d’e-mails, arrêter les e-mails, se désabonner, ne plus recevoir => recevoir votre lettre',
      'spam, too many emails, stop emails, opt out, junk mail => stop your newsletter',
    ),
  },
  {
    name: 'Accessible pages',
    rule: w(
      'site accessible, lecteur d’écran, malvoyant, aveugle, rgaa, wcag => déclaration d’accessibilité',
      'screen reader, blind, visually impaired, wcag, accessible website => accessibility statement',
    ),
  },
  {
    name: 'Applying',
    rule: w(
      'cv, saisonnier, alternance, apprentissage, embauche, offre d’emploi => recrutez, emplois',
      'cv, apprenticeship, seasonal work, trainee, job offer, recruitment => hiring, jobs',
    ),
  },
]
