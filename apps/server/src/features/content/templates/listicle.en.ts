import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

const entry = (number: number, name: string) => [
  heading(`${number}. ${name}`),
  paragraph(
    '[Why it is on this list, in one sentence. Then what it is and what sets it apart from the others.]',
  ),
  bullets('Best for: [whom or what]', 'Good to know: [a limit, a price or a condition]'),
  paragraph('[One example or figure that shows it, with a link to its source.]'),
];

/** The text that the template begins with, in English. */
export const listicleEnglish: Skeleton = {
  title: '[Number] [things] for [the reader or the task]',
  document: documentOf(
    paragraph(
      '[Say what the list is for, with the primary keyword, and how many you looked at to choose these.] [Name your favourite at once, for those who have no time.]',
    ),
    heading('The list at a glance'),
    table(
      ['Name', 'Best for', 'What to know'],
      ['[First entry]', '[Reader or task]', '[Price or limit]'],
      ['[Second entry]', '[Reader or task]', '[Price or limit]'],
      ['[Third entry]', '[Reader or task]', '[Price or limit]'],
      ['[Fourth entry]', '[Reader or task]', '[Price or limit]'],
      ['[Fifth entry]', '[Reader or task]', '[Price or limit]'],
    ),
    heading('How we chose'),
    bullets(
      '[First criterion, and how you measured it]',
      '[Second criterion]',
      '[What you left out, and why]',
    ),
    ...entry(1, '[First entry: what it is best at]'),
    ...entry(2, '[Second entry]'),
    ...entry(3, '[Third entry]'),
    ...entry(4, '[Fourth entry]'),
    ...entry(5, '[Fifth entry]'),
    heading('Which one is right for you?'),
    bullets(
      'Take [entry] if [the most common case].',
      'Take [entry] if [a special need].',
      'Take [entry] if [the budget is what decides].',
    ),
    heading('Questions about [things]'),
    subheading('What is the best [thing] for [reader]?'),
    paragraph('[Name it in the first sentence; say why in the second.]'),
    subheading('[A second question, as people ask it]'),
    paragraph('[Its answer.]'),
  ),
};
