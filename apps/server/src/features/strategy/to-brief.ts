import type { BriefCard, SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { findDrafts, type BriefCardRow, type BriefRow } from './repository.ts';

/** A brief for the API. */
export async function toBrief(ctx: Context, row: BriefRow): Promise<SavedBrief> {
  return {
    id: row.id,
    idea: row.idea,
    stage: row.stage,
    ...row.fields,
    edited: row.edited,
    findings: row.findings,
    evidence: row.evidence,
    grounds: row.grounds,
    analysis: row.analysis,
    strategy: row.strategy,
    provenance: { kind: row.provenanceKind, method: row.provenanceMethod },
    revision: row.revision,
    engineVersion: row.engineVersion,
    drafts: await findDrafts(ctx.db, row.id),
    authorName: row.authorName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A brief for lists. */
export function toCard(row: BriefCardRow): BriefCard {
  const { keyword, provenanceKind, provenanceMethod, createdAt, updatedAt, ...card } = row;
  return {
    ...card,
    primarySeoQuery: keyword,
    provenance: { kind: provenanceKind, method: provenanceMethod },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
