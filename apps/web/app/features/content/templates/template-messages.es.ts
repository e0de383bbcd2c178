import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { templateMessages as english } from './template-messages.ts';

/** Texts of the templates, in Spanish. */
export const templateMessages: Translation<typeof english> = (format) => ({
  usage: (count) => format.plural(count, { one: 'Usada # vez', other: 'Usada # veces' }),
  sample: (count) => `Muestra: ${format.number(count)}`,
  use: (name) => `Usar ${name}`,
  failed: 'No se pudieron cargar las plantillas',
});
