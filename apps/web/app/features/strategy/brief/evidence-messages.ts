import type { Ground } from '@pagewright/contract/strategy';
import { defineMessages } from '../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../lib/messages/code-label.ts';

/** What would set an article apart. */
const angles = {
  answer_the_unanswered: 'Answer what no compared page answers',
  prove_it: 'Prove it: most pages state figures without sources',
  say_it_simply: 'Keep it simple: most pages are hard to read',
  treat_it_whole: 'Cover all of it: no compared page does',
};

/** Texts of evidence facts, by code. */
export const groundMessages = defineMessages('groundMessages', (format) => ({
  keyword_given: () => 'You entered this keyword.',
  idea_whole: () => 'These are the words of your idea.',
  idea_names: ({ text }: Ground) => `Your idea says it is about “${text}”.`,
  idea_phrase: ({ text, value }: Ground) =>
    `“${text}” says what your idea is about (strength ${format.number(Math.round((value ?? 0) * 100))} of 100).`,
  audience_given: () => 'You named these readers.',
  audience_in_idea: () => 'Your idea names these readers.',
  title_names_level: ({ text }: Ground) => `A title names the level: “${text}”.`,
  page_grade: ({ value }: Ground) => `A page reads at grade ${format.number(Math.round(value ?? 0))}.`,
  no_pages: () => 'No compared page says more than the keyword itself.',
  intent_sign: ({ text }: Ground) => `Signal: ${text}.`,
  angle: ({ text, detail, value }: Ground) => {
    const pages = value === null ? '' : ` (${format.plural(value, { one: '# page', other: '# pages' })})`;
    return `${codeLabel(angles, text ?? '', text ?? '')}${detail === null ? '' : `: “${detail}”`}${pages}`;
  },
  keyword_page: ({ text, detail }: Ground) => `“${text}” appears in a heading: “${detail}”.`,
  keyword_suggestion: ({ text }: Ground) => `A search engine suggests “${text}”.`,
  keyword_template: ({ text }: Ground) => `“${text}” is a common search pattern; no page was seen with it.`,
  keyword_term: ({ text, value }: Ground) =>
    `“${text}” is used by ${format.plural(value ?? 0, { one: '# page', other: '# pages' })}.`,
  section_heading: ({ text, detail }: Ground) => `“${text}”: a page has the heading “${detail}”.`,
  section_phrases: ({ text }: Ground) => `“${text}”: pages mention it without a heading.`,
  section_question: ({ text }: Ground) => `“${text}”: pages cover this question without a heading.`,
  section_gap: ({ text }: Ground) => `“${text}”: no compared page has it.`,
  section_template: ({ text }: Ground) => `“${text}”: articles like this usually have it.`,
  section_idea: ({ text }: Ground) => `“${text}”: your idea asks for it.`,
  section_faq: ({ text }: Ground) => `“${text}”: for questions that need no section of their own.`,
  section_own: ({ text }: Ground) => `“${text}” is yours.`,
}));
