import { type BlockSource, block } from '../kit/block.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, w } from '../kit/words.ts'
import { crumbs } from '../build/common.ts'

interface Legal {
  readonly path: string
  readonly slugEn: string
  readonly title: Words
  readonly teaser: Words
  readonly description: Words
  readonly before?: readonly BlockSource[]
  readonly text: Words
}

const legal = ({ path, slugEn, title, teaser, description, before = [], text }: Legal): StorySource =>
  storyAt({ path, slugEn, name: title }, 'page', {
    title,
    teaser,
    image: 'plan-de-la-ville',
    seo_title: w(`${title.fr} | Barrière`, `${title.en} | Barrière`),
    seo_description: description,
    body: [crumbs(title), ...before, block('rich-text', { title, text })],
  })

export const LEGAL: readonly StorySource[] = [
  legal({
    path: 'mentions-legales',
    slugEn: 'legal-notice',
    title: w('Mentions légales', 'Legal notice'),
    teaser: w(
      'Éditeur, hébergeur, propriété des textes et des images.',
      'Publisher, host, ownership of texts and pictures.',
    ),
    description: w(
      'Éditeur du site, directrice de la publication, hébergeur, propriété des textes et des images, médiation et réclamations.',
      'Publisher, publication director, host, ownership of texts and pictures, mediation and complaints.',
    ),
    text: w(
      `
Ce site est une démonstration. La société, ses maisons, ses adresses et ses numéros sont inventés ; rien n’y est à vendre.

## Éditeur

- Maisons du Rivage, société fictive, SAS au capital de 40 000 €
- Siège : 1, rue de l’Exemple, 14800 Deauville
- RCS Lisieux 000 000 000, TVA FR00 000000000
- Téléphone : 02 61 91 00 14, e-mail : [contact@barriere.example](mailto:contact@barriere.example)
- Directrice de la publication : Jeanne Exemple, présidente

## Hébergeur

Hébergement d’Exemple SARL, 2, quai du Modèle, 44000 Nantes. Téléphone : 02 61 91 00 99.

## Textes et images

Les textes et les illustrations appartiennent à l’éditeur. Une courte citation est permise si la source est nommée ; toute autre reprise demande un accord écrit.

## Réclamations et médiation

Écrivez d’abord à la maison concernée, puis au service clients, qui répond sous quinze jours. Sans accord, un médiateur de la consommation peut être saisi gratuitement dans l’année.`,
      `
This site is a demonstration. The company, its houses, its addresses and its numbers are invented; nothing here is for sale.

## Publisher

- Maisons du Rivage, a fictitious company, SAS with a capital of €40,000
- Registered office: 1, rue de l’Exemple, 14800 Deauville, France
- RCS Lisieux 000 000 000, VAT FR00 000000000
- Telephone: +33 2 61 91 00 14, email: [contact@barriere.example](mailto:contact@barriere.example)
- Publication director: Jeanne Exemple, chairwoman

## Host

Hébergement d’Exemple SARL, 2, quai du Modèle, 44000 Nantes, France. Telephone: +33 2 61 91 00 99.

## Texts and pictures

Texts and illustrations belong to the publisher. A short quotation is allowed if the source is named; any other use needs written consent.

## Complaints and mediation

Write to the house first, then to customer service, which answers within a fortnight. Failing agreement, a consumer mediator may be called upon free of charge within a year.`,
    ),
  }),
  legal({
    path: 'confidentialite',
    slugEn: 'privacy',
    title: w('Politique de confidentialité', 'Privacy policy'),
    teaser: w(
      'Quelles données, pourquoi, combien de temps, et vos droits.',
      'Which data, why, for how long, and your rights.',
    ),
    description: w(
      'Données recueillies, raisons, durées de conservation, destinataires, cookies et droits : ce que nous faisons de vos informations.',
      'Data we collect, reasons, how long we keep it, who receives it, cookies and rights: what we do with what you tell us.',
    ),
    text: w(
      `
## Ce que nous recueillons

Ce que vous nous dites pour réserver, ouvrir un compte ou nous écrire : nom, coordonnées, dates, préférences. Nous ne demandons ni origine, ni opinion, ni état de santé.

## Pourquoi

- Pour tenir une réservation ou un compte : c’est l’exécution du contrat.
- Pour vous écrire si vous l’avez accepté, case par case : c’est votre consentement.
- Pour contrôler l’âge et l’identité à l’entrée des salles de jeux : c’est la loi.

## Combien de temps

Un an pour un message, trois ans pour une demande d’événement. Trois ans après le dernier contact pour un compte, dix ans pour une facture, six mois pour un [choix de cookies](story:confidentialite#cookies), et un an de plus pour son reçu.

Pour la lettre : aussi longtemps que vous y êtes abonné, puis trois ans comme preuve de votre accord. Une adresse que personne ne confirme est effacée après huit jours.

## Les cookies {#cookies}

La page [Cookies](story:cookies) nomme tout ce que ce site garde dans votre navigateur, dit pourquoi et combien de temps, et qui d’autre reçoit quelque chose. Ce qui vous sert, votre langue, votre connexion, votre voyage, votre saisie, ne demande pas d’accord. Tout le reste en demande un, but par but : mesure d’audience, publicité, relecture des pannes, réservations de table, films et reCAPTCHA. Refuser est aussi simple qu’accepter, et rien n’est chargé avant votre choix.

Ce choix vaut six mois. Vous le changez à tout moment par « Cookies », au bas de chaque page ; ce que vous retirez est effacé de votre navigateur. Nous en gardons un reçu, sans nom ni adresse, que vous pouvez lire et télécharger sur la même page.

Les cœurs de [Mon voyage](story:mon-voyage) restent dans ce navigateur, sous le nom « trip » : des pages et des soirées, avec l’instant où vous les avez gardées, rien de personnel, jusqu’à ce que vous les retiriez. Si vous vous connectez, ils rejoignent votre compte, et quittent ce navigateur à la fin de votre session.

## Les robots {#robots}

Pour écarter les robots, nos formulaires demandent à votre navigateur un court calcul, qui ne dit rien de vous et n’est connu que de ce site. Si nous confions cette vérification à reCAPTCHA, de Google, rien n’en est chargé avant votre accord, demandé au bas du formulaire : Google dépose alors des cookies, reçoit votre adresse IP et observe vos gestes sur la page. Cet accord est l’un de vos choix de cookies. Si vous le refusez, appelez-nous ou écrivez-nous.

Après deux échecs, la connexion à un compte passe par la même vérification. Pour les compter, nous gardons un quart d’heure votre adresse IP et une empreinte de l’e-mail saisi.

## Vos droits

Vous pouvez consulter, corriger, effacer, emporter vos données ou vous opposer à leur usage, en écrivant à [donnees@barriere.example](mailto:donnees@barriere.example). Réponse sous un mois. La [CNIL](https://www.cnil.fr/) reçoit les réclamations.`,
      `
## What we collect

What you tell us to book, open an account or write to us: name, contact details, dates, preferences. We never ask about origin, opinions or health.

## Why

- To keep a booking or an account: that is the contract.
- To write to you if you agreed, box by box: that is your consent.
- To check age and identity at the door of the gaming rooms: that is the law.

## For how long

One year for a message, three for an event request. Three years after the last contact for an account, ten years for an invoice, six months for a [choice of cookies](story:confidentialite#cookies), and a year more for its receipt.

For the letter: as long as you subscribe to it, then three years as proof of your consent. An address that nobody confirms is deleted after eight days.

## Cookies {#cookies}

The page [Cookies](story:cookies) names everything that this site keeps in your browser, says why and for how long, and who else receives anything. What serves you, your language, your sign-in, your trip, what you type, needs no consent. All the rest does, purpose by purpose: audience measurement, advertising, replay of faults, table bookings, films and reCAPTCHA. Refusing is as simple as accepting, and nothing is loaded before you choose.

Your choice holds for six months. You change it at any time by “Cookies”, at the foot of every page; what you withdraw is erased from your browser. We keep a receipt of it, without name or address, which you can read and download on the same page.

The hearts of [My trip](story:mon-voyage) stay in this browser, under the name “trip”: pages and evenings, with the moment you kept them, nothing personal, until you take them out. If you sign in they join your account, and leave this browser when your session ends.

## Robots {#robots}

To keep robots out, our forms ask your browser for a short calculation, which says nothing about you and is known to this site alone. Where we entrust this check to Google’s reCAPTCHA, nothing of it is loaded before you agree, at the foot of the form: Google then sets cookies, receives your IP address and watches what you do on the page. Your agreement is one of your choices of cookies. If you refuse it, call us or write to us.

After two failures, signing in to an account goes through the same check. To count them, we keep your IP address and a hash of the email typed for a quarter of an hour.

## Your rights

You may see, correct, erase or take away your data, or object to its use, by writing to [donnees@barriere.example](mailto:donnees@barriere.example). You have an answer within a month. The French authority, the [CNIL](https://www.cnil.fr/), takes complaints.`,
    ),
  }),
  legal({
    path: 'conditions-generales',
    slugEn: 'terms-of-use',
    title: w('Conditions générales', 'Terms of use'),
    teaser: w('Ce que le site promet, et ce qu’il demande.', 'What the site promises, and what it asks.'),
    description: w(
      'Usage du site, réservations chez nos partenaires, prix, comptes, responsabilité et droit applicable : les règles en clair.',
      'Using the site, bookings with our partners, prices, accounts, liability and applicable law: the rules in plain words.',
    ),
    text: w(
      `
## L’usage du site

Le site est libre d’accès. Vous vous engagez à ne pas en gêner le fonctionnement ni à en aspirer le contenu.

## Réserver

Chambres et tables se réservent auprès de services partenaires, dont les conditions s’affichent avant le paiement. Le contrat se conclut avec la maison qui vous reçoit.

## Les prix

Ils sont en euros, toutes taxes comprises, hors taxe de séjour. Le prix affiché au moment de réserver est celui qui vous engage.

## Votre compte

Un compte est personnel. Gardez votre mot de passe pour vous ; prévenez-nous si quelqu’un d’autre s’en sert.

## Responsabilité et droit

Nous répondons de ce que nous vendons, pas d’un réseau coupé ni d’une plage fermée par arrêté. Le droit français s’applique.`,
      `
## Using the site

The site is open to all. You agree not to disturb it and not to harvest its content.

## Booking

Rooms and tables are booked through partner services, whose terms are shown before you pay. The contract is with the house that receives you.

## Prices

They are in euros, all taxes included, tourist tax apart. The price shown when you book is the price that binds you.

## Your account

An account is personal. Keep your password to yourself; tell us if somebody else uses it.

## Liability and law

We answer for what we sell, not for a network that is down or a beach closed by decree. French law applies.`,
    ),
  }),
  legal({
    path: 'jeu-responsable',
    slugEn: 'responsible-gaming',
    title: w('Jeu responsable', 'Responsible gaming'),
    teaser: w(
      'Fixer une limite, faire une pause, demander de l’aide.',
      'Setting a limit, taking a break, asking for help.',
    ),
    description: w(
      'Âge minimum, contrôle d’identité, limitation volontaire d’accès, interdiction de jeux et numéros d’aide : les règles de nos salles.',
      'Minimum age, identity checks, voluntary limits, gambling bans and who to call: the rules of our gaming rooms.',
    ),
    before: [block('responsible-gaming', {})],
    text: w(
      `
## L’âge et l’identité

L’accès aux salles de jeux est réservé aux personnes de **18 ans et plus**. Une pièce d’identité est contrôlée à chaque entrée, même si nous vous connaissons.

## Se fixer une limite

À l’accueil, demandez une *limitation volontaire d’accès*. Vous choisissez le nombre de visites par mois ou la durée de l’arrêt. La demande prend cinq minutes, ne coûte rien et reste confidentielle.

## Se faire interdire de jeux

1. Faites la demande auprès de l’[Autorité nationale des jeux](https://anj.fr/), en ligne ou par courrier.
2. L’interdiction vaut trois ans, dans tous les casinos et sur tous les sites agréés.
3. Elle ne peut pas être levée avant ce terme.

## Savoir où l’on en est

Neuf questions, sans inscription : [evalujeu.fr](https://www.evalujeu.fr/). Quelques signes qui comptent :

- jouer plus longtemps que prévu, plusieurs fois de suite ;
- rejouer pour se refaire ;
- emprunter, ou cacher une dépense à ses proches.

## Parler à quelqu’un

Joueurs Info Service répond tous les jours de 8 h à 2 h, au [09 74 75 13 13](tel:+33974751313), appel non surtaxé. Nos équipes d’accueil sont formées ; elles savent aussi se taire.`,
      `
## Age and identity

Gaming rooms are for those aged **18 and over**. An identity document is checked every time you come in, even if we know you.

## Setting a limit

Ask reception for a *voluntary limit of access*. You choose how many visits a month, or how long you stay away. It takes five minutes, costs nothing and stays between us.

## Asking to be banned

1. Apply to the French gambling authority, the [ANJ](https://anj.fr/), online or by post.
2. The ban holds for three years, in every casino and on every licensed site.
3. It cannot be lifted before then.

## Knowing where you stand

Nine questions, no registration: [evalujeu.fr](https://www.evalujeu.fr/). Some signs that matter:

- playing longer than you meant to, several times running;
- playing again to win back what you lost;
- borrowing, or hiding what you spend from those close to you.

## Talking to somebody

Joueurs Info Service answers every day from 8 am to 2 am, in French, on [+33 9 74 75 13 13](tel:+33974751313). Our front-of-house teams are trained; they also know how to keep quiet.`,
    ),
  }),
  legal({
    path: 'accessibilite',
    slugEn: 'accessibility',
    title: w('Déclaration d’accessibilité', 'Accessibility statement'),
    teaser: w(
      'Où en est le site, ce qui manque, et à qui le dire.',
      'Where the site stands, what is missing, and whom to tell.',
    ),
    description: w(
      'État de conformité, essais réalisés, contenus en défaut et personne à joindre : l’accessibilité de ce site, en clair.',
      'Conformance, tests carried out, known gaps and whom to contact: the accessibility of this site, in plain words.',
    ),
    text: w(
      `
Ce site vise le niveau AA des WCAG 2.2 et le RGAA. Il n’a pas encore été audité par un tiers : son état est donc **non vérifié**.

## Ce que nous essayons

- Toutes les pages au clavier seul, et sans JavaScript.
- Un contrôle automatique de chaque sorte de page à chaque changement.
- Les contrastes de jour comme de nuit, et les mouvements réduits si votre appareil le demande.

## Ce qui manque

Le film de la page d’accueil n’a ni son ni audiodescription ; il ne porte pas d’information. Les plans de chambre sont doublés d’un tableau.

## Nous le dire

Une page qui vous résiste ? Écrivez à [accessibilite@barriere.example](mailto:accessibilite@barriere.example) ou appelez le 02 61 91 00 14 : nous répondons sous cinq jours ouvrés. Sans réponse, le [Défenseur des droits](https://www.defenseurdesdroits.fr/) peut être saisi.`,
      `
This site aims at level AA of WCAG 2.2 and at the French RGAA. No third party has audited it yet, so its state is **not verified**.

## What we try

- Every page with the keyboard alone, and without JavaScript.
- An automatic check of every kind of page at every change.
- Contrast by day and by night, and reduced motion where your device asks for it.

## What is missing

The film on the home page has neither sound nor audio description; it carries no information. Room plans come with a table that says the same.

## Telling us

A page that resists you? Write to [accessibilite@barriere.example](mailto:accessibilite@barriere.example) or call +33 2 61 91 00 14: you have an answer within five working days. Without one, the French [Defender of Rights](https://www.defenseurdesdroits.fr/) can be called upon.`,
    ),
  }),
]
