import { randomUUID } from 'node:crypto';
import type { BriefEvidence, generateBrief as call, SavedBrief } from '@pagewright/contract/strategy';
import { EVIDENCE_LIMITS } from '@pagewright/contract/content';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ENGINE_VERSION, type InternalPage } from '@pagewright/engine';
import { compute, defineTask } from '../../compute/index.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import {
  gatherEvidence,
  packGathered,
  withoutOriginals,
  type GatheredEvidence,
} from '../../research/index.ts';
import { writeAudit } from '../audit/index.ts';
import { listContent } from '../content/index.ts';
import { metered } from '../usage/index.ts';
import { briefOfEvidence, evidenceOf, type BriefMaking, type MadeBrief } from './brief-of-evidence.ts';
import { takePages, toGivenPages, type SentPage } from './given-pages.ts';
import { strategyMessages } from './messages.ts';
import { keywordsOf } from './read-idea.ts';
import { deleteBrief, insertBrief, readNow, type BriefRow, type PageRow } from './repository.ts';
import { showBrief } from './show-brief.ts';
import { wordBrief } from './word-brief.ts';

const makingBrief = defineTask(new URL('./brief-of-evidence.ts', import.meta.url), briefOfEvidence, {
  kind: 'long',
});

const OWN_PAGES = 100;
const STEPS = 4;

/**
 * Makes a brief of an idea and keeps it. Without pages and without a network it is modelled from the words alone.
 * One AI request.
 * @throws ApiError 429 at the plan's limit, 422 where no keyword is given and none can be read from the idea.
 */
export async function generateBrief(
  ctx: Context,
  input: ParsedRequest<typeof call>['body'],
): Promise<SavedBrief> {
  const { idea, audience = '', pages = [], competitors, includeSearch = true } = input;
  const given = input.keyword ?? '';
  const keyword = given || (await keywordsOf(idea)).keyword;
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    makeAndKeep(
      inside,
      { idea, audience, keyword, isKeywordGiven: given !== '' },
      { pages, competitors, includeSearch },
    ),
  );
}

/** What a brief may rest on. */
interface AskedEvidence {
  readonly pages: readonly SentPage[];
  readonly competitors: string[];
  readonly includeSearch: boolean;
}

async function makeAndKeep(
  ctx: Context,
  asked: Pick<BriefMaking, 'idea' | 'audience' | 'keyword' | 'isKeywordGiven'>,
  { pages, competitors, includeSearch }: AskedEvidence,
): Promise<SavedBrief> {
  const { keyword, idea } = asked;
  const startedAt = performance.now();
  ctx.progress(strategyMessages.reading, 0, STEPS);
  const { kept, leftOut } = await takePages(pages, ctx.signal);
  ctx.progress(strategyMessages.gathering, 1, STEPS);
  const gathered = await gatherEvidence(ctx, {
    keyword,
    pages: await toGivenPages(kept),
    competitors,
    includeSearch,
  });
  ctx.progress(strategyMessages.finding, 2, STEPS);
  const internalPages = await ownPages(ctx);
  const found = await compute(makingBrief, {
    ...asked,
    gathered: withoutOriginals(gathered),
    internalPages,
  });
  const { made, notice } = await wordBrief(ctx, found, { idea, gathered, startedAt });
  ctx.progress(strategyMessages.saving, 3, STEPS);
  const pageRows = [...kept, ...(await foundPages(gathered, kept.length))];
  const now = await readNow(ctx.db);
  const evidence = withNotice(
    evidenceOf(gathered, leftOut, kept, { competitors, isSearched: includeSearch, now }),
    notice,
  );
  return withTransaction(ctx, async (inside) =>
    showBrief(inside, await keepBrief(inside, { idea, made, evidence, pageRows })),
  );
}

/** A brief that is made and not yet kept. */
export interface UnsavedBrief {
  readonly idea: string;
  readonly made: MadeBrief;
  readonly evidence: BriefEvidence;
  readonly pageRows: readonly PageRow[];
}

/** Makes a brief of an idea and its keyword alone: nothing is searched, read or counted, and no model is asked. */
export async function makeBriefOfWords(
  ctx: Context,
  { idea, keyword }: Pick<BriefMaking, 'idea' | 'keyword'>,
): Promise<UnsavedBrief> {
  const gathered = await gatherEvidence(ctx, { keyword, pages: [], competitors: [], includeSearch: false });
  const made = await compute(makingBrief, {
    idea,
    keyword,
    audience: '',
    isKeywordGiven: true,
    gathered: withoutOriginals(gathered),
    internalPages: [],
  });
  const now = await readNow(ctx.db);
  const evidence = evidenceOf(gathered, [], [], { competitors: [], isSearched: false, now });
  return { idea, made, evidence, pageRows: [] };
}

/** Keeps a brief of the caller, in their transaction. */
export async function keepBrief(
  inside: Context,
  { idea, made, evidence, pageRows }: UnsavedBrief,
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
      mainTopic: made.fields.mainTopic,
      keyword: made.fields.primarySeoQuery,
      fields: made.fields,
      findings: made.findings,
      evidence,
      grounds: made.grounds,
      provenanceKind: made.provenance.kind,
      provenanceMethod: made.provenance.method,
      engineVersion: ENGINE_VERSION,
    },
    pageRows,
  );
  await writeAudit(inside, 'strategy.generate_brief', row.id, { pages: pageRows.length });
  return row;
}

/** The pages that were read for a brief, as it keeps them behind so many that were given: an item takes no more. */
async function foundPages({ pages }: GatheredEvidence, given: number): Promise<PageRow[]> {
  const found = pages.filter(({ source }) => source !== 'given').slice(0, EVIDENCE_LIMITS.pages - given);
  const packed = await Promise.all(found.map(packGathered));
  return packed.map((page, at) => ({ place: given + at, ...page }));
}

/** Evidence with what else is to be said of how a brief was made. */
function withNotice(evidence: BriefEvidence, notice: string | null): BriefEvidence {
  const notices = [evidence.notice, notice].filter((one) => one !== null);
  return { ...evidence, notice: notices.length === 0 ? null : notices.join(' ') };
}

/** The workspace's public pages, which an article may link to. */
async function ownPages(ctx: Context): Promise<InternalPage[]> {
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
