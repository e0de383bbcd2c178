import type { BriefReference } from '@pagewright/contract/strategy';
import { IDEA_LANGUAGES } from '@pagewright/engine';
import type { Context } from '../../context.ts';
import { gatherEvidence, type GatheredEvidence } from '../../research/index.ts';
import { toGivenPages } from './given-pages.ts';
import { requireUsable } from './policy.ts';
import { findBrief, readBriefPages, type BriefRow } from './repository.ts';

/** What a brief is about, whether it is saved or only told. */
export interface BriefSubject {
  /** The saved brief; null for one that is only told. */
  readonly row: BriefRow | null;
  readonly keyword: string;
  readonly secondaryKeywords: readonly string[];
  /** The idea of the saved brief; null for one that is only told. */
  readonly idea: string | null;
  /** Code of the language that the saved brief is in; null where the keyword tells it. */
  readonly language: string | null;
  /** The fields among these that are a person's own words, not the machine's proposal. */
  readonly own: ReadonlySet<'keyword' | 'secondaryKeywords'>;
}

/**
 * The subject of a brief that a call names or tells. Of a saved one what is saved counts.
 * @throws ApiError 404 where a saved one is named that the caller may not use.
 */
export async function subjectOf(ctx: Context, brief: BriefReference): Promise<BriefSubject> {
  if (brief.id === undefined) {
    return {
      row: null,
      keyword: brief.primarySeoQuery || brief.mainTopic || '',
      secondaryKeywords: brief.secondaryKeywords ?? [],
      idea: null,
      language: null,
      own: new Set(['keyword', 'secondaryKeywords']),
    };
  }
  const row = requireUsable(ctx.actor, await findBrief(ctx.db, brief.id));
  const { primarySeoQuery, mainTopic, secondaryKeywords } = row.fields;
  return {
    row,
    keyword: primarySeoQuery || mainTopic || row.keyword,
    secondaryKeywords,
    idea: row.idea,
    language: IDEA_LANGUAGES.includes(row.findings.language) ? row.findings.language : null,
    own: ownWords(row),
  };
}

/** What a person gave with the idea, or wrote into the saved brief. */
function ownWords({ grounds, edited }: BriefRow): BriefSubject['own'] {
  const isGiven = grounds.some(({ field, code }) => field === 'primarySeoQuery' && code === 'keyword_given');
  const own = new Set<'keyword' | 'secondaryKeywords'>();
  if (isGiven || edited.includes('primarySeoQuery')) own.add('keyword');
  if (edited.includes('secondaryKeywords')) own.add('secondaryKeywords');
  return own;
}

/** The evidence of a subject: the pages of the saved brief, the competitors named for it, and the web where it asked it. */
export async function evidenceOfSubject(
  ctx: Context,
  { row, keyword }: BriefSubject,
): Promise<GatheredEvidence> {
  const pages = row === null ? [] : await toGivenPages(await readBriefPages(ctx.db, row.id, 'given'));
  const includeSearch = row === null || row.evidence.isSearched;
  const competitors = row?.evidence.competitors ?? [];
  return gatherEvidence(ctx, { keyword, pages, competitors, includeSearch });
}
