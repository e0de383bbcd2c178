import { bullets, documentOf, heading, paragraph, subheading, type Skeleton } from './template.ts';

/** English text of the template. */
export const blogPostEnglish: Skeleton = {
  title: '[Primary keyword]: [what readers get out of it]',
  document: documentOf(
    paragraph(
      '[Open with the situation your readers are in, in their own words. Use the primary keyword in one of the first two sentences.] [Say in one sentence what this post will change for them.]',
    ),
    paragraph('In this post, you’ll learn:'),
    bullets(
      '[The first thing they’ll be able to do]',
      '[The second thing]',
      '[The mistake they won’t make again]',
    ),
    heading('Why [topic] matters now'),
    paragraph(
      '[What has changed, who it affects, and what it costs to ignore it. Back it up with one figure, and link to its source.]',
    ),
    heading('[Your main point, as a statement rather than a label]'),
    paragraph(
      '[Explain the point in plain words. Use three or four sentences per paragraph and one thought per sentence.]',
    ),
    subheading('What this looks like in practice'),
    paragraph('[A real example: who did what, what happened, and what you would do differently.]'),
    subheading('Common objections, and what’s true about them'),
    paragraph('[The strongest argument against your point, stated fairly, and your answer.]'),
    heading('How to get started with [topic] today'),
    paragraph('[The smallest step that works on its own. Say how long it takes and what readers need.]'),
    bullets('[Do this first]', '[Then this]', '[Check this, and you’re done]'),
    heading('Frequently asked questions'),
    subheading('[A question, worded the way people search for it]'),
    paragraph('[Give the answer in the first sentence and the reason in the second.]'),
    subheading('[A second question]'),
    paragraph('[Its answer.]'),
    heading('The bottom line'),
    paragraph(
      '[Two or three sentences that someone could act on without reading anything else. End with one thing to do next, and link to it.]',
    ),
  ),
};
