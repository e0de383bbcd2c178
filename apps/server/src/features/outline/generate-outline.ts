import type * as contract from '@pagewright/contract/outline';
import type { KeywordAnalysis, OutlineResult, Targeting } from '@pagewright/contract/outline';
import type { Endpoint, ParsedRequest } from '@pagewright/contract/endpoint';
import { compute } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { metered } from '../usage/index.ts';
import { analyzeSubject, type OutlineRequest } from './analyze/analyze-keyword.ts';
import { composeTask } from './compose/outline-tasks.ts';
import { rewordOutline } from './reword-outline.ts';

type Contract = typeof contract;
type BodyOf<Name extends keyof Contract> = Contract[Name] extends Endpoint
  ? ParsedRequest<Contract[Name]>['body']
  : never;

const GENERAL: Targeting = {
  strategy: 'standard',
  location: null,
  industry: null,
  stage: null,
  maturity: null,
  companySize: null,
  audience: '',
};

/**
 * Analyzes a keyword, as one SEO request. Results from within a day are free.
 * @throws ApiError 429 at the limit.
 */
export async function analyzeKeyword(ctx: Context, body: BodyOf<'analyzeKeyword'>): Promise<KeywordAnalysis> {
  return metered(ctx, { kind: 'seo', requests: 1, ownKey: 'search' }, async (metering, inside) => {
    const { analysis, usedFreshCall } = await analyzeSubject(inside, toRequest(body));
    if (!usedFreshCall) metering.answeredFromCache();
    return analysis;
  });
}

/**
 * Outlines an article from an analyzed keyword, as one AI request.
 * @throws ApiError 429 at the limit.
 */
export async function generateOutline(ctx: Context, body: BodyOf<'generateOutline'>): Promise<OutlineResult> {
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, async (_metering, inside) =>
    composeAndWord(inside, body.analysisData, body.targetWordCount, performance.now()),
  );
}

/**
 * Analyzes and outlines in one call, narrowed by the given options.
 * @throws ApiError 429 at the limit.
 */
export async function completeOutline(ctx: Context, body: BodyOf<'completeOutline'>): Promise<OutlineResult> {
  return generate(ctx, toRequest(body), body.targetWordCount);
}

/**
 * Outlines an article for readers in a place.
 * @throws ApiError 429 at the limit.
 */
export async function geographicOutline(
  ctx: Context,
  body: BodyOf<'geographicOutline'>,
): Promise<OutlineResult> {
  const { baseKeyword: keyword, location, audienceContext } = body;
  const maturity = audienceContext.maturity ?? null;
  const targeting = { ...GENERAL, strategy: 'geographic', location, maturity } as const;
  return generate(ctx, { ...body, keyword, targeting }, body.targetWordCount);
}

/**
 * Outlines an article for readers in an industry.
 * @throws ApiError 429 at the limit.
 */
export async function industryOutline(ctx: Context, body: BodyOf<'industryOutline'>): Promise<OutlineResult> {
  const { baseKeyword: keyword, industry, companySize } = body;
  const targeting = { ...GENERAL, strategy: 'industry', industry, companySize } as const;
  return generate(ctx, { ...body, keyword, targeting }, body.targetWordCount);
}

/**
 * Outlines an article for one stage of a decision.
 * @throws ApiError 429 at the limit.
 */
export async function funnelOutline(ctx: Context, body: BodyOf<'funnelOutline'>): Promise<OutlineResult> {
  const { baseKeyword: keyword, stage, audienceMaturity: maturity } = body;
  const targeting = { ...GENERAL, strategy: 'funnel', stage, maturity } as const;
  return generate(ctx, { ...body, keyword, targeting }, body.targetWordCount);
}

/** Outlines an article for a location, an industry, and a funnel stage. @throws ApiError 429 at the limit. */
export async function multiTargetOutline(
  ctx: Context,
  body: BodyOf<'multiTargetOutline'>,
): Promise<OutlineResult> {
  const { baseKeyword: keyword, location, industry, stage, audienceContext } = body;
  const targeting = { ...GENERAL, strategy: 'multi', location, industry, stage, ...audienceContext } as const;
  return generate(ctx, { ...body, keyword, targeting }, body.targetWordCount);
}

function generate(ctx: Context, request: OutlineRequest, targetWordCount: number): Promise<OutlineResult> {
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, async (_metering, inside) => {
    const startedAt = performance.now();
    const { analysis } = await analyzeSubject(inside, request);
    return composeAndWord(inside, analysis, targetWordCount, startedAt);
  });
}

async function composeAndWord(
  ctx: Context,
  analysis: KeywordAnalysis,
  targetWordCount: number,
  startedAt: number,
): Promise<OutlineResult> {
  return rewordOutline(ctx, await compute(composeTask, analysis, targetWordCount), startedAt);
}

function toRequest(body: BodyOf<'analyzeKeyword'>): OutlineRequest {
  const { options, pages, competitors } = body;
  const isCompared = options.includeCompetitors ?? true;
  return {
    keyword: body.keyword,
    targeting: {
      ...GENERAL,
      location: options.geography || null,
      industry: options.industry ?? null,
      stage: options.funnelStage ?? null,
      audience: options.targetAudience ?? '',
    },
    pages: isCompared ? pages : [],
    competitors: isCompared ? competitors : [],
    includeSearch: body.includeSearch,
    idea: options.idea ?? '',
    language: options.language ?? null,
  };
}
