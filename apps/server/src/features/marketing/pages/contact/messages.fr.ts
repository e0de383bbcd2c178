import { formatNumber } from '../../numbers.ts';
import type { ContactPageSentences } from './messages.en.ts';

/** Messages in French. */
export const french: ContactPageSentences = {
  title: 'Contacter Pagewright : questions, ventes, assistance',
  description:
    'Écrivez-nous pour une question générale, commerciale, d’assistance ou de partenariat. Horaires : du lundi au vendredi de 9 h à 18 h EST, samedi de 10 h à 16 h.',
  sharedTitle: 'Contactez-nous',
  sharedDescription: 'Questions, ventes, assistance, partenariats : une personne lit chaque message.',
  heading: 'Contactez-nous',
  lead: 'Dites-nous ce que vous faisiez et ce que vous attendiez. Si vous avez vu une erreur, indiquez l’identifiant de requête affiché.',
  aside: 'Horaires et réponses plus rapides',
  hoursTitle: 'Horaires de l’assistance',
  hours: [
    { days: 'Du lundi au vendredi', time: 'de 9 h à 18 h' },
    { days: 'Samedi', time: 'de 10 h à 16 h' },
    { days: 'Dimanche', time: 'Fermé' },
  ],
  zone: 'Toutes les heures sont en EST.',
  fasterTitle: 'Réponses plus rapides',
  faster: {
    help: 'comment les choses fonctionnent',
    status: 'le serveur fonctionne-t-il ?',
    apiReference: 'chaque appel de l’API',
    pricing: 'ce que comprend chaque offre',
  },
  ownInstallation:
    'Vous utilisez l’installation de votre entreprise ? Son exploitant peut vous aider plus vite.',
  types: { general: 'Général', sales: 'Ventes', support: 'Assistance', partnership: 'Partenariat' },
  fields: {
    name: 'Nom',
    email: 'Adresse e-mail',
    company: 'Entreprise',
    subject: 'Objet',
    message: 'Message',
  },
  about: 'De quoi s’agit-il ?',
  required: '(obligatoire)',
  optional: '(facultatif)',
  noSecrets: 'N’envoyez ni mot de passe ni clé d’API.',
  leaveEmpty: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  kept: 'Nous conservons votre message pour pouvoir vous répondre.',
  checkFields: 'Vérifiez les champs signalés.',
  failed: 'Votre message n’a pas pu être envoyé. Il est toujours dans le formulaire. Réessayez.',
  fromOtherSite: 'Ce message vient d’un autre site. S’il est de vous, envoyez-le d’ici.',
  objections: {
    required: 'Ce champ est obligatoire',
    email: 'Saisissez une adresse e-mail valide',
    maxLength: (length) => `${formatNumber(length)} caractères au maximum`,
  },
  thanks: 'Merci, nous avons reçu votre message.',
  willReply: 'L’exploitant de ce serveur répondra à',
  sendAnother: 'Envoyer un autre message',
};
