import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

/** The text that the template begins with, in English. */
export const productReviewEnglish: Skeleton = {
  title: '[Product] review: [your verdict in a few words]',
  document: documentOf(
    paragraph(
      '[The verdict in two sentences: who should buy the product, and who should not.] [Say how you came by it and how long you used it; if you were given it or earn from links, say so here.]',
    ),
    table(
      ['At a glance', '[Product]'],
      ['Best for', '[The person and the task]'],
      ['Price when tested', '[Amount, currency and date]'],
      ['What we like', '[The one thing that it does better than others]'],
      ['What we do not', '[The one thing that may rule it out]'],
    ),
    heading('How we tested [product]'),
    paragraph(
      '[What you did with it, for how long, on which device or in which place, and what you compared it with. A reader should be able to do the same.]',
    ),
    heading('What [product] does well'),
    subheading('[First strength, with its result]'),
    paragraph('[What you measured or saw. Give the figure, and what it means in daily use.]'),
    subheading('[Second strength]'),
    paragraph('[The same again.]'),
    heading('Where it falls short'),
    subheading('[First weakness]'),
    paragraph('[What happened, how often, and whether there is a way around it.]'),
    subheading('[Second weakness]'),
    paragraph('[The same again.]'),
    heading('[Product] against its alternatives'),
    table(
      ['', '[Product]', '[Alternative one]', '[Alternative two]'],
      ['Price', '[Amount]', '[Amount]', '[Amount]'],
      ['[What matters most]', '[Result]', '[Result]', '[Result]'],
      ['[What comes second]', '[Result]', '[Result]', '[Result]'],
      ['Choose it when', '[Reason]', '[Reason]', '[Reason]'],
    ),
    heading('Who should buy it'),
    bullets(
      'Buy it if [the case in which it is clearly right].',
      'Wait if [what would have to change].',
      'Choose [alternative] if [the case in which that is better].',
    ),
    heading('Questions before you buy'),
    subheading('Is [product] worth its price?'),
    paragraph('[Yes, no, or for whom; then the reason.]'),
    subheading('[A question that buyers ask]'),
    paragraph('[Its answer.]'),
    heading('Our verdict'),
    paragraph('[The verdict again, now with its reasons, and where to buy it or what to read next.]'),
  ),
};
