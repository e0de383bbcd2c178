import { ideaKeywords } from '../ideas/idea-keywords.ts';
import type { Intent } from '../intent/intent.ts';
import { withSpelling } from '../queries/spelling.ts';
import { upperFirst } from '../text/upper-first.ts';
import skeletons from './skeletons.json' with { type: 'json' };

type Language = keyof typeof skeletons;
type Form = keyof (typeof skeletons)['en'];

/** A longer keyword is a sentence. */
const LONGEST = 200;
/** Who looks for a site names it and relates nothing to it: 'seo audit for wordpress' is about a task. */
const RELATION = / (?:for|with|without|in|on|para|con|sin|pour|avec|sans) /iu;
const PAIR = /^(?<a>.+?) (?:vs\.?|versus|or|o|ou) (?<b>.+)$/iu;

/** Headings in the language of a keyword of which no page was read. */
export interface Skeleton {
  /** None in a language without templates. */
  headings: readonly string[];
  language: string;
}

/** The language of a code such as `en-US`; null where none is given. */
export function languageCode(given: string | null | undefined): string | null {
  return given?.trim().toLowerCase().split(/[-_]/)[0] || null;
}

/**
 * A short, plain plan by the form of a keyword (a task, a comparison, a question, a name of something), for when nothing
 * is known of its subject. The keyword stands only where its form fits the heading: nothing tells how many it is, or which
 * article it has.
 */
export function skeletonOf(keyword: string, intent: Intent | null, given: string | null = null): Skeleton {
  const text = withSpelling(keyword)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/^[¿¡]\s?|\s?[?!.]+$/g, '')
    .replace(/^the (?=(?:best|top) )/i, '');
  const { keywords, language: spoken } = ideaKeywords(text);
  const named = languageCode(given);
  if (named !== null && !isLanguage(named)) return { headings: [], language: named };
  const language = named ?? (isLanguage(spoken) ? spoken : 'en');
  const reading = keywords[0];
  const pair = PAIR.exec(text)?.groups;
  const wanted = intent === 'navigational' && RELATION.test(text) ? 'informational' : intent;
  const form = formOf(reading?.why, pair !== undefined, wanted);
  const words: Readonly<Record<string, string>> = {
    // A task is written out: 'sell bread online' as 'How to sell bread online'.
    keyword: form === 'task' && !/^(?:how|cómo|comment)\b/i.test(text) ? (reading?.text ?? text) : text,
    a: pair?.['a'] ?? '',
    b: pair?.['b'] ?? '',
  };
  return {
    language,
    headings: skeletons[language][form].map((heading) =>
      upperFirst(heading.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)),
    ),
  };
}

function formOf(why: string | undefined, isPair: boolean, intent: Intent | null): Form {
  if (why === 'comparison') return isPair ? 'comparison' : 'commercial';
  if (why === 'task' || why === 'best' || why === 'alternatives' || why === 'question') return why;
  return intent ?? 'informational';
}

const isLanguage = (code: string): code is Language => Object.hasOwn(skeletons, code);
