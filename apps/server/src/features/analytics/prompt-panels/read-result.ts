import {
  PROMPT_LIMITS,
  type CitedSite,
  type PromptResult,
  type readPromptResult as resultCall,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { domainOf } from '@pagewright/engine';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { analyticsMessages } from '../messages.ts';
import { listCited, type CitedAddress } from './answer-repository.ts';
import type { Brand } from './brands.ts';
import { requirePanel } from './manage-panels.ts';
import { compareRuns, readCompared, readRunCounts, totalOf } from './run-result.ts';
import { findRun, listRuns, type RunWithCounts } from './run-repository.ts';
import { showRun } from './show-panels.ts';

const SITES_MAX = 100;

/**
 * Reads a run's shares, the sites that its answers name, and the history of the panel.
 * @throws ApiError 404 if the caller's workspace has no such panel or run.
 */
export async function readResult(
  ctx: Context,
  id: string,
  { run: wanted }: ParsedRequest<typeof resultCall>['query'],
): Promise<HandlerOutput<typeof resultCall>> {
  await requirePanel(ctx, id);
  const runs = await listRuns(ctx.db, id, PROMPT_LIMITS.runs);
  const last = runs.find(({ answers }) => answers > 0) ?? runs[0];
  const shown = wanted === undefined ? last : await requireRun(ctx, id, wanted);
  const counts = await readRunCounts(
    ctx.db,
    runs.map(({ run }) => run),
  );
  return {
    history: runs.map((one, at) => ({
      run: showRun(one),
      brands: (counts[at]?.brands ?? []).map(({ name, isOwn }, brand) => ({
        name,
        isOwn,
        total: counts[at]
          ? totalOf(counts[at], brand)
          : { hits: 0, n: 0, share: null, low: null, high: null },
      })),
    })),
    result: shown ? await showResult(ctx, shown) : null,
  };
}

/** @throws ApiError 404 if the panel has no such run. */
export async function requireRun(ctx: Context, panelId: string, id: string): Promise<RunWithCounts> {
  const found = await findRun(ctx.db, panelId, id);
  if (!found) throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  return found;
}

async function showResult(ctx: Context, shown: RunWithCounts): Promise<PromptResult> {
  const { after, before, comparison } = await readCompared(ctx.db, shown.run);
  const { totals, questions } = compareRuns(after, before);
  return {
    run: showRun(shown),
    previousAt: before?.run.startedAt.toISOString() ?? null,
    comparison,
    brands: after.brands.flatMap(({ name, isOwn }, at) => {
      const total = totals[at];
      return total ? [{ name, isOwn, total }] : [];
    }),
    questions: after.run.questions.map((text, at) => ({
      text,
      n: after.questions.get(text)?.answers ?? 0,
      failed: after.questions.get(text)?.failed ?? 0,
      brands: [...(questions[at] ?? [])],
    })),
    cited: groupBySite(await listCited(ctx.db, shown.run.id), after.brands),
  };
}

/** Groups addresses by host, most often cited first. Each answer counts once per site and page. */
function groupBySite(addresses: readonly CitedAddress[], brands: readonly Brand[]): CitedSite[] {
  const byHost = Map.groupBy(addresses, ({ url }) => new URL(url).hostname.replace(/^www\./, ''));
  const answersOf = (rows: readonly CitedAddress[]): number =>
    new Set(rows.flatMap(({ question, repeats }) => repeats.map((repeat) => `${question}:${repeat}`))).size;
  return [...byHost]
    .map(([host, rows]) => ({
      host,
      brand: brandOfHost(host, brands),
      answers: answersOf(rows),
      pages: [...Map.groupBy(rows, ({ url }) => url)]
        .map(([url, some]) => ({
          url,
          answers: answersOf(some),
          questions: some.map(({ question }) => question),
        }))
        .toSorted((a, b) => b.answers - a.answers || a.url.localeCompare(b.url)),
    }))
    .toSorted((a, b) => b.answers - a.answers || a.host.localeCompare(b.host))
    .slice(0, SITES_MAX);
}

function brandOfHost(host: string, brands: readonly Brand[]): number | null {
  const at = brands.findIndex(({ names }) =>
    names.some((name) => {
      const domain = domainOf(name);
      return domain !== null && (host === domain || host.endsWith(`.${domain}`));
    }),
  );
  return at < 0 ? null : at;
}
