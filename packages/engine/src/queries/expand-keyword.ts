import { isQuestion } from '../answers/question.ts';
import { wordRarity } from '../background/word-rarity.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { isSelfReferential } from '../outline/own-headings.ts';
import { keywordPlan } from '../plans/keyword-plan.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import type { Provenance } from '../score/types.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import type { Term } from '../terms/term.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readKeyword } from './keyword-kind.ts';
import type { TemplateKeyword } from './keyword-kind.ts';
import type { KeywordKind } from './keyword-kind.ts';
import templates from './query-templates.json' with { type: 'json' };

/** Where an expansion comes from. */
export type ExpansionSource =
  /** A heading or title, no question, that holds the keyword and more; `page` is its place among the pages given. */
  | { kind: 'page'; page: number; url: string | null; text: string }
  /** A term that so many of the pages use, with the keyword in it. */
  | { kind: 'term'; term: string; pages: number }
  /** `kindOfKeyword`: what the keyword was taken for. */
  | { kind: 'template'; template: string; kindOfKeyword: KeywordKind }
  /** `rank`: place among the suggestions given, from 0. */
  | { kind: 'suggestion'; rank: number };

export interface Expansion {
  text: string;
  /** Stem keys of its words, sorted, without function words: the same for every order and inflection. */
  key: string;
  /** 0 to 1: how much speaks for it as a query about the keyword; no search volume. */
  relevance: number;
  sources: readonly ExpansionSource[];
  /** `measured` when a page or a suggestion holds it word for word, else `modelled`. */
  provenance: Provenance;
}

export interface ExpansionInput {
  keyword: string;
  pages?: readonly EvidencePage[];
  /** What a search engine or a person suggests, best first. */
  suggestions?: readonly string[];
  /** Code of the language where there are no pages; the keyword's where absent. */
  language?: string | null;
  /** The sentence that the keyword was taken from. */
  idea?: string | null;
}

export interface ExpansionResult {
  keyword: string;
  /** Most relevant first. */
  expansions: readonly Expansion[];
  language: string;
  /** Left out for a keyword in another language. */
  leftOut: readonly 'templates'[];
  provenance: Provenance;
}

const MAX_EXPANSIONS = 100;
const MAX_SUGGESTIONS = 500;
const MAX_HEADINGS = 5000;
const MAX_KEYWORD_WORDS = 10;
const MAX_TEXT_LENGTH = 120;
/** A suggestion is what people type; the later ones are typed less. */
const SUGGESTION = { first: 0.95, last: 0.7 };
/** What a page writes with the keyword in it, and a term composed with it, at most. */
const PAGE = 0.85;
const TERM = 0.75;
/** In fewer words a page (on average) any word stands out, and is told from a verb by nothing. */
const SMALL_PAGE_WORDS = 150;
/** English words below this rarity (in nats) are no names of things, if small pages are all that speaks for them. */
const NAMING_RARITY = 7.5;
/** Templates of the keyword's kind fit, those for any keyword often do not. */
const KIND_TEMPLATE = 0.5;
const ANY_TEMPLATE = 0.3;
/** What is looked up of a company or a program fits a kind of them less than all else. */
const NAME_TEMPLATE = 0.2;
const MAX_PER_KIND = 5;
/** Each template says a little less than the one before it. */
const TEMPLATE_STEP = 0.005;

/** Queries around a keyword, from suggestions, pages and templates, duplicates merged. Never throws. */
export function expandKeyword({
  keyword,
  pages = [],
  suggestions = [],
  language: given,
  idea = null,
}: ExpansionInput): ExpansionResult {
  const read = readKeyword(keyword);
  const terms = subjectTerms(keyword, pages);
  const plan = keywordPlan(keyword, {
    language: pages.length > 0 ? terms.language.code : (given ?? null),
    idea,
  });
  const language = pages.length > 0 ? terms.language.code : (plan?.language ?? 'und');
  const lexicon = lexiconOf(language);
  const prepared = prepareKeyword(read.base, lexicon);
  const gathered = new Gathering(prepared, lexicon);
  if (prepared !== null) {
    const step = (SUGGESTION.first - SUGGESTION.last) / Math.max(1, suggestions.length);
    for (const [rank, text] of suggestions.slice(0, MAX_SUGGESTIONS).entries()) {
      gathered.add(text, SUGGESTION.first - rank * step, { kind: 'suggestion', rank });
    }
    addHeadings(gathered, pages, prepared, language);
    const isFit = fitsBeside(pages, language, lexicon);
    for (const term of terms.terms) {
      const { text, weight, pages: count, key } = term;
      const relevance = TERM * (0.4 + 0.6 * Math.min(1, weight));
      const source: ExpansionSource = { kind: 'term', term: text, pages: count };
      const keys = key.split(' ');
      const own = prepared.contentKeys.filter((word) => keys.includes(word)).length;
      const holdsAll = own === prepared.contentKeys.length;
      const added = keys.filter((word) => !prepared.keys.includes(word));
      if (!isFit(term, added)) continue;
      // A term beside a keyword is no search by itself: 'cold brew degrees' is none.
      if (holdsAll) gathered.add(text, relevance, source);
    }
    if (plan !== null) addTemplates(gathered, plan, read);
  }
  return {
    keyword: keyword.trim(),
    expansions: gathered.list().slice(0, MAX_EXPANSIONS),
    language,
    leftOut: plan === null ? ['templates'] : [],
    provenance: {
      kind: pages.length + suggestions.length > 0 ? 'measured' : 'modelled',
      method: `pagewright-expansion ${ENGINE_VERSION}`,
    },
  };
}

/**
 * Tells whether a term fits the keyword by the words that it adds: it is not the name of the one page that uses it, nor
 * one common word of small pages.
 */
function fitsBeside(
  pages: readonly EvidencePage[],
  language: string,
  lexicon: Lexicon,
): (term: Term, added: readonly string[]) => boolean {
  const titles = new Set(pages.map(({ title }) => prepareKeyword(title, lexicon)?.keys.join(' ')));
  const words = pages.reduce(
    (sum, { paper }) => sum + paper.blocks.reduce((all, { text }) => all + text.split(/\s+/).length, 0),
    0,
  );
  const isSmall = language === 'en' && words < SMALL_PAGE_WORDS * pages.length;
  return ({ key, pages: count }, added) => {
    if (count === 1 && titles.has(key)) return false;
    const [word] = added;
    return !isSmall || word === undefined || added.length > 1 || wordRarity(word) >= NAMING_RARITY;
  };
}

function addHeadings(
  gathered: Gathering,
  pages: readonly EvidencePage[],
  keyword: Keyword,
  language: string,
): void {
  let looked = 0;
  for (const [page, { url, title, paper }] of pages.entries()) {
    const headings = paper.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
    for (const text of [title, ...headings]) {
      looked += 1;
      if (looked > MAX_HEADINGS) return;
      const phrase = text
        .slice(0, MAX_TEXT_LENGTH)
        .split(/ [|–—-] |: /)[0]!
        .replace(/^\s*\d+[.)]?\s+/, '')
        .trim();
      if (isQuestion(phrase) || /[,;?!]|\d{4}/.test(phrase) || isSelfReferential(phrase, language)) continue;
      if (!gathered.holds(phrase, keyword)) continue;
      gathered.add(phrase.toLowerCase(), PAGE * 0.7, { kind: 'page', page, url, text });
    }
  }
}

/** What people usually type around such a keyword; what its kind adds where the keyword names a thing of that kind. */
function addTemplates(gathered: Gathering, plan: KeywordPlan, { base, kinds, form }: TemplateKeyword): void {
  const add = (text: string, template: string, kind: KeywordKind, relevance: number): void =>
    gathered.add(text, relevance, { kind: 'template', template, kindOfKeyword: kind });
  const isThing = form === 'thing' && (plan.form === 'thing' || plan.form === 'commercial');
  // Symptoms are those of an illness, not of a desk for people who have one.
  const fitting = kinds.filter((kind) => !OF_ILLNESS.has(kind) || plan.form === 'thing');
  for (const kind of isThing && plan.language === 'en' ? fitting : []) {
    const relevance = OF_NAMES.has(kind) && !NAME.test(base) ? NAME_TEMPLATE : KIND_TEMPLATE;
    for (const [index, template] of (templates.modifiers[kind] ?? []).slice(0, MAX_PER_KIND).entries())
      add(
        template.replace('{k}', () => base),
        template,
        kind,
        relevance - index * TEMPLATE_STEP,
      );
  }
  for (const [index, query] of plan.queries.entries())
    add(query, `${plan.form} ${index}`, 'any', ANY_TEMPLATE - index * TEMPLATE_STEP);
}

const OF_ILLNESS: ReadonlySet<KeywordKind> = new Set(['condition', 'medicine']);
/** Kinds of which one looks up a certain one, by its name: nobody logs in to 'home insurance'. */
const OF_NAMES: ReadonlySet<KeywordKind> = new Set(['software', 'company', 'school', 'work']);
const NAME = /(?:^|\s)\p{Lu}\p{Ll}+/u;

interface Gathered {
  text: string;
  key: string;
  best: number;
  /** What is left of 1 after each source has spoken for it. */
  doubt: number;
  sources: ExpansionSource[];
}

/** Expansions by the stems of their words, so that inflections and orders are one. */
class Gathering {
  private readonly found = new Map<string, Gathered>();
  private readonly lexicon: Lexicon;
  private readonly ownKey: string;

  constructor(keyword: Keyword | null, lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.ownKey = keyword === null ? '' : [...keyword.contentKeys].toSorted().join(' ');
  }

  /** Whether a phrase has all the keyword's words and at least one more. */
  holds(phrase: string, keyword: Keyword): boolean {
    const keys = prepareKeyword(phrase, this.lexicon)?.contentKeys ?? [];
    return keys.length > keyword.contentKeys.length && keyword.contentKeys.every((key) => keys.includes(key));
  }

  add(text: string, relevance: number, source: ExpansionSource): void {
    const phrase = text
      .slice(0, MAX_TEXT_LENGTH + 1)
      .replace(/\s+/g, ' ')
      .trim();
    const prepared = phrase.length > MAX_TEXT_LENGTH ? null : prepareKeyword(phrase, this.lexicon);
    if (prepared === null || prepared.keys.length > MAX_KEYWORD_WORDS) return;
    const key = [...prepared.contentKeys].toSorted().join(' ');
    if (key === this.ownKey) return;
    const known = this.found.get(key);
    if (known === undefined) {
      this.found.set(key, { text: phrase, key, best: relevance, doubt: 1 - relevance, sources: [source] });
      return;
    }
    // A second template for the same words is no second witness.
    if (source.kind === 'template' && known.sources.some(({ kind }) => kind === 'template')) return;
    known.sources.push(source);
    known.doubt *= 1 - relevance / 2;
    if (relevance > known.best) Object.assign(known, { text: phrase, best: relevance });
  }

  list(): Expansion[] {
    return [...this.found.values()]
      .map(({ text, key, doubt, sources }) => ({
        text,
        key,
        relevance: Math.min(1, Math.max(0, 1 - doubt)),
        sources,
        provenance: provenanceOf(sources),
      }))
      .toSorted((a, b) => b.relevance - a.relevance || (a.key < b.key ? -1 : 1));
  }
}

function provenanceOf(sources: readonly ExpansionSource[]): Provenance {
  const isFound = sources.some(({ kind }) => kind === 'page' || kind === 'suggestion');
  return { kind: isFound ? 'measured' : 'modelled', method: `pagewright-expansion ${ENGINE_VERSION}` };
}
