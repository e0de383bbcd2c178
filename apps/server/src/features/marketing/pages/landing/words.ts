import { PLANS } from '@pagewright/contract/plans';

/** The way of an article, in the order of its steps. */
export const steps: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Research',
    text: 'Name pages, paste them, or let the crawler read them politely. Free sources such as Wikipedia help where you have no key.',
  },
  {
    name: 'Brief',
    text: 'An idea of one sentence becomes a plan. Each field opens to the pages and phrases that it rests on.',
  },
  {
    name: 'Write',
    text: 'Ask for a section or for other words. Suggestions wait beside the text until you accept them.',
  },
  {
    name: 'Score',
    text: 'Six parts, each with its rules. The largest gains come first, with their points and their places in the text.',
  },
  {
    name: 'Publish',
    text: 'On your own site, on WordPress, on Ghost. Now or at a set time, exactly once.',
  },
  {
    name: 'Measure',
    text: 'Views, attention and conversions without cookies. A drop is compared with the same month last year before you get an alert.',
  },
];

/** What is promised, with the way to check it. A part in backticks is a command. */
export const rules: readonly { readonly rule: string; readonly check: string }[] = [
  {
    rule: 'Every number explains itself',
    check:
      'Open any score, down to the rule and the words that it is about. A finding’s gain is what the edit brings, within half a point.',
  },
  {
    rule: 'Unknown is never zero',
    check:
      'A figure that nobody knows is a dash, and each figure says whether it was measured, modelled or generated.',
  },
  {
    rule: 'No key needed',
    check: 'Sign up and run every screen. Keys bring better sources and unlock nothing.',
  },
  {
    rule: 'Nothing is lost',
    check:
      'Save in two tabs: you get both versions to choose from. Each save is a revision that you can restore.',
  },
  {
    rule: 'A machine proposes, you decide',
    check:
      'Generated text stays out of the document until you accept it. A figure without a source is marked.',
  },
  {
    rule: 'Published exactly once',
    check:
      '`npm run test:storm` kills two servers 30 times while 1,000 items come due, and counts one page and one notification for each.',
  },
  {
    rule: 'Nobody sees what is not theirs',
    check: '`npm run test:security` makes every call of the API as eight kinds of callers.',
  },
];

export const readers: readonly { readonly who: string; readonly need: string }[] = [
  { who: 'Bloggers', need: 'Know what to fix next, and why.' },
  { who: 'Marketing teams', need: 'Plan, review and publish together.' },
  { who: 'Agencies', need: 'Show clients where each claim comes from.' },
  {
    who: 'Companies',
    need: 'Run it on your own servers, with no key and no data leaving.',
  },
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
