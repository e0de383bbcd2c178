import type { LiveScore } from '../../app/features/scoring/score-messages.ts';

type Unscored = Extract<LiveScore, { status: 'unscored' }>['reason'];

const unscored: Readonly<Record<Unscored, string>> = {
  text_empty: 'Paste a text first.',
  text_too_short: 'No score yet: write more than 50 characters.',
  text_without_words: 'No score: the text has no words.',
  keyword_missing: 'No score yet: enter the keyword for this text.',
};

/** Texts of the demo, in English. */
export const english = {
  loading: 'Loading the engine, once…',
  scoring: 'Scoring…',
  stopped: 'Stopped. Your text is still here.',
  failed: 'The engine could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  sampleNote: 'Sample: a draft we made weak on purpose.',
  result: (points: number, known: number, of: number, words: string, isOne: boolean) =>
    `${points}/100 · based on ${known} of ${of} parts · ${words} ${isOne ? 'word' : 'words'}`,
  changed: 'The text has changed since it was scored.',
  readAs: (title: string | undefined, headings: number) =>
    `${title === undefined ? 'No title' : `Title: “${title}”`}. ${headings === 1 ? '1 section heading' : `${headings === 0 ? 'No' : headings} section headings`}.`,
  gains: 'Largest gains',
  noGains: 'No more points to gain in the known parts.',
  parts: 'Six parts',
  points: (points: string, maximum: string) => `${points} of ${maximum}`,
  spokenGain: (points: string) => `gains ${points} points`,
  unknownPart: 'Unknown: it needs pages to compare with.',
  moreIn: (count: number) => `and ${count} more`,
  showPlace: 'Show in your text',
  quote: (words: string) => `“${words}”`,
  unscored,
  verdicts: { good: 'Good', fair: 'Fair', poor: 'Poor' },
};

/** The shape of these texts in each language. */
export type DemoSentences = typeof english;
