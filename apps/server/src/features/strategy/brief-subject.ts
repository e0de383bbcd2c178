import type { BriefReference } from '@pagewright/contract/strategy';
import { IDEA_LANGUAGES } from '@pagewright/engine';
import type { Context } from '../../platform/context.ts';
import { gatherEvidence, type GatheredEvidence } from '../../research/index.ts';
import { toGivenPages } from './given-pages.ts';
import { requireAccess } from './policy.ts';
import { findBrief, readBriefPages, type BriefRow } from './repository.ts';

/** The subject of a saved or unsaved brief. */
export interface BriefSubject {
  /** The saved brief; null for an unsaved one. */
  readonly row: BriefRow | null;
  readonly keyword: string;
  readonly secondaryKeywords: readonly string[];
  /** The idea of the saved brief; null for an unsaved one. */
  readonly idea: string | null;
  /** Language code of the saved brief; null to detect it from the keyword. */
  readonly language: string | null;
  /** Fields whose text was written by a user, not generated. */
  readonly userWritten: ReadonlySet<'keyword' | 'secondaryKeywords'>;
}

/**
 * Resolves the subject of the brief in a call. For a saved one, the stored fields are used.
 * @throws ApiError 404 for a saved brief that the caller may not access.
 */
export async function resolveSubject(ctx: Context, brief: BriefReference): Promise<BriefSubject> {
  if (brief.id === undefined) {
    return {
      row: null,
      keyword: brief.primarySeoQuery || brief.mainTopic || '',
      secondaryKeywords: brief.secondaryKeywords ?? [],
      idea: null,
      language: null,
      userWritten: new Set(['keyword', 'secondaryKeywords']),
    };
  }
  const row = requireAccess(ctx.actor, await findBrief(ctx.db, brief.id));
  const { primarySeoQuery, mainTopic, secondaryKeywords } = row.fields;
  return {
    row,
    keyword: primarySeoQuery || mainTopic || row.keyword,
    secondaryKeywords,
    idea: row.idea,
    language: IDEA_LANGUAGES.includes(row.findings.language) ? row.findings.language : null,
    userWritten: userWrittenFields(row),
  };
}

/** The fields that a user supplied with the idea or wrote into the saved brief. */
function userWrittenFields({ grounds, edited }: BriefRow): BriefSubject['userWritten'] {
  const isGiven = grounds.some(({ field, code }) => field === 'primarySeoQuery' && code === 'keyword_given');
  const userWritten = new Set<'keyword' | 'secondaryKeywords'>();
  if (isGiven || edited.includes('primarySeoQuery')) userWritten.add('keyword');
  if (edited.includes('secondaryKeywords')) userWritten.add('secondaryKeywords');
  return userWritten;
}

/**
 * The evidence of a subject: the saved brief's pages and competitors, and a web search if the brief used one, or else
 * the keyword's saved research, as for the brief.
 */
export async function gatherSubjectEvidence(
  ctx: Context,
  { row, keyword }: BriefSubject,
): Promise<GatheredEvidence> {
  const pages = row === null ? [] : await toGivenPages(await readBriefPages(ctx.db, row.id, 'given'));
  const includeSearch = row === null || row.evidence.isSearched;
  const competitors = row?.evidence.competitors ?? [];
  return gatherEvidence(ctx, { keyword, savedFor: [keyword], pages, competitors, includeSearch });
}
