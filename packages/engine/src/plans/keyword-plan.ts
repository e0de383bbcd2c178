import type { Intent } from '../intent/intent.ts';
import ASPECTS from './aspect-headings.json' with { type: 'json' };
import english from './plans-en.json' with { type: 'json' };
import spanish from './plans-es.json' with { type: 'json' };
import french from './plans-fr.json' with { type: 'json' };
import {
  demandHeadings,
  headingsWithDemands,
  singleVariants,
  longerHeading,
  questionsOfDemands,
  takesConditions,
  titlesOfDemands,
  variantsOf,
} from './plan-conditions.ts';
import { readPhrase } from './read-phrase.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import type { Phrase } from './read-phrase.ts';
import { linesOfTopics } from './short-topics.ts';

type Part = 'headings' | 'questions' | 'queries' | 'articles' | 'titles' | 'descriptions';

/** What an article on a keyword usually holds, when nothing but the keyword is known. */
export interface KeywordPlan {
  language: PlanLanguage;
  form: PhraseForm;
  /** What the article is about, as a heading: a question with its sign, a place with its preposition. */
  topic: string;
  headings: readonly string[];
  /** What a section is called that is about one aspect of the subject, by the aspect, where its grammar is known. */
  aspects: Readonly<Record<string, string>>;
  questions: readonly string[];
  /** What people type around it. */
  queries: readonly string[];
  /** Articles of their own beside it, each with the query that it answers. */
  articles: readonly { query: string; title: string }[];
  titles: readonly string[];
  descriptions: readonly string[];
  /** What the idea asks for beside its keyword, in its own words. */
  demands: readonly string[];
  /** What it asks for in words that no heading is made of, as they stand. */
  besides: readonly string[];
  /** What the idea lists as one line behind the subject; none where it lists nothing. */
  listed: readonly string[];
  /** Headings for what the idea asks, which stand among `headings`. */
  demandHeadings: readonly string[];
}

const PLANS: Readonly<
  Record<PlanLanguage, Readonly<Record<PhraseForm, Readonly<Record<Part, readonly string[]>>>>>
> = {
  en: english,
  es: spanish,
  fr: french,
};

/**
 * Plans for a keyword by what it asks for, in its language or the one given; null in a language without plans. A line
 * with a part that the keyword does not have is left out, so that no line is made where the grammar is not known.
 */
export function keywordPlan(
  keyword: string,
  {
    language = null,
    intent = null,
    idea = null,
  }: { language?: string | null; intent?: Intent | null; idea?: string | null } = {},
): KeywordPlan | null {
  const phrase = readPhrase(keyword, language, intent, idea);
  if (phrase === null) return null;
  const lines = PLANS[phrase.language][phrase.form];
  const filled = (part: Part): string[] => [
    ...new Set(lines[part].flatMap((line) => firstWhole(line, (one) => fill(one, phrase)) ?? [])),
  ];
  // Lines that say all that the idea asks for come first, those that say less behind them, for where those are too long.
  const variants = variantsOf(phrase);
  const withDemands = (part: 'titles' | 'descriptions'): string[] => {
    const isClumsy = (text: string) =>
      /(?<!\p{L})(?:without|sin|sans)(?= .*(?<!\p{L})(?:without|sin|sans) )/iu.test(text);
    const made = variants.flatMap((variant) =>
      lines[part]
        // Behind a condition nothing goes on without a stop: 'boots without a brush for the first time'.
        .filter((line) => variant === phrase || takesConditions(line))
        .flatMap((line) => fill(line, variant) ?? []),
    );
    const named = variants.flatMap((variant) =>
      linesOfTopics(variant).slice(0, part === 'titles' ? 2 : undefined),
    );
    const own =
      part === 'titles' ? [...titlesOfDemands(phrase, fill), ...named] : named.map((text) => `${text}.`);
    const isPlain = isClumsy(phrase.parts['K'] ?? '') ? () => true : (text: string) => !isClumsy(text);
    return [...new Set([...own, ...made])].filter(isPlain);
  };
  return {
    language: phrase.language,
    form: phrase.form,
    topic: topicOf(phrase),
    headings: headingsWithDemands(
      phrase,
      lines.headings.flatMap((line) => firstWhole(line, (one) => longerHeading(one, phrase, fill)) ?? []),
      fill,
    ),
    aspects: aspectsOf(phrase),
    questions: [...new Set([...questionsOfDemands(phrase, fill), ...filled('questions')])],
    queries: queriesOf(phrase, filled('queries')),
    articles: filled('articles').map((line) => {
      const [query = '', title = ''] = line.split('|');
      return { query, title };
    }),
    titles: withDemands('titles'),
    descriptions: withDemands('descriptions'),
    listed: variants.flatMap((variant) => linesOfTopics(variant).slice(0, 1)),
    demandHeadings: demandHeadings(phrase, fill),
    besides: phrase.demands.besides,
    demands: [...phrase.demands.conditions.map(({ text }) => text), ...phrase.demands.topics],
  };
}

function aspectsOf(phrase: Phrase): Record<string, string> {
  const table: Readonly<Record<string, readonly string[]>> = ASPECTS[phrase.language];
  return Object.fromEntries(
    Object.entries(table).flatMap(([aspect, lines]) => {
      const heading = lines.map((line) => fill(line, phrase)).find((text) => text !== null);
      return heading === undefined || heading === null ? [] : [[aspect, heading]];
    }),
  );
}

/** The first of a line's wordings that a keyword has the parts for. */
function firstWhole(line: string, filled: (line: string) => string | null): string | null {
  for (const wording of line.split(OTHERWISE)) {
    const text = filled(wording);
    if (text !== null) return text;
  }
  return null;
}
const OTHERWISE = ' || ';

/** A keyword with all that its idea asks is typed as long as this. */
const MAX_QUERY_LENGTH = 9;
/** Queries with conditions; the rest of the place is for what people usually type. */
const MAX_NARROW = 3;
/** To a longer keyword nobody adds a word. */
const MAX_BASE_LENGTH = 5;

/** What people type: the keyword with its conditions, then what the table adds to one that is short enough. */
function queriesOf(phrase: Phrase, lines: readonly string[]): string[] {
  const count = (text: string): number => text.split(' ').length;
  const { K = '', k = '' } = phrase.parts;
  const typedOf = (variants: readonly Phrase[]): string | undefined =>
    variants
      .map(({ parts }) => parts['k'] ?? k)
      .find((text) => text !== k && count(text) <= MAX_QUERY_LENGTH);
  const whole = typedOf(variantsOf(phrase));
  // What the longest query that is typed leaves out is asked for alone.
  const alone = singleVariants(phrase)
    .flatMap((variants) => typedOf(variants) ?? [])
    .filter((text) => whole?.includes(text.slice(k.length)) !== true);
  const narrow = [...(whole === undefined ? [] : [whole]), ...alone].slice(0, MAX_NARROW);
  const usual = lines
    .map((query) => query.replace(/\s?\?$/, ''))
    .filter((query) => count(k) <= MAX_BASE_LENGTH || !query.toLowerCase().startsWith(`${K.toLowerCase()} `))
    .filter((query) => count(query) <= MAX_QUERY_LENGTH)
    // 'Mejores' and 'baratas' are of several.
    .filter(
      (query) =>
        !/^(?:mejores|meilleure?s) (?!\p{L}+[sx] )| (?:baratas|baratos|pas chères)$/u.test(query) ||
        /^\p{L}+[sx](?= |$)/u.test(k),
    );
  const found = [...new Set([...narrow, ...usual])];
  return found.length > 0 ? found : lines.slice(0, 1);
}

function topicOf({ parts, language }: Phrase): string {
  const { K = '', Ask } = parts;
  const isAsked = Ask?.toLowerCase().includes(K.toLowerCase()) === true;
  return !isAsked ? K : language === 'en' ? `${Ask}?` : Ask;
}

/** A line with the parts of a keyword; null where it has not all of them. */
function fill(line: string, { parts }: Phrase): string | null {
  let isWhole = true;
  const text = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    isWhole &&= part !== undefined;
    return part ?? '';
  });
  if (!isWhole) return null;
  return (
    text
      // 'Why does it leak?: causes' as 'Why does it leak? Causes'.
      .replace(/\?\s?[:,]\s(?=\p{L})(.)/u, (_, letter: string) => `? ${letter.toUpperCase()}`)
      .replaceAll(/\?\s?\?/g, '?')
      .replace(/\? y (?=cómo )/u, '? Y ')
  );
}
