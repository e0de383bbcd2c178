import type { SectionPurpose } from './types.ts';
import words from './aspect-words.json' with { type: 'json' };

/** Aspects of any subject, in the order readers expect. */
const ASPECTS = [
  'define',
  'works',
  'signs',
  'options',
  'choose',
  'needs',
  'steps',
  'check',
  'after',
  'detail',
  'time',
  'when',
  'cost',
  'aid',
  'law',
  'care',
  'problems',
  'safety',
  'mistakes',
  'limits',
  'help',
  'asked',
  'faq',
  'close',
] as const;

/** `detail` is specific to the subject; `asked` is a request of the idea. */
export type Aspect = (typeof ASPECTS)[number];

/** Section purpose by aspect; null where its words decide. */
const PURPOSES: Readonly<Partial<Record<Aspect, SectionPurpose>>> = {
  define: 'define',
  options: 'compare',
  choose: 'choose',
  needs: 'steps',
  steps: 'steps',
  time: 'timing',
  when: 'timing',
  cost: 'cost',
  aid: 'cost',
  problems: 'problems',
  safety: 'problems',
  mistakes: 'problems',
  limits: 'compare',
  faq: 'answers',
  close: 'close',
};

/** The purpose of a section by aspect; null where the heading's own words decide. */
export const aspectPurpose = (aspect: Aspect): SectionPurpose | null => PURPOSES[aspect] ?? null;

type Language = keyof typeof words;

interface AspectPattern {
  readonly aspect: Aspect;
  readonly label: string;
  /** The label when the subject is not an activity. */
  readonly ofThing: string;
  readonly pattern: RegExp;
}

const ASPECT_PATTERNS: Readonly<Record<string, readonly AspectPattern[]>> = Object.fromEntries(
  Object.entries(words).map(([language, rows]) => [
    language,
    rows.map(([aspect = '', label = '', pattern = '', ofThing = label]) => ({
      aspect: aspect as Aspect,
      label,
      ofThing,
      pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'),
    })),
  ]),
);

/** Words that only express how common or important something is, and verbs without meaning of their own. */
const QUALIFIERS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:common(?:est)?|typical|usual|frequent|main|important|best|biggest|key|quick|simple|different|possible|general|mak(?:es?|ing)|do|does|done|gets?|getting|us(?:es?|ing)|needs?|tak(?:es?|ing)|know|tell|finds?|found|happens?|actually|usually)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:comun(?:es)?|común|frecuentes?|habitual(?:es)?|principal(?:es)?|importantes?|mejor(?:es)?|posibles?|distint[oa]s|hacer|hace|hacen|usar|tener|saber|pasa)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:courante?s?|fréquente?s?|habituel(?:le)?s?|principa(?:l|le|ux|les)|importante?s?|meilleure?s?|possibles?|différente?s|faire|fait|font|avoir|savoir)(?!\p{L})/giu,
};

const ASKS_HOW = /^(?:how|cómo|comment)(?: se)? (?<action>\p{L}+(?:ar|er|ir|re|oir)(?:l[oa]s?)?)$/iu;
const PRICE = /(?<!\p{L})(?:prices?|costs?|precios?|cost[eo]s?|prix|coûts?|tarifs?)(?!\p{L})/giu;

/** Whether a heading is negated: 'What it does not cover'. */
export const isNegative = (heading: string): boolean =>
  /(?<!\p{L})(?:not|never|cannot|no|sin|nunca|ne .+ pas|n['’]\p{L}+ .*pas|sans)(?!\p{L})|n['’]t(?!\p{L})/iu.test(
    heading,
  );

/** The position of an aspect in an article. */
export const aspectRank = (aspect: Aspect): number => ASPECTS.indexOf(aspect);

/** Whether headings in a language can be read. */
export const supportsAspects = (language: string): language is Language =>
  Object.hasOwn(ASPECT_PATTERNS, language);

/** Reads headings about a keyword; the keyword's own words do not count toward an aspect. */
export class AspectReader {
  private readonly readings: readonly AspectPattern[];
  private readonly isTask: boolean;
  private readonly language: Language;
  /** The keyword is about price, so every heading may mention one. */
  private readonly isOfPrice: boolean;

  /** `hasPrices`: whether something may be about cost; 'is a calculation expensive?' is not where nothing has a price. */
  constructor(keyword: string, language: Language, isTask = false, hasPrices = true) {
    this.isTask = isTask;
    this.language = language;
    this.isOfPrice = ASPECT_PATTERNS[language]!.some(
      ({ aspect, pattern }) => aspect === 'cost' && pattern.test(keyword),
    );
    this.readings = ASPECT_PATTERNS[language]!.filter(
      ({ aspect, pattern }) =>
        (aspect === 'steps' || !pattern.test(keyword)) && (aspect !== 'cost' || hasPrices),
    );
  }

  /** The main aspect of a heading; `detail` if it is specific to the subject. */
  of(heading: string): Aspect {
    return this.readings.find(({ pattern }) => pattern.test(heading))?.aspect ?? 'detail';
  }

  /** All aspects of a heading, with the result of `of` first. */
  all(heading: string): Aspect[] {
    return this.readings.filter(({ pattern }) => pattern.test(heading)).map(({ aspect }) => aspect);
  }

  /** A heading without the words that name its aspect. */
  rest(heading: string): string {
    return this.readings.reduce(
      (text, { pattern }) => text.replaceAll(new RegExp(pattern, 'giu'), ' '),
      heading,
    );
  }

  /** The rest of a heading besides aspect and qualifiers; the 'save' of 'how to save' counts. */
  own(heading: string): string {
    const rest = this.readings.reduce(
      (text, { pattern }) =>
        text.replaceAll(
          new RegExp(pattern, 'giu'),
          (found) => ASKS_HOW.exec(found)?.groups?.['action'] ?? ' ',
        ),
      heading,
    );
    const plain = this.isOfPrice ? rest.replaceAll(PRICE, ' ') : rest;
    return plain.replaceAll(QUALIFIERS[this.language], ' ');
  }

  /** A plain heading for an aspect. */
  label(aspect: Aspect): string | null {
    const reading = this.readings.find((one) => one.aspect === aspect);
    return (this.isTask ? reading?.label : reading?.ofThing) ?? null;
  }
}
