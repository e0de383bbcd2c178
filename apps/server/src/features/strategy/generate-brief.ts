import { randomUUID } from 'node:crypto';
import type {
  BriefAnalysis,
  BriefEvidence,
  generateBrief as call,
  SavedBrief,
  Strategy,
} from '@pagewright/contract/strategy';
import { EVIDENCE_LIMITS } from '@pagewright/contract/content';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ENGINE_VERSION, type InternalPage } from '@pagewright/engine';
import { compute, defineTask } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import {
  gatherEvidence,
  packGathered,
  withoutOriginals,
  type GatheredEvidence,
} from '../../research/index.ts';
import { writeAudit } from '../audit/index.ts';
import { listContent } from '../content/index.ts';
import { metered } from '../usage/index.ts';
import { createBriefFromEvidence, toEvidence, type BriefInput, type CreatedBrief } from './create-brief.ts';
import { parsePages, toGivenPages, type PageInput } from './given-pages.ts';
import { strategyMessages } from './messages.ts';
import { requireKeywords } from './read-idea.ts';
import { deleteBrief, insertBrief, readNow, type BriefRow, type PageRow } from './repository.ts';
import { toBrief } from './to-brief.ts';
import { rewordBrief } from './reword-brief.ts';

const createBriefTask = defineTask(new URL('./create-brief.ts', import.meta.url), createBriefFromEvidence, {
  kind: 'long',
});

const OWN_PAGES = 100;
const STEPS = 4;

/**
 * Generates a brief from an idea and stores it. Without pages and network, it is modeled from the words alone. One AI
 * request.
 * @throws ApiError 429 at the plan's limit, 422 if no keyword is given and none can be found in the idea.
 */
export async function generateBrief(
  ctx: Context,
  input: ParsedRequest<typeof call>['body'],
): Promise<SavedBrief> {
  const { idea, audience = '', pages = [], competitors, includeSearch = true } = input;
  const given = input.keyword ?? '';
  const keyword = given || (await requireKeywords(idea)).keyword;
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    createAndStore(
      inside,
      { idea, audience, keyword, isKeywordGiven: given !== '' },
      { pages, competitors, includeSearch },
    ),
  );
}

/** The evidence that a brief may use. */
interface EvidenceRequest {
  readonly pages: readonly PageInput[];
  readonly competitors: string[];
  readonly includeSearch: boolean;
}

async function createAndStore(
  ctx: Context,
  request: Pick<BriefInput, 'idea' | 'audience' | 'keyword' | 'isKeywordGiven'>,
  { pages, competitors, includeSearch }: EvidenceRequest,
): Promise<SavedBrief> {
  const { keyword, idea } = request;
  const startedAt = performance.now();
  ctx.progress(strategyMessages.reading, 0, STEPS);
  const { kept, leftOut } = await parsePages(pages, ctx.signal);
  ctx.progress(strategyMessages.gathering, 1, STEPS);
  const gathered = await gatherEvidence(ctx, {
    keyword,
    savedFor: [keyword],
    pages: await toGivenPages(kept),
    competitors,
    includeSearch,
  });
  ctx.progress(strategyMessages.finding, 2, STEPS);
  const internalPages = await loadInternalPages(ctx);
  const found = await compute(createBriefTask, {
    ...request,
    gathered: withoutOriginals(gathered),
    internalPages,
  });
  const { created, notice } = await rewordBrief(ctx, found, { idea, gathered, startedAt });
  ctx.progress(strategyMessages.saving, 3, STEPS);
  const pageRows = [...kept, ...(await fetchedPages(gathered, kept.length))];
  const now = await readNow(ctx.db);
  const evidence = withNotice(
    toEvidence(gathered, leftOut, kept, { competitors, isSearched: includeSearch, now }),
    notice,
  );
  return withTransaction(ctx, async (inside) =>
    toBrief(inside, await insertNewBrief(inside, { idea, created, evidence, pageRows })),
  );
}

/** A generated brief before it is stored. */
export interface NewBriefData {
  readonly idea: string;
  readonly created: CreatedBrief;
  readonly evidence: BriefEvidence;
  readonly pageRows: readonly PageRow[];
  /** What a finished brief already has. */
  readonly analysis?: BriefAnalysis;
  readonly strategy?: Strategy;
}

/** Creates a brief from an idea and its keyword alone, without searches, pages, a model, or metering. */
export async function createBriefFromWords(
  ctx: Context,
  { idea, keyword }: Pick<BriefInput, 'idea' | 'keyword'>,
): Promise<NewBriefData> {
  const gathered = await gatherEvidence(ctx, { keyword, pages: [], competitors: [], includeSearch: false });
  const created = await compute(createBriefTask, {
    idea,
    keyword,
    audience: '',
    isKeywordGiven: true,
    gathered: withoutOriginals(gathered),
    internalPages: [],
  });
  const now = await readNow(ctx.db);
  const evidence = toEvidence(gathered, [], [], { competitors: [], isSearched: false, now });
  return { idea, created, evidence, pageRows: [] };
}

/** Stores a brief for the caller, in their transaction. */
export async function insertNewBrief(
  inside: Context,
  { idea, created, evidence, pageRows, analysis, strategy }: NewBriefData,
): Promise<BriefRow> {
  const { actor, run } = inside;
  if (run) {
    await run.saves(inside);
    await deleteBrief(inside.db, run.id);
  }
  const row = await insertBrief(
    inside.db,
    {
      id: run?.id ?? randomUUID(),
      workspaceId: actor.workspaceId,
      authorId: actor.userId,
      authorName: actor.name,
      idea,
      mainTopic: created.fields.mainTopic,
      keyword: created.fields.primarySeoQuery,
      fields: created.fields,
      findings: created.findings,
      evidence,
      grounds: created.grounds,
      provenanceKind: created.provenance.kind,
      provenanceMethod: created.provenance.method,
      engineVersion: ENGINE_VERSION,
      ...(analysis ? { analysis, stage: 'analysis' as const } : {}),
      ...(strategy ? { strategy, stage: 'strategy' as const } : {}),
    },
    pageRows,
  );
  await writeAudit(inside, 'strategy.generate_brief', row.id, { pages: pageRows.length });
  return row;
}

/** The fetched pages of a brief, stored after the given ones up to the limit. */
async function fetchedPages({ pages }: GatheredEvidence, given: number): Promise<PageRow[]> {
  const found = pages.filter(({ source }) => source !== 'given').slice(0, EVIDENCE_LIMITS.pages - given);
  const packed = await Promise.all(found.map(packGathered));
  return packed.map((page, at) => ({ place: given + at, ...page }));
}

/** Adds a notice about how the brief was created. */
function withNotice(evidence: BriefEvidence, notice: string | null): BriefEvidence {
  const notices = [evidence.notice, notice].filter((one) => one !== null);
  return { ...evidence, notice: notices.length === 0 ? null : notices.join(' ') };
}

/** The workspace's public pages, as internal link targets. */
async function loadInternalPages(ctx: Context): Promise<InternalPage[]> {
  const { content } = await listContent(ctx, {
    authorId: 'all',
    status: ['published'],
    sort: 'updated',
    limit: OWN_PAGES,
  });
  return content.flatMap(({ publicUrl, title, primaryKeyword }) =>
    publicUrl === null ? [] : [{ url: publicUrl, title, keyword: primaryKeyword }],
  );
}
