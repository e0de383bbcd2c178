import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { templateMessages as english } from './template-messages.ts';

/** Texts of the templates, in French. */
export const templateMessages: Translation<typeof english> = (format) => ({
  usage: (count) => format.plural(count, { one: 'Utilisé # fois', other: 'Utilisé # fois' }),
  sample: (count) => `Exemple : ${format.number(count)}`,
  use: (name) => `Utiliser ${name}`,
  failed: 'Impossible de charger les modèles',
});
