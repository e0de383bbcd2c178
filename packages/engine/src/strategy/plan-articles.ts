import { clusterKeywords } from '../clusters/cluster-keywords.ts';
import type { KeywordEdge } from '../clusters/types.ts';
import { withoutCircumstances } from '../queries/circumstances.ts';
import { AspectReader, supportsAspects } from '../outline/section-aspects.ts';
import type { Aspect } from '../outline/section-aspects.ts';
import type { Provenance } from '../score/types.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { onePage } from './one-page.ts';
import { isCompatibleKind, isSameSearch, parseSearch, withoutFiller } from './parse-search.ts';
import type { SearchIntent } from './parse-search.ts';

/** An existing article. */
export interface ExistingArticle {
  id: string;
  title: string;
  /** Its target keyword; '' when only the title identifies it. */
  keyword: string;
}

export interface ArticlesInput {
  /** The pillar's keyword. */
  keyword: string;
  /** Keywords that need an article of their own, highest priority first. */
  wanted: readonly string[];
  /** Secondary keywords a page may also rank for. */
  beside?: readonly string[];
  /** Pillar headings: what they answer needs no article. */
  sections?: readonly string[];
  existing?: readonly ExistingArticle[];
  /** ISO 639-1 code; 'en' by default. */
  language?: string | null;
  vectors?: SentenceVectors | null;
}

export interface PlannedArticle {
  cluster: string;
  /** All keywords the page can rank for, its own first. */
  keywords: readonly string[];
  /** The existing article to update instead of writing a new one; null if there is none. */
  existing: ExistingArticle | null;
}

/** A keyword that needs no page because a pillar section answers it. */
export interface FoldedKeyword {
  keyword: string;
  section: string;
}

export interface PlannedArticles {
  pillar: PlannedArticle;
  /** In the order of the wanted keywords. */
  supporting: readonly PlannedArticle[];
  folded: readonly FoldedKeyword[];
  /** Similarity between keywords of different clusters, strongest first. */
  related: readonly KeywordEdge[];
  provenance: Provenance;
}

interface Group {
  readonly cluster: string;
  readonly members: string[];
}

/** Text after these in a title is about the article, not its subject: 'Kettle descaling: five ways'. */
const AFTER_SUBJECT = /\s?(?::|\||–|—| - ).*$/su;
/** People searching for these compare offers, so they need their own page. */
const OWN_PAGE: ReadonlySet<string> = new Set(['best', 'buy', 'alternatives']);
/** Search kinds that need their own answer. */
const QUESTIONS: ReadonlySet<string> = new Set(
  'cost long often many why when where who whether sides'.split(' '),
);
const questionOf = ({ kind }: SearchIntent): string => (QUESTIONS.has(kind) ? kind : '');
/** Aspects whose sections answer only what they name. */
const OPEN_ASPECTS: ReadonlySet<Aspect> = new Set(['detail', 'asked', 'faq', 'close']);

/**
 * Plans one page per main keyword and its questions, so that no two compete for a search (cannibalization). Different
 * wordings, word orders, and synonyms of one search share a page; keywords that a pillar section answers are folded
 * into it; existing articles are marked for update instead of being planned again.
 */
export function planArticles({
  keyword,
  wanted,
  beside = [],
  sections = [],
  existing = [],
  language,
  vectors,
}: ArticlesInput): PlannedArticles {
  const code = language ?? 'en';
  const remembered = new Map<string, SearchIntent>();
  const read = (text: string): SearchIntent => {
    const known = remembered.get(text) ?? parseSearch(text, code);
    remembered.set(text, known);
    return known;
  };
  const isSame = (one: string, other: string): boolean => isSameSearch(read(one), read(other));
  const plain = (text: string): string => text.trim().toLowerCase();
  const wishes = new Map(wanted.map((text, at) => [plain(text), at] as const).toReversed());
  const rank = (text: string): number =>
    plain(text) === plain(keyword) ? -1 : (wishes.get(plain(text)) ?? Infinity);
  const { clusters, related, provenance } = clusterKeywords([keyword, ...wanted, ...beside], {
    language: code,
    vectors: vectors ?? null,
  });

  const isMeant = (text: string): boolean => rank(text) < Infinity;
  const groups = clusters
    .flatMap(({ name, members, pages, edges }) => {
      // Name the pillar's cluster after the pillar.
      const cluster = members.find((text) => rank(text) === -1) ?? name;
      return pages.flatMap((page) => splitByIntent(page, { cluster, edges, isMeant, rank, read }));
    })
    .toSorted((one, other) => rank(one.members[0]!) - rank(other.members[0]!))
    .reduce<Group[]>((known, group) => {
      const same = known.find(({ members }) =>
        members.some((one) => group.members.some((other) => isSame(one, other))),
      );
      if (same === undefined) known.push(group);
      else same.members.push(...group.members);
      return known;
    }, []);

  const [own, ...others] = groups;
  if (own === undefined) throw new Error('a plan wants a keyword');
  const articleFor = ({ members }: Group): ExistingArticle | null =>
    existing.find(({ title, keyword: main }) => {
      const subject = main || title.replace(AFTER_SUBJECT, '');
      return members.some((text) => isMeant(text) && isSame(text, subject));
    }) ?? null;
  const sectionFor = answeringSection(keyword, sections, code, read);
  const folded: FoldedKeyword[] = [];
  const planned = [{ group: own, article: articleFor(own) }];
  for (const group of others.filter(({ members }) => isMeant(members[0]!))) {
    const lead = group.members[0]!;
    const section = sectionFor(lead);
    const article = section === null ? articleFor(group) : null;
    if (section !== null) folded.push({ keyword: lead, section });
    // Each article is updated only once.
    const known = planned.find((one) => article !== null && one.article === article);
    const joined = section === null ? known?.group : own;
    if (joined === undefined) planned.push({ group, article });
    else joined.members.push(...group.members.filter(isMeant));
  }
  const [pillar, ...supporting] = planned.map(({ group, article }): PlannedArticle => ({
    cluster: group.cluster,
    keywords: group.members,
    existing: article,
  }));
  return { pillar: pillar!, supporting, folded, related, provenance };
}

interface PageReading {
  readonly cluster: string;
  readonly edges: readonly KeywordEdge[];
  readonly isMeant: (text: string) => boolean;
  readonly rank: (text: string) => number;
  readonly read: (text: string) => SearchIntent;
}

/**
 * Splits a cluster that shares words into pages by search intent: a 'kettle descaler' is not 'kettle descaling', and
 * 'when to prune roses' is not how. SERPs and vectors are stronger evidence than words and keep keywords together.
 */
function splitByIntent(
  page: readonly string[],
  { cluster, edges, isMeant, rank, read }: PageReading,
): Group[] {
  const isJoined = onePage(edges, read);
  const parts: Group[] = [];
  for (const text of page.toSorted((one, other) => rank(one) - rank(other))) {
    const part = parts.find(({ members }) =>
      isMeant(text)
        ? members.some((member) => isJoined(member, text))
        : questionOf(read(members[0]!)) === questionOf(read(text)),
    );
    if (part === undefined) parts.push({ cluster, members: [text] });
    else part.members.push(text);
  }
  return parts;
}

/** Finds the pillar section that answers a keyword; null if none does. */
function answeringSection(
  pillar: string,
  sections: readonly string[],
  language: string,
  read: (text: string) => SearchIntent,
): (query: string) => string | null {
  const { words: subject, kind } = read(pillar);
  const core = read(withoutCircumstances(pillar, (text) => read(text).telling.length)).words;
  const aspects = supportsAspects(language) ? new AspectReader(pillar, language) : null;
  /** The words of a text besides the pillar's subject. */
  const beside = (text: string): string[] => read(text).telling.filter((word) => !subject.has(word));
  /** The single aspect a section covers for the whole subject; null if it covers more. */
  const aspectOf = (text: string): Aspect | null => {
    const aspect = aspects?.of(text) ?? 'detail';
    if (aspects === null || OPEN_ASPECTS.has(aspect)) return null;
    return beside(withoutFiller(aspects.rest(text), language)).length === 0 ? aspect : null;
  };
  const sectionAspects = new Map(sections.map((section) => [section, aspectOf(section)]));
  return (query) => {
    const asked = read(query);
    const named = beside(query);
    // Sections on alternatives do not cover what they replace; one side of a comparison is a different subject.
    const isNamed = (words: ReadonlySet<string>): boolean =>
      [...words].every((word) => asked.words.has(word));
    const isWhole = kind !== 'alternatives' && (isNamed(subject) || (named.length === 0 && isNamed(core)));
    const aspect = isWhole ? aspectOf(query) : null;
    const sameSearch = sections.find((section) => isSameSearch(asked, read(section)));
    if (sameSearch !== undefined) return sameSearch;
    const answers = (section: string): boolean => {
      const said = read(section);
      if (OWN_PAGE.has(asked.kind) && asked.kind !== said.kind) return false;
      if (aspect !== null && sectionAspects.get(section) === aspect) return true;
      // 'Questions to ask before you choose a mattress' is fully answered by the pillar's section about choosing one.
      const isOfKind = isCompatibleKind(asked, said) || (asked.kind === kind && said.kind === 'thing');
      return named.length > 0 && isOfKind && named.every((word) => said.words.has(word));
    };
    return sections.find(answers) ?? null;
  };
}
