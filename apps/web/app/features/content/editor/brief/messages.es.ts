import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { briefCheckMessages as english } from './messages.ts';

/** Texts of the brief checks, in Spanish. */
export const briefCheckMessages: Translation<typeof english> = (format) => {
  const count = (value: number | string | undefined): string => format.number(Math.round(Number(value ?? 0)));
  const times = (low: number | string | undefined, high: number | string | undefined): string =>
    low === high ? count(low) : `${count(low)}–${count(high)}`;
  return {
    title: 'Brief',
    done: (done, all) => `${format.number(done)} de ${format.number(all)} hechos`,
    isDone: 'hecho',
    isOpen: 'pendiente',
    openBrief: 'Abrir el brief',
    section: (values) =>
      `Sección: ${values['heading']} (${count(values['words'])} de ${count(values['wanted'])} palabras)`,
    term: (values) =>
      `«${values['term']}»: ${count(values['count'])} de ${times(values['low'], values['high'])}`,
    question: (values) => `Responder: ${values['question']}`,
    sources: (values) => `Fuentes: ${count(values['sources'])} de ${count(values['wanted'])}`,
    internal_link: (values) => `Enlace a ${values['url']} («${values['anchor']}»)`,
    words: (values) => `Palabras: ${count(values['words'])} de ${times(values['low'], values['high'])}`,
    reader_level: (values) =>
      `Se lee con el grado ${count(values['grade'])}, como máximo el ${count(values['wanted'])}`,
  };
};
