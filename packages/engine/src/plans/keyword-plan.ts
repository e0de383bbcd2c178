import { asksForPrices, GOALS } from '../ideas/asked-points.ts';
import type { Intent } from '../intent/intent.ts';
import ASPECTS from './aspect-headings.json' with { type: 'json' };
import english from './plans-en.json' with { type: 'json' };
import spanish from './plans-es.json' with { type: 'json' };
import french from './plans-fr.json' with { type: 'json' };
import { headVariants, longerHeading, takesConditions, variantsOf } from './appended-conditions.ts';
import { caseHeadings, headLinesOfDemands, questionsOfDemands } from './condition-lines.ts';
import { demandHeadings } from './demand-headings.ts';
import { parsePhrase } from './parse-phrase.ts';
import type { PhraseForm, PlanLanguage } from './phrase-parts.ts';
import type { Phrase } from './parse-phrase.ts';
import { headingsWithDemands } from './plan-headings.ts';
import { createQueries } from './plan-queries.ts';
import { linesOfTopics, titleOfTopic } from './short-topics.ts';

type Part = 'headings' | 'questions' | 'queries' | 'articles' | 'titles' | 'descriptions' | 'readers';

/** Usual contents of an article on a keyword, based on the keyword alone. */
export interface KeywordPlan {
  language: PlanLanguage;
  form: PhraseForm;
  /** The kind of a thing or purchase, which selects its lines; null for other forms. */
  kind: (typeof KINDS)[number] | null;
  /** The subject as a heading: a question with its mark, a place with its preposition. */
  topic: string;
  headings: readonly string[];
  /** Section headings by aspect of the subject, where its grammar is known. */
  aspects: Readonly<Record<string, string>>;
  questions: readonly string[];
  /** What people type around it. */
  queries: readonly string[];
  /** Who searches for it, as a reader of the article would be described; null where its grammar is unknown. */
  readers: string | null;
  /** The place that the idea is about, if the keyword does not name it: 'in the UK'. */
  place: string | null;
  /** Whether two things are explained rather than chosen between. */
  isExplained: boolean;
  /** Related articles, each with the query it answers. */
  articles: readonly { query: string; title: string }[];
  titles: readonly string[];
  descriptions: readonly string[];
  /** What the idea asks for besides its keyword, in its own words. */
  demands: readonly string[];
  /** Requests that are quoted verbatim and not turned into headings. */
  besides: readonly string[];
  /** The idea's list as one line after the subject; empty if there is none. */
  listed: readonly string[];
  /** Headings for the idea's requests, included in `headings`. */
  demandHeadings: readonly string[];
  /** Those of them about what may be the case: 'What to do when the top stays cold'. */
  caseHeadings: readonly string[];
}

/** What is known of a keyword besides its words. */
interface KeywordPlanOptions {
  language?: string | null;
  intent?: Intent | null;
  idea?: string | null;
  /** Titles and headings of pages, and searches (`evidenceLines`): how they use the keyword decides its grammar. */
  lines?: readonly string[];
}

const PLANS: Readonly<
  Record<PlanLanguage, Readonly<Record<PhraseForm, Readonly<Record<Part, readonly string[]>>>>>
> = {
  en: english,
  es: spanish,
  fr: french,
};

/**
 * Plans for a keyword by its form, in its language or the given one; null in a language without plans. A line with a
 * part that the keyword lacks is left out, so that no line is built with unknown grammar.
 */
export function createKeywordPlan(
  keyword: string,
  { language = null, intent = null, idea = null, lines = [] }: KeywordPlanOptions = {},
): KeywordPlan | null {
  const phrase = parsePhrase(keyword, language, intent, idea, lines);
  if (phrase === null) return null;
  const plan = PLANS[phrase.language][phrase.form];
  const filled = (part: Part): string[] => [
    ...new Set(plan[part].flatMap((line) => firstComplete(line, (one) => fillLine(one, phrase)) ?? [])),
  ];
  // Lines with all of the idea's requests come first, then shorter ones in case those are too long.
  const variants = variantsOf(phrase);
  const withDemands = (part: 'titles' | 'descriptions'): string[] => {
    const isClumsy = (text: string) =>
      /(?<!\p{L})(?:without|sin|sans)(?= .*(?<!\p{L})(?:without|sin|sans) )/iu.test(text);
    const made = headVariants(phrase).flatMap((variant) =>
      plan[part]
        // After a condition, a line needs punctuation: 'boots without a brush for the first time'.
        .filter((line) => variant === phrase || takesConditions(line))
        .flatMap((line) => fillLine(line, variant) ?? []),
    );
    const named = variants.flatMap((variant) =>
      linesOfTopics(variant).slice(0, part === 'titles' ? 2 : undefined),
    );
    const own = [
      ...headLinesOfDemands(phrase, part, fillLine),
      ...(part === 'titles' ? named : named.map((text) => `${text}.`)),
    ];
    const isPlain = isClumsy(phrase.parts['K'] ?? '') ? () => true : (text: string) => !isClumsy(text);
    const [first, ...rest] = [...own, ...made];
    // The first title names all conditions; the further question comes second.
    const further = part === 'titles' ? titleOfTopic(phrase) : [];
    return [...new Set([...(first === undefined ? [] : [first]), ...further, ...rest])].filter(isPlain);
  };
  const headings = headingsWithDemands(
    phrase,
    plan.headings.flatMap((line) => firstComplete(line, (one) => longerHeading(one, phrase, fillLine)) ?? []),
    fillLine,
  );
  return {
    language: phrase.language,
    form: phrase.form,
    kind: kindOf(phrase),
    topic: topicOf(phrase),
    headings,
    aspects: aspectsOf(phrase),
    questions: [...new Set([...questionsOfDemands(phrase, fillLine), ...filled('questions')])],
    queries: createQueries(phrase, filled('queries')),
    readers: theirs(filled('readers')[0] ?? null, phrase.language),
    place:
      phrase.demands.conditions.find(({ kind, isInKeyword }) => kind === 'place' && !isInKeyword)?.text ??
      null,
    isExplained: Object.hasOwn(phrase.parts, 'differ'),
    articles: filled('articles').map((line) => {
      const [query = '', title = ''] = line.split('|');
      return { query, title };
    }),
    titles: withDemands('titles'),
    descriptions: withDemands('descriptions'),
    listed: variants.flatMap((variant) => linesOfTopics(variant).slice(0, 1)),
    demandHeadings: demandHeadings(phrase, fillLine),
    caseHeadings: caseHeadings(phrase, fillLine),
    besides: phrase.demands.besides.filter((item) => !(asksForPrices(item) && headings.some(isOnPrices))),
    demands: [
      ...new Set([
        ...phrase.demands.conditions.map(({ text }) => text),
        ...phrase.demands.topics.filter((topic) => !phrase.demands.points.some(({ x }) => x === topic)),
        ...phrase.demands.points.flatMap(({ kind, text }) => (GOALS.has(kind) ? [] : [text])),
      ]),
    ],
  };
}

const isOnPrices = (heading: string): boolean =>
  /(?<!\p{L})(?:costs?|prices?|pricing|precios?|cuestan?|prix|tarifs?|coûts?|coûte)(?!\p{L})/iu.test(heading);

/** Kinds of things and purchases, by the part that stands for them. */
const KINDS = [
  'goods',
  'soft',
  'hired',
  'cover',
  'loan',
  'start',
  'noun',
  'work',
  'matter',
  'measure',
  'illness',
] as const;

/** Kinds that other parts of the product treat like one of the above. */
const LIKE_KINDS = {
  made: 'start',
  several: 'matter',
  sizes: 'matter',
  chart: 'matter',
  template: 'matter',
} as const;

function kindOf({ form, parts }: Phrase): KeywordPlan['kind'] {
  if (form !== 'thing' && form !== 'commercial') return null;
  const has = (kind: string): boolean => Object.hasOwn(parts, kind);
  const like = Object.entries(LIKE_KINDS).find(([kind]) => form === 'thing' && has(kind));
  return like?.[1] ?? KINDS.find(has) ?? null;
}

function aspectsOf(phrase: Phrase): Record<string, string> {
  const table: Readonly<Record<string, readonly string[]>> = ASPECTS[phrase.language];
  return Object.fromEntries(
    Object.entries(table).flatMap(([aspect, lines]) => {
      const heading = lines.map((line) => fillLine(line, phrase)).find((text) => text !== null);
      return heading === undefined || heading === null ? [] : [[aspect, heading]];
    }),
  );
}

/** 'Your garden' is 'their garden' in a description of the readers. */
function theirs(readers: string | null, language: PlanLanguage): string | null {
  if (readers === null || /[:?]/u.test(readers)) return readers;
  if (language === 'en') return readers.replaceAll(/(?<!\p{L})(?:my|your|our)(?!\p{L})/gu, 'their');
  return language === 'es'
    ? readers.replaceAll(/(?<!\p{L})(?:tu|mi)(?=s? )/gu, 'su')
    : readers
        .replaceAll('soi-même', 'eux-mêmes')
        .replaceAll(/(?<!\p{L})(?:vos|mes|ses|nos)(?= )/gu, 'leurs')
        .replaceAll(/(?<!\p{L})(?:votre|mon|ma|son|sa|notre)(?= )/gu, 'leur');
}

/** The first wording of a line for which the keyword has all parts. */
function firstComplete(line: string, filled: (line: string) => string | null): string | null {
  for (const wording of line.split(FALLBACK)) {
    const text = filled(wording);
    if (text !== null) return text;
  }
  return null;
}
const FALLBACK = ' || ';

function topicOf({ parts, language }: Phrase): string {
  const { K = '', Ask } = parts;
  const isAsked = Ask?.toLowerCase().includes(K.toLowerCase()) === true;
  return !isAsked ? K : language === 'en' ? `${Ask}?` : Ask;
}

/** A line filled with a keyword's parts; null if one is missing. */
function fillLine(line: string, { parts }: Phrase): string | null {
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
