import { PLANS } from '@pagewright/contract/plans';

/** What the product does besides scoring, each with a picture. */
export const steps: readonly {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}[] = [
  {
    name: 'Plan it',
    text: 'One sentence becomes a brief and an outline. Every heading says why it’s there: the pages that have it, or the question it answers.',
    picture: 'outline-column',
    alt: 'A section of an outline with the reason it’s there',
  },
  {
    name: 'Write and publish it',
    text: 'Write with suggestions you accept or reject, then publish to your own site, WordPress, or Ghost, now or on a schedule.',
    picture: 'suggestion-column',
    alt: 'A paragraph with a suggested change, where it comes from, and what it does to the score',
  },
  {
    name: 'Keep it working',
    text: 'Count readers without cookies. When a page loses them, the calendar suggests a refresh.',
    picture: 'calendar-column',
    alt: 'The content calendar with planned articles and posts, day by day',
  },
];

export const readers: readonly { readonly who: string; readonly need: string }[] = [
  { who: 'Bloggers', need: 'Know what to fix next, and why.' },
  { who: 'Marketing teams', need: 'Plan, review, and publish in one place.' },
  { who: 'Agencies', need: 'Show clients what each recommendation is based on.' },
  { who: 'Companies', need: 'Run it on your own servers. No API key needed, and no data leaves.' },
];

const { seo, ai } = PLANS.Free.limits;

/** Frequent questions; `more` links to details. */
export const questions: readonly {
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly name: string; readonly path: string };
}[] = [
  {
    question: 'What does the score mean?',
    answer:
      'It’s the sum of six parts: whether your text can be found, covers the subject, answers what is asked, reads well, says something, and holds up. Copied or repeated text counts for nothing. You can open every part. The score doesn’t predict rankings.',
    more: { name: 'More about the score', path: '/help/score' },
  },
  {
    question: 'Does it write articles for me?',
    answer:
      'It can draft, shorten, and reword. Everything it writes is a suggestion with its source until you accept it. Without a language model, the built-in engine takes sentences from your evidence and says so.',
  },
  {
    question: 'Do I need keys for OpenAI or Google?',
    answer:
      'No. You can add keys for OpenAI, Gemini, Anthropic, DataForSEO, or Serper, or use a model on your own machine if the operator allows it. Requests made with your own key don’t count toward your plan.',
  },
  {
    question: 'Where do search volumes come from?',
    answer: 'From a service you or your operator set up. Without one, you see a dash. We don’t guess.',
  },
  {
    question: 'Can I run it on my own server?',
    answer:
      'Yes. One command, npm start, installs what’s missing, sets up a database, and prints the address. You need Node.js 20 or newer.',
  },
  {
    question: 'What happens to my texts?',
    answer:
      'They stay in the installation’s database. If no language model is set up, they’re never sent to one. You can download all your data and delete your account.',
    more: { name: 'Privacy', path: '/privacy-policy' },
  },
  {
    question: 'Which languages does it support?',
    answer:
      'The app is available in English, Spanish, and French. The analysis is complete for English; other languages are recognized and get everything that doesn’t depend on English rules.',
  },
  {
    question: 'What does it cost?',
    answer: `There is a free plan with ${seo} research runs and ${ai} generations a month. Typing and scoring never count.`,
    more: { name: 'Pricing', path: '/pricing' },
  },
];
