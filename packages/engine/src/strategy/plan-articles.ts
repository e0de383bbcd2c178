import { clusterKeywords } from '../clusters/cluster-keywords.ts';
import type { KeywordEdge } from '../clusters/types.ts';
import { withoutCircumstances } from '../queries/circumstances.ts';
import { AspectReader, readsAspects } from '../outline/section-aspects.ts';
import type { Aspect } from '../outline/section-aspects.ts';
import type { Provenance } from '../score/types.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { isSameKind, isSameSearch, readSearch, withoutFiller } from './read-search.ts';
import type { Search } from './read-search.ts';

/** An article that is there already. */
export interface ExistingArticle {
  id: string;
  title: string;
  /** The keyword that it is written for; '' where its title tells. */
  keyword: string;
}

export interface ArticlesInput {
  /** What the pillar is found for. */
  keyword: string;
  /** Keywords that want an article of their own, the most wanted first. */
  wanted: readonly string[];
  /** Keywords that a page is found for besides. */
  beside?: readonly string[];
  /** Headings of the pillar: what it answers needs no article. */
  sections?: readonly string[];
  existing?: readonly ExistingArticle[];
  /** ISO 639-1 code; 'en' when left out. */
  language?: string | null;
  vectors?: SentenceVectors | null;
}

export interface PlannedArticle {
  cluster: string;
  /** All that one page can be found for, its own keyword first. */
  keywords: readonly string[];
  /** The article that is to be updated instead of writing another one; null where there is none. */
  existing: ExistingArticle | null;
}

/** A keyword that wants no page, because a section of the pillar answers it. */
export interface FoldedKeyword {
  keyword: string;
  section: string;
}

export interface PlannedArticles {
  pillar: PlannedArticle;
  /** In the order of the wanted keywords. */
  supporting: readonly PlannedArticle[];
  folded: readonly FoldedKeyword[];
  /** Likeness between keywords of different clusters, strongest first. */
  related: readonly KeywordEdge[];
  provenance: Provenance;
}

interface Group {
  readonly cluster: string;
  readonly members: string[];
}

/** What stands behind these in a title is about the article, not about its subject: 'Kettle descaling: five ways'. */
const AFTER_SUBJECT = /\s?(?::|\||–|—| - ).*$/su;
/** Who wants these compares offers, whatever the pillar says of them. */
const OWN_PAGE: ReadonlySet<string> = new Set(['best', 'buy', 'alternatives']);
/** Kinds that are asked for an answer of their own. */
const QUESTIONS: ReadonlySet<string> = new Set(
  'cost long often many why when where who whether sides'.split(' '),
);
const questionOf = ({ kind }: Search): string => (QUESTIONS.has(kind) ? kind : '');
/** Sections of these aspects answer what they name, no more. */
const OPEN_ASPECTS: ReadonlySet<Aspect> = new Set(['detail', 'asked', 'faq', 'close']);

/**
 * Plans one page for each main keyword and what is asked of it, so that no two compete for a search (cannibalization):
 * wordings, word orders and synonyms of one search are one page; what a section of the pillar answers is folded into it;
 * where an article is there already, it is named to be updated, and no other one is planned.
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
  const remembered = new Map<string, Search>();
  const read = (text: string): Search => {
    const known = remembered.get(text) ?? readSearch(text, code);
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
      // The cluster of the pillar is called after it.
      const cluster = members.find((text) => rank(text) === -1) ?? name;
      return pages.flatMap((page) => partsOf(page, { cluster, edges, isMeant, rank, read }));
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
    // One article is updated once.
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
  readonly read: (text: string) => Search;
}

/**
 * What is one page by its words, as the pages that it is by what is sought: a 'kettle descaler' is no 'kettle descaling',
 * and 'when to prune roses' is not how. Results pages and vectors tell more than words, and hold keywords together.
 */
function partsOf(page: readonly string[], { cluster, edges, isMeant, rank, read }: PageReading): Group[] {
  const isJoined = (one: string, other: string): boolean =>
    isSameSearch(read(one), read(other)) ||
    (isSameKind(read(one), read(other)) &&
      edges.some(
        ({ a, b, relation, basis }) =>
          relation === 'same_page' &&
          basis !== 'words' &&
          ((a === one && b === other) || (a === other && b === one)),
      ));
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

/** Finds the section of the pillar that answers what a keyword asks; null where none does. */
function answeringSection(
  pillar: string,
  sections: readonly string[],
  language: string,
  read: (text: string) => Search,
): (query: string) => string | null {
  const { words: subject, kind } = read(pillar);
  const core = read(withoutCircumstances(pillar, (text) => read(text).telling.length)).words;
  const aspects = readsAspects(language) ? new AspectReader(pillar, language) : null;
  /** What a text names beside the pillar's subject. */
  const beside = (text: string): string[] => read(text).telling.filter((word) => !subject.has(word));
  /** Of which aspect of the whole subject a section treats, and nothing else; null where it names more. */
  const aspectOf = (text: string): Aspect | null => {
    const aspect = aspects?.of(text) ?? 'detail';
    if (aspects === null || OPEN_ASPECTS.has(aspect)) return null;
    return beside(withoutFiller(aspects.rest(text), language)).length === 0 ? aspect : null;
  };
  const sectionAspects = new Map(sections.map((section) => [section, aspectOf(section)]));
  return (query) => {
    const asked = read(query);
    const named = beside(query);
    // Sections on alternatives treat those, not what they replace; of two things compared one alone is another subject.
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
      // 'Questions to ask before you choose a mattress' asks no more of the pillar on choosing one than its section does.
      const isOfKind = isSameKind(asked, said) || (asked.kind === kind && said.kind === 'thing');
      return named.length > 0 && isOfKind && named.every((word) => said.words.has(word));
    };
    return sections.find(answers) ?? null;
  };
}
