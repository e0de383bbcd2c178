import { isQuestion } from '../answers/question.ts';
import { wordRarity } from '../background/word-rarity.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { isSelfReferential } from '../outline/own-headings.ts';
import { createKeywordPlan } from '../plans/keyword-plan.ts';
import { evidenceLines } from '../plans/phrase-evidence.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import type { Provenance } from '../score/types.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import type { Term } from '../terms/term.ts';
import { lexiconOf } from '../text/lexicon.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { parseTemplateKeyword } from './keyword-kind.ts';
import type { TemplateKeyword } from './keyword-kind.ts';
import type { KeywordKind } from './keyword-kind.ts';
import templates from './query-templates.json' with { type: 'json' };

/** Origin of an expansion. */
export type ExpansionSource =
  /** A heading or title, not a question, that contains the keyword and more; `page` is its index among the pages. */
  | { kind: 'page'; page: number; url: string | null; text: string }
  /** A term that so many of the pages use, with the keyword in it. */
  | { kind: 'term'; term: string; pages: number }
  /** `kindOfKeyword`: what the keyword was taken for. */
  | { kind: 'template'; template: string; kindOfKeyword: KeywordKind }
  /** `rank`: place among the suggestions given, from 0. */
  | { kind: 'suggestion'; rank: number };

export interface Expansion {
  text: string;
  /** Sorted stem keys without function words: the same for every word order and inflection. */
  key: string;
  /** 0 to 1: the evidence for it as a query about the keyword; not a search volume. */
  relevance: number;
  sources: readonly ExpansionSource[];
  /** `measured` if a page or suggestion contains it verbatim, else `modelled`. */
  provenance: Provenance;
}

export interface ExpansionInput {
  keyword: string;
  pages?: readonly EvidencePage[];
  /** Suggestions of a search engine or person, best first. */
  suggestions?: readonly string[];
  /** Language code used without pages; the keyword's by default. */
  language?: string | null;
  /** The idea the keyword came from. */
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
/** Suggestions are what people type; later ones are typed less. */
const SUGGESTION = { first: 0.95, last: 0.7 };
/** Maximum relevance of page text with the keyword, and of a term combined with it. */
const PAGE = 0.85;
const TERM = 0.75;
/** On smaller pages (on average) any word stands out, and nouns cannot be distinguished from verbs. */
const SMALL_PAGE_WORDS = 150;
/** English words below this rarity (in nats) are not names of things if only small pages use them. */
const NAMING_RARITY = 7.5;
/** Templates for the keyword's kind fit; generic ones often do not. */
const KIND_TEMPLATE = 0.5;
const ANY_TEMPLATE = 0.3;
/** Name-related templates of companies and programs are less relevant than others. */
const NAME_TEMPLATE = 0.2;
const MAX_PER_KIND = 5;
/** Each template is slightly less relevant than the previous one. */
const TEMPLATE_STEP = 0.005;

/** Related queries from suggestions, pages, and templates, duplicates merged. Never throws. */
export function expandKeyword({
  keyword,
  pages = [],
  suggestions = [],
  language: given,
  idea = null,
}: ExpansionInput): ExpansionResult {
  const read = parseTemplateKeyword(keyword);
  const terms = subjectTerms(keyword, pages);
  const plan = createKeywordPlan(keyword, {
    language: pages.length > 0 ? terms.language.code : (given ?? null),
    idea,
    lines: evidenceLines(pages, suggestions),
  });
  const language = pages.length > 0 ? terms.language.code : (plan?.language ?? 'und');
  const lexicon = lexiconOf(language);
  const prepared = prepareKeyword(read.base, lexicon);
  const gathered = new ExpansionPool(prepared, lexicon);
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
      // A term next to a keyword is not a search by itself: 'cold brew degrees'.
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
 * Checks whether a term's added words fit the keyword: neither the name of its only page, nor a single common word of
 * small pages.
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
  gathered: ExpansionPool,
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

/** Usual queries for such a keyword, plus those of its kind. */
function addTemplates(
  gathered: ExpansionPool,
  plan: KeywordPlan,
  { base, kinds, form }: TemplateKeyword,
): void {
  const add = (text: string, template: string, kind: KeywordKind, relevance: number): void =>
    gathered.add(text, relevance, { kind: 'template', template, kindOfKeyword: kind });
  const isThing = form === 'thing' && (plan.form === 'thing' || plan.form === 'commercial');
  // Symptoms belong to an illness, not to a desk for people who have one.
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
/** Kinds looked up by their individual name: nobody logs in to 'home insurance'. */
const OF_NAMES: ReadonlySet<KeywordKind> = new Set(['software', 'company', 'school', 'work']);
const NAME = /(?:^|\s)\p{Lu}\p{Ll}+/u;

interface PooledExpansion {
  text: string;
  key: string;
  best: number;
  /** Remaining doubt after all sources. */
  doubt: number;
  sources: ExpansionSource[];
}

/** Expansions by their stems, so that inflections and word orders are merged. */
class ExpansionPool {
  private readonly found = new Map<string, PooledExpansion>();
  private readonly lexicon: Lexicon;
  private readonly ownKey: string;

  constructor(keyword: Keyword | null, lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.ownKey = keyword === null ? '' : [...keyword.contentKeys].toSorted().join(' ');
  }

  /** Whether a phrase has all of the keyword's words and at least one more. */
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
    // A second template with the same words is no additional evidence.
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
