import { formatNumber, formatPercent } from '../../numbers.ts';

/** What is promised and how to check it. Text in backticks is a command. */
const rules: readonly { readonly rule: string; readonly check: string }[] = [
  {
    rule: 'Every number explains itself',
    check:
      'Open any score, down to the rule and the words it applies to. The gain a finding shows is what the edit brings, within half a point.',
  },
  {
    rule: 'Unknown is never zero',
    check:
      'A figure that’s unknown is shown as a dash. Every figure says whether it was measured, modeled, or generated.',
  },
  {
    rule: 'No key needed',
    check: 'Sign up and use every screen. Keys bring better sources; they unlock nothing.',
  },
  {
    rule: 'Nothing is lost',
    check:
      'Save the same article in two tabs: you get both versions to choose from. Every save is a revision you can restore.',
  },
  {
    rule: 'AI suggests, you decide',
    check:
      'Generated text stays out of your article until you accept it. A figure without a source is marked.',
  },
  {
    rule: 'Published exactly once',
    check:
      '`npm run test:storm` kills two servers 30 times while 1,000 articles come due, and finds one page and one notification for each.',
  },
  {
    rule: 'Nobody sees what isn’t theirs',
    check: '`npm run test:security` makes every API call as eight kinds of callers.',
  },
];

/** Messages in English. */
export const english = {
  title: 'How we test Pagewright: figures, and what they miss',
  description:
    'How well the score tells real articles from fakes, how every API call is attacked in tests, and how good the analyses are. Missed goals included.',
  sharedTitle: 'How we test it, and what we missed',
  sharedDescription: 'Measured figures for the score, security, and the analyses.',
  heading: 'How we test it, and what we missed',
  lead: 'Every figure on this page was measured by a program that comes with the software. We print the goals we missed as well as the ones we met.',
  measuredOn: (engine: string, day: string) => `Engine ${engine}, measured on ${day}.`,
  measured: 'What we measured',
  result: 'Result',
  goal: 'Our goal',
  wordsAlone: 'The same for counting words alone',
  orLess: (percent: number) => `${formatPercent(percent)} or less`,
  between: (percent: number, [from = 0, to = 0]: readonly number[]) =>
    `${formatPercent(percent)} (${from} to ${to})`,
  score: {
    title: 'Does the score mean anything?',
    text: (articles: number, kinds: number, prints: number) =>
      `We kept ${articles} real articles out of the tuning, made fakes of each in ${kinds} ways (shuffled words, stuffed keywords, filler, two articles mixed), and scored them all. We looked at these results ${prints} times during development, so the articles are no longer fully unseen.`,
    table: 'Figures for the score',
    beaten: 'Fakes that score at least ten points below the real article',
    stillGreen: 'Fakes that still get a green score',
    marksDown: 'Real articles that lose more than two points to the checks against fakes',
    essays: (count: number) => `Agreement with human grades for ${count} essays (rank correlation)`,
    readers: (articles: number, withEachOther: number, [first = 0, second = 0]: readonly number[]) =>
      `Two readers who saw no scores also ranked ${articles} articles. Their rankings agree with each other at ${formatNumber(withEachOther)}; the score’s order agrees with theirs at ${formatNumber(first)} and ${formatNumber(second)}.`,
    cannotTell: 'What the score can’t tell:',
    cannot:
      'whether something is true, whether a source really says what it is cited for, or whether sentences are in the right order. It doesn’t predict rankings.',
  },
  security: {
    title: 'Is my workspace safe?',
    text: (calls: number, callers: number, hostileTexts: number) =>
      `One test makes each of the ${calls} API calls as ${callers} kinds of callers, from an anonymous visitor to the admin of another workspace, and looks for a single word that isn’t theirs. A browser with its protection turned off is shown ${hostileTexts} hostile texts on public pages and runs none of them. Anyone who runs the software can repeat this with \`npm run test:security\`.`,
    noFirm: 'No outside firm has tested it, and we hold no certificate.',
    promises: 'What we promise and what we don’t',
  },
  analyses: {
    title: 'How good are the analyses?',
    table: 'Figures for the analyses',
    cefr: 'Reading ease compared with texts graded by level (CEFR, correlation)',
    oneStop: 'The same for graded news articles (OneStopEnglish)',
    sentence: 'Language of a sentence identified correctly, seven languages',
    fewWords: 'The same for four to eight words',
    repeat:
      'All of these figures come from texts we didn’t use for tuning. To repeat the measurement, run `npm run bench:engine`.',
  },
  rulesTitle: 'Seven rules, and how you can check them',
  rules,
};

/** Shape of the messages in each language. */
export type ProofSentences = typeof english;
