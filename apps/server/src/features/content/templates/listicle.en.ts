import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

const entry = (number: number, name: string) => [
  heading(`${number}. ${name}`),
  paragraph(
    '[Why it is on this list, in one sentence. Then say what it is and what sets it apart from the others.]',
  ),
  bullets('Best for: [who or what]', 'Good to know: [a limit, a price, or a condition]'),
  paragraph('[One example or figure that proves it, with a link to the source.]'),
];

/** English text of the template. */
export const listicleEnglish: Skeleton = {
  title: '[Number] [things] for [the reader or the task]',
  document: documentOf(
    paragraph(
      '[Say what the list is for, using the primary keyword, and how many options you looked at.] [Name your favorite right away for readers in a hurry.]',
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
      'Choose [entry] if [the most common case].',
      'Choose [entry] if [a special need].',
      'Choose [entry] if [budget matters most].',
    ),
    heading('Questions about [things]'),
    subheading('What is the best [thing] for [reader]?'),
    paragraph('[Name it in the first sentence and say why in the second.]'),
    subheading('[A second question, worded the way people ask it]'),
    paragraph('[The answer.]'),
  ),
};
