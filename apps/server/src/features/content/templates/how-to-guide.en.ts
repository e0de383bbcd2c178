import {
  bullets,
  documentOf,
  heading,
  paragraph,
  steps,
  subheading,
  table,
  type Skeleton,
} from './template.ts';

/** The text that the template begins with, in English. */
export const howToGuideEnglish: Skeleton = {
  title: 'How to [reach the result] in [number] steps',
  document: documentOf(
    paragraph(
      '[Describe the result in one sentence, with the primary keyword.] [Say for whom this guide is, how long it takes, and what can go wrong without it.]',
    ),
    heading('The short version'),
    steps('[First step, as an instruction]', '[Second step]', '[Third step]', '[How to tell that it worked]'),
    heading('What you need'),
    bullets(
      '[A tool or material, with what can stand in for it]',
      '[Access or permission that has to be there first]',
      '[Time: how long for the work, how long for waiting]',
    ),
    heading('Step 1: [instruction]'),
    paragraph(
      '[Why this comes first, in one sentence. Then what to do, one action to a sentence, in the order in which it is done.]',
    ),
    paragraph('[What the reader should see when it is right. Add a picture with alternative text.]'),
    heading('Step 2: [instruction]'),
    paragraph('[What to do.]'),
    paragraph('[What the reader should see.]'),
    heading('Step 3: [instruction]'),
    paragraph('[What to do.]'),
    paragraph('[What the reader should see.]'),
    heading('Check the result'),
    paragraph('[One test that shows that the whole thing works, with what is normal and what is not.]'),
    heading('When something goes wrong'),
    table(
      ['What you see', 'Why', 'What to do'],
      ['[A symptom, as the reader would describe it]', '[Its cause]', '[The remedy]'],
      ['[A second symptom]', '[Its cause]', '[The remedy]'],
    ),
    heading('Questions about [topic]'),
    subheading('How long does it take to [reach the result]?'),
    paragraph('[The usual time, and what makes it longer.]'),
    subheading('[A second question, as people ask it]'),
    paragraph('[Its answer.]'),
    heading('What to do next'),
    paragraph('[The task that usually follows, with a link to its guide.]'),
  ),
};
