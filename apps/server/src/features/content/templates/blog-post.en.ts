import { bullets, documentOf, heading, paragraph, subheading, type Skeleton } from './template.ts';

/** The text that the template begins with, in English. */
export const blogPostEnglish: Skeleton = {
  title: '[Primary keyword]: [what the reader gets out of it]',
  document: documentOf(
    paragraph(
      '[Open with the situation that the reader is in, in their own words. Use the primary keyword in one of the first two sentences.] [Say in one sentence what this post will change for them.]',
    ),
    paragraph('In this post you will learn:'),
    bullets(
      '[The first thing that they can do afterwards]',
      '[The second thing]',
      '[The mistake that they will not make again]',
    ),
    heading('Why [topic] matters now'),
    paragraph(
      '[What has changed, for whom, and what it costs to ignore it. Support it with one figure, and link to where it comes from.]',
    ),
    heading('[Your main point, as a statement and not as a label]'),
    paragraph(
      '[Explain the point in plain words. Three or four sentences to a paragraph, one thought to a sentence.]',
    ),
    subheading('What this looks like in practice'),
    paragraph('[A real example: who did what, what happened, what you would do differently.]'),
    subheading('What people object, and what is true of it'),
    paragraph('[The strongest argument against you, put fairly, and your answer.]'),
    heading('How to begin with [topic] today'),
    paragraph('[The smallest step that works on its own. Name the time that it takes and what is needed.]'),
    bullets('[Do this first]', '[Then this]', '[Check this, and you are done]'),
    heading('Questions that readers ask'),
    subheading('[A question, as people type it into a search box]'),
    paragraph('[The answer in the first sentence; the reason in the second.]'),
    subheading('[A second question]'),
    paragraph('[Its answer.]'),
    heading('In short'),
    paragraph(
      '[Two or three sentences that someone who read nothing else could act on. End with one thing to do next, and link to it.]',
    ),
  ),
};
