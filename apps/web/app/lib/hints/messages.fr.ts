import type { Translation } from '../messages/define-messages.ts';
import type { hintMessages as english } from './messages.ts';

/** One-time hints in French. */
export const hintMessages: Translation<typeof english> = {
  score:
    'Commencez par les plus gros gains : chacun indique les points que rapporte la correction. Ouvrez une partie pour voir toutes ses règles ; « Montrer l’endroit » surligne le passage concerné par une règle.',
  outline: 'Ouvrez « Pourquoi cette section » pour voir de quelles pages ou questions une section provient.',
  calendar:
    'Faites glisser un événement vers un autre jour pour le reprogrammer, ou ouvrez-le et changez sa date.',
  close: 'Compris',
};
