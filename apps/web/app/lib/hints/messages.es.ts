import type { Translation } from '../messages/define-messages.ts';
import type { hintMessages as english } from './messages.ts';

/** One-time hints in Spanish. */
export const hintMessages: Translation<typeof english> = {
  score:
    'Empieza por las mayores mejoras: cada una muestra los puntos que aporta. Abre una parte para ver todas sus reglas; «Mostrar el lugar» resalta el pasaje al que se refiere una regla.',
  outline: 'Abre «Por qué esta sección» para ver de qué páginas o preguntas sale una sección.',
  calendar: 'Arrastra un evento a otro día para reprogramarlo, o ábrelo y cambia su fecha.',
  close: 'Entendido',
};
