import { PART_NAMES } from '@pagewright/contract/score-parts';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts of the score panel. The findings' own texts are in the contract, shared by server and browser. */
export const scoreMessages = defineMessages('scoreMessages', (format) => ({
  title: 'Score',
  waiting: 'The score appears as you write.',
  outOf: (points: number) => `${points}/100`,
  spoken: (points: number) => `Score ${points} of 100`,
  restsOn: (known: number, of: number) => `Based on ${known} of ${of} parts`,
  text_empty: 'No score yet: write something first.',
  text_too_short: 'No score yet: write more than 50 characters.',
  text_without_words: 'No score: the text has no words.',
  keyword_missing: 'No score yet: enter the primary keyword for this article.',
  substance: 'Substance',
  noDeductions: 'No points deducted for repeated text, lists of terms, or keyword stuffing.',
  cost: (points: number) => `−${format.number(points)}`,
  gains: 'Largest gains',
  noGains: 'No more points to gain in the known parts.',
  gain: (points: number) => `+${format.number(points)}`,
  spokenGain: (points: number) => format.plural(points, { one: 'gains # point', other: 'gains # points' }),
  ...PART_NAMES,
  points: (points: number, maximum: number) => `${format.number(points)} of ${format.number(maximum)}`,
  unknown: '—',
  unknownPart: 'Unknown: it needs pages to compare with.',
  terms: 'Topic terms',
  term: 'Term',
  termUses: 'Uses',
  termRange: 'Usual',
  termWeight: 'Weight',
  termNext: 'Next use',
  termRangeOf: (low: number, high: number) =>
    low === high ? format.number(low) : `${format.number(low)}–${format.number(high)}`,
  termWeightOf: (share: number) => `${format.number(Math.round(share * 100))} %`,
  termGain: (points: number) => (points > 0 ? `+${format.number(points)}` : format.number(points)),
  termPages: (pages: number) => format.plural(pages, { one: 'used by # page', other: 'used by # pages' }),
  termsModelled:
    'Modeled from your keywords because there are no pages to compare with. Add competitor pages to measure them.',
  termsOfBrief: (listed: number, all: number) =>
    `Your brief lists ${format.number(listed)} of these ${format.number(all)} terms: the ones that name something and matter most. The score counts them all.`,
  moreTerms: (count: number) => format.plural(count, { one: 'Show # more', other: 'Show # more' }),
  fewerTerms: 'Show fewer',
  leftOut: (count: number) =>
    format.plural(count, { one: '# rule does not apply here', other: '# rules do not apply here' }),
  verdict_good: 'Good',
  verdict_fair: 'Fair',
  verdict_poor: 'Poor',
  show: (places: number) => format.plural(places, { one: 'Show the place', other: 'Show # places' }),
  hide: 'Hide the places',
  serverAgrees: 'Score up to date',
  tooLongForLiveScore:
    'This text is longer than 200,000 characters, so the server scores it when you save it.',
  serverScore: (points: number) => `Server: ${points}/100`,
  serverBusy: 'The server is scoring…',
  scoreFailed: 'Failed to score content',
  unknownLanguage: 'The language of this text is unknown. Rules that need a language are left out.',
  mixedLanguages: (main: string, others: readonly string[]) =>
    `Parts of this text are in ${format.list(others.map((code) => format.language(code)))}. It is scored as ${format.language(main)}.`,
}));
