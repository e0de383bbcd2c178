import { markup } from '../../../../platform/http/pages/markup.ts';
import type { HelpSentences } from './messages.en.ts';

/** Messages in French. */
export const french: HelpSentences = {
  name: 'Guide d’aide',
  title: 'Guide d’aide : comment fonctionne Pagewright',
  description:
    'Un guide de tous les écrans, avec recherche : éditeur, score, briefs, calendrier, publication, 23 analyses, équipe, confidentialité, API et limites.',
  sharedDescription: (topics) => `${topics} sujets, du premier article aux webhooks.`,
  heading: 'Comment pouvons-nous vous aider ?',
  list: {
    label: 'Rechercher dans le guide',
    placeholder: 'score, WordPress, limites…',
    one: 'sujet',
    several: 'sujets',
  },
  nothingFoundFor: (term) => markup`Rien trouvé pour « ${term} »`,
  nothingFoundHelp: 'Essayez un autre mot, ou',
  writeToUs: 'écrivez-nous.',
  topicTitle: (topic) => `${topic} : aide de Pagewright`,
  aboutTopic: 'À propos de ce sujet',
  related: 'Sujets liés',
  neighbors: 'Sujet précédent et suivant',
  previous: 'Précédent',
  next: 'Suivant',
  somethingWrong: 'Une erreur, un oubli ?',
  tellUs: 'Dites-le-nous.',
};
