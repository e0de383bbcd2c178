import type { Ground } from '@pagewright/contract/strategy';
import { defineMessages } from '../../../lib/messages/define-messages.ts';
import { wordsOfCode } from '../../../lib/messages/words-of-code.ts';

/** What would set an article apart. */
const angles = {
  answer_the_unanswered: 'Answer what no page answers',
  prove_it: 'Prove it, where most pages bring no sources',
  say_it_simply: 'Say it simply, where most pages are hard to read',
  treat_it_whole: 'Treat all of it, which no page does',
};

/** What each fact of the evidence says, by its code. */
export const groundMessages = defineMessages('groundMessages', (format) => ({
  keyword_given: () => 'You gave this keyword.',
  idea_whole: () => 'These are the words of your idea.',
  idea_names: ({ text }: Ground) => `“${text}” is what your idea says that it is about.`,
  idea_phrase: ({ text, value }: Ground) =>
    `“${text}” says what your idea is about (strength ${format.number(Math.round((value ?? 0) * 100))} of 100).`,
  audience_given: () => 'You named these readers.',
  audience_in_idea: () => 'Your idea names these readers.',
  title_names_level: ({ text }: Ground) => `A title names the level: “${text}”.`,
  page_grade: ({ value }: Ground) => `A page reads at grade ${format.number(Math.round(value ?? 0))}.`,
  no_pages: () => 'No page says more than the keyword itself.',
  intent_sign: ({ text }: Ground) => `A sign of it: ${text}.`,
  angle: ({ text, detail, value }: Ground) => {
    const pages = value === null ? '' : ` (${format.plural(value, { one: '# page', other: '# pages' })})`;
    return `${wordsOfCode(angles, text ?? '', text ?? '')}${detail === null ? '' : `: “${detail}”`}${pages}`;
  },
  keyword_page: ({ text, detail }: Ground) => `“${text}” stands in a heading: “${detail}”.`,
  keyword_suggestion: ({ text }: Ground) => `“${text}” is suggested by a search engine.`,
  keyword_template: ({ text }: Ground) => `“${text}” is a usual way to search; no page was seen with it.`,
  keyword_term: ({ text, value }: Ground) =>
    `“${text}” is used by ${format.plural(value ?? 0, { one: '# page', other: '# pages' })}.`,
  section_heading: ({ text, detail }: Ground) => `“${text}”: a page has the heading “${detail}”.`,
  section_phrases: ({ text }: Ground) => `“${text}”: pages speak of it without a heading.`,
  section_question: ({ text }: Ground) => `“${text}”: pages treat this question without a heading.`,
  section_gap: ({ text }: Ground) => `“${text}”: no page has it.`,
  section_template: ({ text }: Ground) => `“${text}”: such articles usually have it.`,
  section_own: ({ text }: Ground) => `“${text}” is yours.`,
}));
