import { PLANS } from '@pagewright/contract/plans';
import { FIGURES } from '../../figures.ts';
import { formatPercent } from '../../numbers.ts';

const { seo, ai } = PLANS.Free.limits;
const { validity, security, engine } = FIGURES;

/** What the product does besides scoring, each with a picture. */
interface Step {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  readonly alt: string;
}

interface Link {
  readonly name: string;
  readonly path: string;
}

/** A measured figure and what it says. */
interface Proof {
  readonly figure: string;
  readonly claim: string;
  readonly link: Link;
}

/** A frequent question; `more` links to details. */
interface Question {
  readonly question: string;
  readonly answer: string;
  readonly more?: Link;
}

const steps: readonly Step[] = [
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

const questions: readonly Question[] = [
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
      'The app, this site, and the help guide are available in English, Spanish, and French. The analysis is complete for English; other languages are recognized and get everything that doesn’t depend on English rules.',
  },
  {
    question: 'What does it cost?',
    answer: `There is a free plan with ${seo} research runs and ${ai} generations a month. Typing and scoring never count.`,
    more: { name: 'Pricing', path: '/pricing' },
  },
];

/** Messages in English. */
export const english = {
  title: 'Pagewright: the SEO editor that explains its score',
  description:
    'The SEO editor that explains its score: what to fix first, how many points each fix is worth, and what competing pages cover that yours doesn’t.',
  sharedTitle: 'The SEO editor that explains its score',
  sharedDescription:
    'Paste a draft and see what to fix first and how many points each fix is worth. No sign-up needed.',
  forWhom: 'For marketing teams, agencies, and bloggers',
  lead: 'Paste a draft, and Pagewright shows what to fix first, how many points each fix is worth, and what competing pages cover that yours doesn’t.',
  noSignUp: 'No sign-up needed to try it.',
  freePlan: 'The free plan has every tool.',
  trial: (days: number, plan: string) =>
    `The free plan includes ${days} days of ${plan}: no card needed, and afterwards you’re back on Free.`,
  way: 'From the first idea to a page that keeps its readers',
  steps,
  allFeatures: 'All features',
  measured: 'Measured, not claimed',
  proofs: (): readonly Proof[] => [
    {
      figure: formatPercent(validity.beaten.percent),
      claim: `of fake articles, made in ${validity.kindsOfFakes} ways, score at least ten points below the real one. Our goal is ${formatPercent(validity.beaten.goal)}.`,
      link: { name: 'How we test the score', path: '/proof#score' },
    },
    {
      figure: `${security.calls} × ${security.callers}`,
      claim: `Every API call is tried by ${security.callers} kinds of callers, to make sure nobody sees what isn’t theirs.`,
      link: { name: 'How we test security', path: '/proof#security' },
    },
    {
      figure: String(engine.readability.cefr).replace(/^0/, ''),
      claim: 'is how closely our reading ease matches texts that teachers graded by level (1 is perfect).',
      link: { name: 'How good the analyses are', path: '/proof#analyses' },
    },
  ],
  readersTitle: 'Who it’s for',
  readers: [
    { who: 'Bloggers', need: 'Know what to fix next, and why.' },
    { who: 'Marketing teams', need: 'Plan, review, and publish in one place.' },
    { who: 'Agencies', need: 'Show clients what each recommendation is based on.' },
    { who: 'Companies', need: 'Run it on your own servers. No API key needed, and no data leaves.' },
  ],
  fromBlog: 'From the blog',
  articlesShowScore: 'Every article shows the score from our own engine.',
  questionsTitle: 'Questions',
  questions,
  close: 'Bring one article. See what to fix first.',
  seeFeatures: 'See the features',
  demo: {
    title: 'See where each point comes from',
    lead: 'This is the engine from the editor, scoring a sample. Change the sample or paste your own text: it all runs in your browser, so your text isn’t sent anywhere.',
    text: 'Your text',
    textPlaceholder: 'Paste at least 50 characters of an article…',
    textHelp:
      'A first line with # is the title. Other lines with # are headings, lines with - are list items.',
    keyword: 'Keyword',
    keywordHelp: 'What people would search for.',
    score: 'Score it',
    stop: 'Stop',
    own: 'Paste your own text',
    backToSample: 'Back to the sample',
    needsScript: 'Scoring your own text needs JavaScript. Everything else on this page works without it.',
    after:
      'In the editor you can add the pages you compete with. The score then also shows which terms, questions, and formats they cover and you don’t.',
    empty: 'The score, its six parts, and the places in your text appear here.',
  },
  /** The page's script shows some of them too: keep those the same in `apps/web/marketing/demo/sentences.en.ts`. */
  result: {
    line: (points: number, parts: { readonly known: number; readonly of: number }, words: string) =>
      `${points}/100 · based on ${parts.known} of ${parts.of} parts · ${words} words`,
    forKeyword: 'for the keyword',
    of100: 'of 100',
    fixFirst: 'Fix these first',
    whereFrom: (points: number) => `Where the ${points} points come from`,
    unknown: 'unknown without pages to compare with',
    gains: 'Largest gains',
    parts: 'Six parts',
    unknownPart: 'Unknown: it needs pages to compare with.',
    spokenGain: (points: string) => `gains ${points} points`,
  },
  /** A deliberately weak draft, as a Markdown file and as text typed into the demo, and its keyword. */
  sample: {
    keyword: 'rain barrel size',
    text: `# Some thoughts about collecting water

Water that falls on a roof can be collected and it can then be used in the garden during the weeks in which there is no rain, which is something that is being considered by more and more households because watering restrictions are being introduced in many places and because the price of water is being raised by utilities almost every year. It is known that a large part of the water that is used by a household is used outdoors, and a good deal of this is lost to evaporation before it can be taken up by plants. A container that is placed under a downspout is the simplest arrangement that can be imagined, and it is usually supplied with a lid, a screen, a tap and an overflow, all of which should be inspected before the container is put into use for the first time.

The amount that can be collected depends on the area of the roof and on the rain that falls on it. A roof of 500 square feet yields about 311 gallons from one inch of rain, and [the EPA](https://www.epa.gov/soakuptherain/soak-rain-rain-barrels) has advice on setting one up. Because a container of the usual size holds 55 gallons, it is filled by less than a fifth of an inch. Whatever comes after that is lost through the overflow unless a second container is connected to the first, and it should be ensured that this water is led away from the foundation of the house, as damage can otherwise be caused over the years by the moisture that collects there.

The container should be placed on blocks, since the pressure at the tap is determined by the height of the water above it, and it should be ensured that the ground is level and firm, because a full container of the usual size is very heavy and can cause injury if it is tipped over. A screen should be fitted so that leaves and mosquitoes are kept out. In winter the container should be emptied and the downspout should be reconnected, since the walls of the container can be split by ice. Water from a roof should not be drunk and it should not be used on leaves that are eaten raw.
`,
  },
};

/** Shape of the messages in each language. */
export type LandingSentences = typeof english;
