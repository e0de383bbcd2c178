import type { Intent } from '../intent/intent.ts';
import english from './plans-en.json' with { type: 'json' };
import spanish from './plans-es.json' with { type: 'json' };
import french from './plans-fr.json' with { type: 'json' };
import { readPhrase } from './read-phrase.ts';
import type { Phrase, PhraseForm, PlanLanguage } from './read-phrase.ts';

type Part = 'headings' | 'questions' | 'queries' | 'articles' | 'titles' | 'descriptions';

/** What an article on a keyword usually holds, when nothing but the keyword is known. */
export interface KeywordPlan {
  language: PlanLanguage;
  form: PhraseForm;
  /** What the article is about, as a heading: a question with its sign, a place with its preposition. */
  topic: string;
  headings: readonly string[];
  questions: readonly string[];
  /** What people type around it. */
  queries: readonly string[];
  /** Articles of their own beside it, each with the query that it answers. */
  articles: readonly { query: string; title: string }[];
  titles: readonly string[];
  descriptions: readonly string[];
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
  { language = null, intent = null }: { language?: string | null; intent?: Intent | null } = {},
): KeywordPlan | null {
  const phrase = readPhrase(keyword, language, intent);
  if (phrase === null) return null;
  const lines = PLANS[phrase.language][phrase.form];
  const filled = (part: Part): string[] => [
    ...new Set(lines[part].flatMap((line) => fill(line, phrase) ?? [])),
  ];
  return {
    language: phrase.language,
    form: phrase.form,
    topic: topicOf(phrase),
    headings: filled('headings'),
    questions: filled('questions'),
    queries: filled('queries').map((query) => query.replace(/\?$/, '')),
    articles: filled('articles').map((line) => {
      const [query = '', title = ''] = line.split('|');
      return { query, title };
    }),
    titles: filled('titles'),
    descriptions: filled('descriptions'),
  };
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
