import type { OutlineSentences } from './messages.en.ts';

/** The same in French. */
export const french: OutlineSentences = {
  notFound: 'La ressource demandée est introuvable.',
  removedTooLongAgo: 'Ce plan ne peut plus être rétabli.',
  conflict: 'Ce plan a été modifié ailleurs depuis que vous l’avez ouvert.',
  gathering: 'Réunion des preuves',
  analyzing: 'Analyse du mot-clé',
  composing: 'Rédaction du plan',
  wording: 'Rédaction des intertitres',
  noSection: 'Cette section n’est plus dans le plan.',
  nothingElse:
    'Il n’y a pas d’autre intertitre ni d’autre question pour cette section. Collez d’autres pages, ou écrivez les vôtres.',
};
