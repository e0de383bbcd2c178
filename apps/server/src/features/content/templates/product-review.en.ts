import { bullets, documentOf, heading, paragraph, subheading, table, type Skeleton } from './template.ts';

/** English text of the template. */
export const productReviewEnglish: Skeleton = {
  title: '[Product] review: [your verdict in a few words]',
  document: documentOf(
    paragraph(
      '[The verdict in two sentences: who should buy the product, and who shouldn’t.] [Say how you got it and how long you used it. If it was a gift or you earn money from links, say so here.]',
    ),
    table(
      ['At a glance', '[Product]'],
      ['Best for', '[The person and the task]'],
      ['Price when tested', '[Amount, currency, and date]'],
      ['What we like', '[The one thing it does better than others]'],
      ['What we don’t like', '[The one thing that could be a dealbreaker]'],
    ),
    heading('How we tested [product]'),
    paragraph(
      '[What you did with it, for how long, on which device or where, and what you compared it with. Readers should be able to repeat it.]',
    ),
    heading('What [product] does well'),
    subheading('[First strength, with its result]'),
    paragraph('[What you measured or saw. Give the figure, and say what it means in everyday use.]'),
    subheading('[Second strength]'),
    paragraph('[Same as above.]'),
    heading('Where it falls short'),
    subheading('[First weakness]'),
    paragraph('[What happened, how often, and whether there is a way around it.]'),
    subheading('[Second weakness]'),
    paragraph('[Same as above.]'),
    heading('[Product] vs. the alternatives'),
    table(
      ['', '[Product]', '[Alternative one]', '[Alternative two]'],
      ['Price', '[Amount]', '[Amount]', '[Amount]'],
      ['[What matters most]', '[Result]', '[Result]', '[Result]'],
      ['[What comes second]', '[Result]', '[Result]', '[Result]'],
      ['Choose it if', '[Reason]', '[Reason]', '[Reason]'],
    ),
    heading('Who should buy it'),
    bullets(
      'Buy it if [it’s clearly the right choice].',
      'Wait if [something needs to change first].',
      'Choose [alternative] if [it’s the better choice].',
    ),
    heading('Questions before you buy'),
    subheading('Is [product] worth the price?'),
    paragraph('[Yes, no, or only for some readers. Say why.]'),
    subheading('[A question buyers ask]'),
    paragraph('[The answer.]'),
    heading('Our verdict'),
    paragraph('[The verdict again, this time with the reasons, and where to buy it or what to read next.]'),
  ),
};
