import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { crawlerMessages as english } from './messages.ts';

/** Rules for AI agents on the public site, in French. */
export const crawlerMessages: Translation<typeof english> = {
  title: 'Agents d’IA',
  text: 'Les agents d’IA que votre site public prie de ne pas venir, dans robots.txt. Tant que vous ne changez rien, tous sont les bienvenus.',
  request:
    'robots.txt est une demande : les agents qui ne la respectent pas peuvent quand même lire vos pages. Les moteurs de recherche comme Google et Bing ne sont pas concernés.',
  loading: 'Chargement des règles pour les agents d’IA',
  failed: 'Les règles pour les agents d’IA n’ont pas pu être chargées',
  retry: 'Réessayer',
  adminsOnly: 'Seuls les administrateurs de l’espace de travail peuvent changer ce réglage.',
  training: 'Écarter les agents qui collectent des textes pour l’entraînement',
  trainingHelp:
    'Les futurs modèles en sauront peut-être moins sur vous. Les réponses qui cherchent sur le Web ne changent pas. Google et Apple sont aussi priés de ne pas entraîner de modèles avec vos pages ; Google cesse alors de les utiliser dans les réponses de ses applications Gemini, mais la recherche Google ne change pas.',
  search: 'Écarter les agents de recherche par IA',
  searchHelp:
    'La recherche de ChatGPT, Claude et Perplexity pourraient ne plus trouver, citer ni lier vos pages. Vous perdez les lecteurs qu’ils vous envoient.',
  user: 'Écarter les agents qui ouvrent une page pour une personne',
  userHelp:
    'Les assistants pourraient ne plus ouvrir un lien qu’on leur donne. OpenAI et Perplexity indiquent que ces visites peuvent ignorer robots.txt, puisqu’une personne les a demandées.',
  names: (names) => `Noms : ${names}`,
  llms: 'Publier llms.txt',
  llmsHelp:
    'Une simple liste de vos articles pour les modèles de langage. À notre connaissance, aucun moteur de recherche ni service d’IA n’a dit lire ce fichier : n’en attendez pas d’effet.',
  robots: 'Aperçu de robots.txt',
  llmsPreview: 'Aperçu de llms.txt',
  nothingYet: 'La liste est vide tant que vous n’avez publié aucun article.',
  shared:
    'Votre site partage l’adresse de ce serveur : ses règles figurent dans le robots.txt du serveur, avec celles d’autres sites.',
  save: 'Enregistrer les règles',
  saved: 'Règles pour les agents d’IA enregistrées. Les agents peuvent mettre une journée à les remarquer.',
};
