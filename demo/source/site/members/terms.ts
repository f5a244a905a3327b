import { block } from '../../kit/block.ts'
import { type StorySource, storyAt } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { crumbs } from '../../build/common.ts'

const TITLE = w('Conditions du programme', 'Terms of the programme')

/** What the hotel programme promises and asks, which every new member accepts. */
export const TERMS: StorySource = storyAt(
  { path: 'infiniment-barriere/conditions', slugEn: 'terms', name: TITLE },
  'page',
  {
    title: TITLE,
    access: 'public',
    image: 'plan-de-la-ville',
    seo_hidden: true,
    search_listed: true,
    teaser: w('Ce que le programme promet, et ce qu’il demande.', 'What the programme promises, and what it asks.'),
    seo_title: w('Conditions du programme Infiniment Barrière', 'Terms of the Infiniment Barrière programme'),
    seo_description: w(
      'Qui peut adhérer, ce que donnent les statuts, la carte, les données, la fin du compte : les règles d’Infiniment Barrière en clair.',
      'Who may join, what statuses give, the card, your data, closing the account: the rules of Infiniment Barrière in plain words.',
    ),
    body: [
      crumbs(TITLE, { label: w('Infiniment Barrière', 'Infiniment Barrière'), path: 'infiniment-barriere' }),
      block('rich-text', {
        title: TITLE,
        text: w(
          `
Ce programme est une démonstration. L’entreprise, ses hôtels et ses avantages sont inventés ; personne ne doit rien à personne.

## Qui organise le programme

Maisons du Rivage, société fictive, dont les coordonnées figurent dans les [mentions légales](story:mentions-legales). Le programme vaut dans les dix hôtels du groupe, pas dans ses casinos.

## Qui peut adhérer

Toute personne de plus de dix-huit ans, en son nom propre, une seule fois. L’adhésion ne coûte rien et n’oblige à aucun achat.

## Le compte

Vous donnez des informations exactes et gardez votre mot de passe pour vous. L’adresse e-mail est confirmée par un lien. Après trois mots de passe faux, le compte se ferme une heure ; un nouveau mot de passe le rouvre aussitôt.

## Les statuts

Découverte s’obtient à l’inscription. Infiniment est donné par nos maisons à leurs clients réguliers. Collaborateur est réservé aux salariés du groupe, sur preuve de leur adresse professionnelle, et prend fin avec le contrat de travail.

## Les avantages

La liste en vigueur est celle de votre espace membre. « Selon disponibilité » veut dire que la maison peut dire non, et qu’elle vous le dit à l’arrivée. Les avantages d’anniversaire valent un mois entier, celui de votre naissance. Un avantage ne s’échange pas contre de l’argent et ne se cède pas.

## La carte

Elle porte votre nom et votre numéro, et ne sert pas à payer. Vous pouvez la demander par e-mail deux fois par période de douze mois, et la garder sur votre téléphone.

## Vos données

Elles servent à tenir votre compte et vos séjours. Durées, destinataires et droits se lisent dans la [politique de confidentialité](story:confidentialite). Depuis votre profil, vous pouvez tout télécharger, et tout effacer.

## Changements et fin

Nous annonçons un changement de ces règles par e-mail, un mois avant. Vous pouvez partir à tout moment en supprimant votre compte. Nous pouvons fermer un compte ouvert sous un faux nom.

## En cas de désaccord

Le droit français s’applique. Écrivez d’abord à [contact@barriere.example](mailto:contact@barriere.example) ; un médiateur de la consommation peut ensuite être saisi sans frais.`,
          `
This programme is a demonstration. The company, its hotels and its benefits are invented; nobody owes anybody anything.

## Who runs the programme

Maisons du Rivage, a fictitious company, whose details are in the [legal notice](story:mentions-legales). The programme holds in the group’s ten hotels, not in its casinos.

## Who may join

Anyone over eighteen, in their own name, once. Joining costs nothing and commits you to no purchase.

## The account

You give correct details and keep your password to yourself. The email address is confirmed by a link. After three wrong passwords the account is locked for an hour; a new password opens it at once.

## Statuses

Discovery comes with joining. Infiniment is given by our houses to their regular guests. Collaborator is for the group’s employees, on proof of their work address, and ends with their contract.

## Benefits

The list in force is the one in your member area. “Subject to availability” means that the house may say no, and tells you so on arrival. Birthday benefits hold for a whole month, that of your birth. A benefit cannot be turned into money or passed on.

## The card

It bears your name and number, and pays for nothing. You may ask for it by email twice in any twelve months, and keep it on your telephone.

## Your data

They serve to keep your account and your stays. How long, who sees them and your rights are in the [privacy policy](story:confidentialite). From your profile you can download everything, and delete everything.

## Changes and leaving

We announce a change to these rules by email, a month ahead. You may leave at any time by deleting your account. We may close an account opened under a false name.

## If we disagree

French law applies. Write first to [contact@barriere.example](mailto:contact@barriere.example); a consumer mediator may then be called upon free of charge.`,
        ),
      }),
    ],
  },
)
