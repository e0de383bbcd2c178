import { wordPatterns } from '../text/word-patterns.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import table from './plan-variants.json' with { type: 'json' };

/** A kind of subject that has a word table. */
type Variant = keyof (typeof table)['en'];

const patternOf = wordPatterns(table);

/** Whether a text belongs to a kind of subject, by our word tables. */
export const isVariant = (name: Variant, text: string, language: PlanLanguage): boolean =>
  patternOf(name, language).test(text);

interface VariantInput {
  readonly language: PlanLanguage;
  /** The keyword within a sentence. */
  readonly k: string;
  /** What the person wrote: the idea, or the keyword alone. */
  readonly said: string;
  readonly parts: Readonly<Record<string, string | undefined>>;
  /** The topics that the idea lists. */
  readonly topics: readonly string[];
}

const BEHIND: Readonly<Record<PlanLanguage, RegExp>> = {
  en: / (?:for|with|without|when|if|in) (?!.* (?:for|with|without|when|if|in) ).*$/iu,
  es: / (?:para|con|sin|siendo|cuando|si) (?!.* (?:para|con|sin|siendo|cuando|si) ).*$/iu,
  fr: / (?:pour|avec|sans|quand|si) (?!.* (?:pour|avec|sans|quand|si) ).*$/iu,
};
const MIN_WORDS = 2;
/** The verb of a fault, after its thing: 'the fridge keeps beeping'. */
const FAILING: Readonly<Record<PlanLanguage, RegExp>> = {
  en: / (?:won['’]t|will not|does(?:n['’]t| not)|is(?:n['’]t| not)|can['’]t|keeps?|stays?|not) .*$/iu,
  es: / no .*$/iu,
  fr: / (?:ne |n['’]|qui ).*$/iu,
};

/** What a size guide is about: 'dog collar sizes' of 'dog collar size guide'. */
const SIZES: Readonly<Record<PlanLanguage, (k: string) => string | undefined>> = {
  en: (k) =>
    /^(?<what>.+ (?:size|width|length))(?: guide| chart| table)$/iu.exec(k)?.groups?.['what']?.concat('s'),
  es: (k) => /^(?:guía|tabla) de (?<what>(?:tallas|medidas|tamaños) .+)$/iu.exec(k)?.groups?.['what'],
  fr: (k) => /^(?:guide|tableau) des (?<what>(?:tailles|pointures|mesures) .+)$/iu.exec(k)?.groups?.['what'],
};

const first = (names: readonly Variant[], text: string, language: PlanLanguage): Variant | undefined =>
  names.find((name) => isVariant(name, text, language));

/** A keyword without what follows its subject; undefined if too little is left. */
function shortened(k: string, pattern: RegExp): string | undefined {
  const short = k.replace(pattern, '');
  return short === k || short.split(' ').length < MIN_WORDS ? undefined : short;
}

const flags = (...names: readonly (string | undefined)[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, '']])));

/**
 * Parts that select the lines of a form for a kind of subject: a camp has a packing list, a mortgage has papers. Where
 * our word tables do not know the kind, the part for lines that are true of any subject.
 */
export function variantParts(form: PhraseForm, input: VariantInput): Record<string, string | undefined> {
  const { language, k, said, parts, topics } = input;
  const is = (name: Variant, text = k): boolean => isVariant(name, text, language);
  const about = shortened(k, BEHIND[language]);
  switch (form) {
    case 'task':
      return flags(first(['begin', 'ongoing', 'hands'], parts['task'] ?? k, language) ?? 'plainly');
    case 'best':
    case 'commercial':
      return flags(is('free') ? 'free' : 'paid');
    case 'alternatives':
      return flags(is('free') ? 'free' : 'paid', is('fresh', said) ? 'fresh' : 'move');
    case 'why':
      return {
        ...flags(
          is('animal') && is('behavior') ? 'habit' : 'fault',
          is('expert') ? 'expert' : undefined,
          is('signal') ? 'signal' : 'prevent',
        ),
        noun: shortened(parts['label'] ?? k, FAILING[language]),
      };
    case 'question':
      return questionVariant(input, is);
    case 'list': {
      const isPacked = is('packing') && is('trip', said);
      const isGrouped = topics.length >= MIN_WORDS;
      return {
        ...flags(
          isGrouped ? 'grouped' : is('papers') ? 'papers' : isPacked ? 'packing' : 'points',
          is('camping', said) ? 'camping' : undefined,
          is('baby', said) ? 'baby' : undefined,
        ),
        about,
      };
    }
    case 'service':
      return flags(first(['rental', 'course', 'venue'], parts['thing'] ?? k, language) ?? 'trade');
    case 'shop':
      return flags(first(['food', 'growing', 'crafted'], k, language) ?? 'other');
    case 'outing':
      return flags(is('spots') ? 'spots' : 'ideas');
    case 'collection':
      return { ...flags(is('meals') ? 'meals' : 'anyidea'), about };
    case 'thing':
      return { about: SIZES[language](k) ?? about };
    default:
      return { about };
  }
}

/** By what a question asks for: a duration, a frequency, a number, a permission. */
function questionVariant(
  { language, k }: VariantInput,
  is: (name: Variant) => boolean,
): Record<string, string | undefined> {
  if (is('howlong')) return flags(is('lasts') ? 'lasts' : 'takes', 'counted');
  if (is('howoften')) return flags('howoften', 'counted');
  if (is('howmany')) return flags('howmany', 'counted');
  if (is('needed')) return flags('needed');
  if (is('own')) return { ...flags('own'), doing: k.replace(patternOf('own', language), '').trim() };
  return flags(is('when') ? 'when' : 'open');
}

/** What is eaten or grown is not explained by how it works. */
export const isEatenOrGrown = (k: string, language: PlanLanguage): boolean =>
  isVariant('food', k, language) || isVariant('growing', k, language);

/** Kinds of texts and lists, which are not things to explain. */
export const textKind = (k: string, language: PlanLanguage): Variant | undefined =>
  first(['sizes', 'template', 'chart', 'several'], k, language);
