import { defineMessages } from '../../../../lib/messages/define-messages.ts';

type Value = number | string | undefined;

/** Texts of the brief checks. */
export const briefCheckMessages = defineMessages('briefCheckMessages', (format) => {
  const count = (value: Value): string => format.number(Math.round(Number(value ?? 0)));
  const times = (low: Value, high: Value): string =>
    low === high ? count(low) : `${count(low)}–${count(high)}`;
  return {
    title: 'Brief',
    done: (done: number, all: number) => `${format.number(done)} of ${format.number(all)} done`,
    isDone: 'done',
    isOpen: 'open',
    openBrief: 'Open the brief',
    section: (values: Readonly<Record<string, Value>>) =>
      `Section: ${values['heading']} (${count(values['words'])} of ${count(values['wanted'])} words)`,
    term: (values: Readonly<Record<string, Value>>) =>
      `“${values['term']}”: ${count(values['count'])} of ${times(values['low'], values['high'])}`,
    question: (values: Readonly<Record<string, Value>>) => `Answer: ${values['question']}`,
    sources: (values: Readonly<Record<string, Value>>) =>
      `Sources: ${count(values['sources'])} of ${count(values['wanted'])}`,
    internal_link: (values: Readonly<Record<string, Value>>) =>
      `Link to ${values['url']} (“${values['anchor']}”)`,
    words: (values: Readonly<Record<string, Value>>) =>
      `Words: ${count(values['words'])} of ${times(values['low'], values['high'])}`,
    reader_level: (values: Readonly<Record<string, Value>>) =>
      `Reads at grade ${count(values['grade'])}, at most ${count(values['wanted'])}`,
  };
});
