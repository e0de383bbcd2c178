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

/** English text of the template. */
export const howToGuideEnglish: Skeleton = {
  title: 'How to [get the result] in [number] steps',
  document: documentOf(
    paragraph(
      '[Describe the result in one sentence, with the primary keyword.] [Say who this guide is for, how long it takes, and what can go wrong without it.]',
    ),
    heading('The short version'),
    steps('[First step, as an instruction]', '[Second step]', '[Third step]', '[How to tell it worked]'),
    heading('What you need'),
    bullets(
      '[A tool or material, and what you can use instead]',
      '[Access or permissions you need first]',
      '[Time: how long the work takes, and how long the waiting]',
    ),
    heading('Step 1: [instruction]'),
    paragraph(
      '[Why this comes first, in one sentence. Then say what to do, one action per sentence, in order.]',
    ),
    paragraph('[What readers should see if they got it right. Add an image with alt text.]'),
    heading('Step 2: [instruction]'),
    paragraph('[What to do.]'),
    paragraph('[What readers should see.]'),
    heading('Step 3: [instruction]'),
    paragraph('[What to do.]'),
    paragraph('[What readers should see.]'),
    heading('Check the result'),
    paragraph('[One test that shows the whole thing works, what’s normal, and what isn’t.]'),
    heading('Troubleshooting'),
    table(
      ['What you see', 'Why', 'What to do'],
      ['[A symptom, as readers would describe it]', '[The cause]', '[The fix]'],
      ['[A second symptom]', '[The cause]', '[The fix]'],
    ),
    heading('Questions about [topic]'),
    subheading('How long does it take to [get the result]?'),
    paragraph('[The usual time, and what can make it take longer.]'),
    subheading('[A second question, worded the way people ask it]'),
    paragraph('[The answer.]'),
    heading('What to do next'),
    paragraph('[The task that usually follows, with a link to its guide.]'),
  ),
};
