import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { comprehensiveMessages as english } from './messages.ts';

/** Texts of the comprehensive report, in French. */
export const comprehensiveMessages: Translation<typeof english> = (format) => ({
  part_score: 'Le texte',
  part_intent: 'Ce que veulent les internautes',
  part_gaps: 'Lacunes de contenu',
  part_strategies: 'Concurrents',
  part_links: 'Opportunités de liens',
  state_failed: 'échec',
  state_left_out: 'laissé de côté',
  gains: 'Les trois plus grands gains',
  noGains: 'Aucun gain plus important n’a été trouvé avec les données fournies.',
  shareHelp:
    'Chaque barre indique la proportion du gain possible de sa propre partie. Les parties utilisent des mesures différentes et ne s’additionnent donc pas.',
  ofPart: (part, share) => `${part} : ${format.percent(share / 100)} de son gain possible`,
  edit: 'Ouvrir dans l’éditeur',
  saveDraft: 'Enregistrer comme brouillon et l’ouvrir',
  saving: 'Enregistrement…',
  saveFailed: 'Le brouillon n’a pas pu être enregistré',
  outline: 'Faire le plan d’un article',
  print: 'Imprimer le rapport ou l’enregistrer en PDF',
  leading: 'Intention dominante',
  noLeading: '— aucune ne domine',
});
