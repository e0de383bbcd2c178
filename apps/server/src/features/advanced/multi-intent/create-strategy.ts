import { STAGES, type createStrategy as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import {
  classifyIntent,
  clusterKeywords,
  expandKeyword,
  findQuestions,
  intentFormats,
  type Intent,
} from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { knownEvidence, type KnownEvidence } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { mixOf } from './analyze-intent.ts';
import { intentMessages } from './messages.ts';
import { servedIntent, STAGE_OF } from './stages.ts';
import { wordTitles } from './word-titles.ts';

type Answer = HandlerOutput<typeof call>;
type PlannedPage = Answer['pages'][number];
type Asked = ParsedRequest<typeof call>['body'];

/** Intents this likely get a page of their own. */
const LEAST = 0.2;
const KEYWORDS = 12;
const QUESTIONS = 6;

/** Plans a page for each intent of a keyword that is likely enough. @throws ApiError 429 at the plan's limit. */
export async function createStrategy(ctx: Context, asked: Asked): Promise<Answer> {
  const { keyword, intentAnalysis, pages, includeSearch } = asked;
  return asRun(ctx, { kind: 'create-strategy', label: keyword, inputs: asked }, async (_metering, inside) => {
    const startedAt = performance.now();
    inside.progress(intentMessages.reading(keyword), 0, 3);
    const known = await knownEvidence(inside, { keyword, pages, includeSearch });
    inside.progress(intentMessages.planning, 1, 3);
    const planned = planPages(keyword, known, intentAnalysis.intents ?? mixOf(keyword, known).intents);
    const { pages: worded, notice } = await wordTitles(inside, keyword, planned, startedAt);
    const isGenerated = worded.some(({ provenance }) => provenance.kind === 'generated');
    return {
      keyword,
      pages: worded,
      canShareAPage: alike(worded),
      notice,
      evidence: known.shown,
      provenance: {
        kind: isGenerated ? 'generated' : 'modelled',
        method: 'intent of each expansion of the keyword',
      },
    };
  });
}

function planPages(
  keyword: string,
  known: KnownEvidence,
  intents: readonly {
    readonly intent: Intent;
    readonly probability: number;
    readonly format: string | null;
  }[],
): PlannedPage[] {
  const { expansions } = expandKeyword({ keyword, pages: known.pages, suggestions: known.suggestions });
  const { questions } = findQuestions({ keyword, pages: known.pages, peopleAlsoAsk: known.questions });
  const results = [...known.results];
  const formats = new Map(
    intentFormats(classifyIntent({ query: keyword, results }), results).map((row) => [
      row.intent,
      row.format,
    ]),
  );
  const intentOf = (query: string): Intent => servedIntent(classifyIntent({ query }).probabilities);
  const sorted = Map.groupBy(expansions, ({ text }) => intentOf(text));
  const likely = intents
    .filter(({ probability }) => probability >= LEAST)
    .toSorted((a, b) => b.probability - a.probability);
  const own = likely[0]?.intent;
  const chosen = new Set(likely.map(({ intent }) => intent));
  return likely.map(({ intent, probability, format }): PlannedPage => {
    const keywords = (sorted.get(intent) ?? []).map(({ text }) => text);
    // The keyword itself belongs to the likeliest intent.
    const primaryKeyword = intent === own ? keyword : (keywords[0] ?? keyword);
    return {
      intent,
      probability,
      stage: STAGE_OF[intent],
      format: format ?? formats.get(intent) ?? FORMATS[intent],
      title: titleOf(primaryKeyword),
      primaryKeyword,
      keywords: keywords.filter((text) => text !== primaryKeyword).slice(0, KEYWORDS),
      questions: questions
        .filter(({ text }) => intentOf(text) === intent)
        .slice(0, QUESTIONS)
        .map(({ text }) => text),
      linksTo: nextAfter(intent).filter((name) => chosen.has(name)),
      provenance: { kind: 'modelled', method: 'keyword as it is searched' },
    };
  });
}

/** What usually serves an intent. */
const FORMATS: Readonly<Record<Intent, string>> = {
  informational: 'guide',
  navigational: 'landing',
  transactional: 'product',
  commercial: 'comparison',
  local: 'landing',
};

/** Intents of the next stage of a decision: readers are led on to them. */
function nextAfter(intent: Intent): Intent[] {
  const next = STAGES[STAGES.indexOf(STAGE_OF[intent]) + 1];
  return (Object.keys(STAGE_OF) as Intent[]).filter((name) => STAGE_OF[name] === next);
}

function titleOf(keyword: string): string {
  return keyword.charAt(0).toUpperCase() + keyword.slice(1);
}

/** Intents whose primary keywords one page can serve. */
function alike(pages: readonly PlannedPage[]): Answer['canShareAPage'] {
  const { clusters } = clusterKeywords(pages.map(({ primaryKeyword }) => ({ keyword: primaryKeyword })));
  return clusters
    .flatMap((cluster) => cluster.pages)
    .map((group) =>
      pages.filter(({ primaryKeyword }) => group.includes(primaryKeyword)).map(({ intent }) => intent),
    )
    .filter((group) => group.length > 1);
}
