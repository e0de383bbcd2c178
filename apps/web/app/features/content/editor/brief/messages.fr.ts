import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { briefCheckMessages as english } from './messages.ts';

/** Texts of the brief checks, in French. */
export const briefCheckMessages: Translation<typeof english> = (format) => {
  const count = (value: number | string | undefined): string => format.number(Math.round(Number(value ?? 0)));
  const times = (low: number | string | undefined, high: number | string | undefined): string =>
    low === high ? count(low) : `${count(low)}–${count(high)}`;
  return {
    title: 'Brief',
    done: (done, all) => `${format.number(done)} sur ${format.number(all)}`,
    isDone: 'fait',
    isOpen: 'à faire',
    openBrief: 'Ouvrir le brief',
    section: (values) =>
      `Section : ${values['heading']} (${count(values['words'])} sur ${count(values['wanted'])} mots)`,
    term: (values) =>
      `« ${values['term']} » : ${count(values['count'])} sur ${times(values['low'], values['high'])}`,
    question: (values) => `Répondre : ${values['question']}`,
    sources: (values) => `Sources : ${count(values['sources'])} sur ${count(values['wanted'])}`,
    internal_link: (values) => `Lien vers ${values['url']} (« ${values['anchor']} »)`,
    words: (values) => `Mots : ${count(values['words'])} sur ${times(values['low'], values['high'])}`,
    reader_level: (values) =>
      `Niveau de lecture ${count(values['grade'])}, au plus ${count(values['wanted'])}`,
  };
};
