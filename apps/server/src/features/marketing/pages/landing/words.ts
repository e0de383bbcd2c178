import { PLANS } from '@pagewright/contract/plans';

/** What the product does beside the score, each with a picture of it. */
export const steps: readonly {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}[] = [
  {
    name: 'Plan it',
    text: 'One sentence becomes a brief and an outline. Every heading says why it’s there: the pages that have it, or the question it answers.',
    picture: 'outline',
    alt: 'A section of an outline with the reason why it is there',
  },
  {
    name: 'Write and publish it',
    text: 'Write with suggestions you accept or reject, then publish to your own site, WordPress or Ghost, now or on schedule.',
    picture: 'content-studio',
    alt: 'Articles in the Content Studio with their status and their score',
  },
  {
    name: 'Keep it working',
    text: 'Count readers without cookies. When a page loses them, the calendar proposes a refresh.',
    picture: 'calendar',
    alt: 'A month in the content calendar with planned articles and posts',
  },
];

export const readers: readonly { readonly who: string; readonly need: string }[] = [
  { who: 'Bloggers', need: 'Know what to fix next, and why.' },
  { who: 'Marketing teams', need: 'Plan, review and publish in one place.' },
  { who: 'Agencies', need: 'Show clients what each recommendation is based on.' },
  { who: 'Companies', need: 'Run it on your own servers. No API key, and no data leaves.' },
];

const { seo, ai } = PLANS.Free.limits;

/** What visitors ask; `more` is where the answer goes on. */
export const questions: readonly {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly name: string; readonly path: string };
}[] = [
  {
    question: 'What does the score mean?',
    answer:
      'It is a sum of six parts: can the text be found, does it cover the subject, answer what is asked, read well, say something, and hold up. What is copied or repeated counts for nothing. You can open each part. It is no forecast of your rank.',
    more: { name: 'More on the score', path: '/help/score' },
  },
  {
    question: 'Does it write articles for me?',
    answer:
      'It can draft, shorten and reword. What it writes waits as a suggestion with its source. With no language model, the built-in engine takes sentences from your evidence and says so.',
  },
  {
    question: 'Do I need keys for OpenAI or Google?',
    answer:
      'No. You can add keys of OpenAI, Gemini, Anthropic, DataForSEO or Serper, or use a model on your own machine where the operator allows it. What is asked with your own key is not counted by your plan.',
  },
  {
    question: 'Where do search volumes come from?',
    answer:
      'From a service that you or your operator set up. Without one they are shown as a dash. We do not guess them.',
  },
  {
    question: 'Can I run it on my own server?',
    answer:
      'Yes. One command, npm start, installs what is missing, sets up its own database and prints the address. It needs Node.js 20 or newer.',
  },
  {
    question: 'What happens to my texts?',
    answer:
      'They stay in the installation’s database. With no model set up, nothing of them is sent to one. You can download all that is yours, and delete your account.',
    more: { name: 'Privacy', path: '/privacy-policy' },
  },
  {
    question: 'Which languages does it know?',
    answer:
      'The application speaks English, Spanish and French. The analysis is complete for English; other languages are recognized and get what does not depend on English rules.',
  },
  {
    question: 'What does it cost?',
    answer: `There is a free plan with ${seo} research runs and ${ai} generations a month. Typing and scoring are never counted.`,
    more: { name: 'Pricing', path: '/pricing' },
  },
];
