import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { comprehensiveMessages as english } from './messages.ts';

/** The report of a comprehensive analysis in French. */
export const comprehensiveMessages: Translation<typeof english> = (format) => ({
  part_score: 'Le texte',
  part_intent: 'Ce que veulent les internautes',
  part_gaps: 'Lacunes de contenu',
  part_strategies: 'Concurrents',
  part_links: 'Opportunités de liens',
  state_failed: 'échec',
  state_left_out: 'laissé de côté',
  gains: 'Les trois plus grands gains',
  noGains: 'Avec ce qui a été indiqué, rien de plus important à gagner n’a été trouvé.',
  shareHelp:
    'Chaque barre est la part de ce que peut apporter sa propre partie ; les parties n’ont pas de mesure commune, donc rien n’est additionné.',
  ofPart: (part, share) => `${part} : ${format.percent(share / 100)} de ce que la partie peut apporter`,
  edit: 'Ouvrir dans l’éditeur',
  saveDraft: 'Enregistrer comme brouillon et l’ouvrir',
  saving: 'Enregistrement…',
  saveFailed: 'Le brouillon n’a pas pu être enregistré',
  outline: 'Faire le plan d’un article',
  print: 'Imprimer le rapport ou l’enregistrer en PDF',
  leading: 'Intention dominante',
  noLeading: '— aucune ne domine',
});
