import type { RequestWords } from './types.ts'

/** Mails on requests. */
export const requests: RequestWords = {
  kinds: { contact: 'Message', event: 'Demande d’événement' },
  facts: {
    subject: 'Sujet',
    property: 'Établissement',
    eventType: 'Événement',
    date: 'Date',
    guests: 'Invités',
    rooms: 'Chambres',
    budget: 'Budget',
    destination: 'Destination',
    arrival: 'Arrivée',
    departure: 'Départ',
    person: 'De',
    company: 'Société',
    email: 'E-mail',
    phoneNumber: 'Téléphone',
    language: 'Langue',
    page: 'Page',
    campaign: 'Campagne',
    message: 'Message',
  },
  eventTypes: {
    wedding: 'Mariage',
    birthday: 'Anniversaire',
    gala: 'Gala',
    cocktail: 'Cocktail',
    launch: 'Lancement de produit',
    team: 'Journée d’équipe',
    other: 'Autre événement',
  },
  civilities: { Mr: 'M.', Mrs: 'Mme' },
  desk: {
    subject: '{reference}\u00a0: {kind}{about}',
    opening: ['Bonjour,', 'Une personne qui visite le site attend votre réponse à sa demande {reference}.'],
    closing: ['Répondez à cet e-mail\u00a0: votre réponse part à l’expéditeur de la demande.'],
  },
  followUp: 'Suivre ma demande',
  answer: {
    subject: 'Réponse à votre demande {reference}',
    closing: ['Pour poursuivre l’échange, répondez à cet e-mail en gardant la référence {reference}.'],
  },
  confirmation: {
    contact: {
      subject: 'Votre message {reference}',
      opening: [
        'Bonjour,',
        'Votre message est enregistré sous la référence {reference}. Nous vous répondrons à cette adresse.',
      ],
      closing: [
        'Rappelez cette référence si vous nous appelez\u00a0: elle permet de retrouver votre message.',
        'Vous ne nous avez pas écrit\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez cet e-mail.',
      ],
    },
    event: {
      subject: 'Votre demande d’événement {reference}',
      opening: [
        'Bonjour,',
        'Votre demande est enregistrée sous la référence {reference}. ' +
          'Nous étudions vos dates et vous répondrons à cette adresse.',
      ],
      closing: [
        'Rappelez cette référence si vous nous appelez\u00a0: elle permet de retrouver votre demande.',
        'Vous n’avez rien demandé\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez cet e-mail.',
      ],
    },
  },
}
