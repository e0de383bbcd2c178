import type { findSyndicationPartners as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { gatherEvidence, type GatheredEvidence } from '../../../research/index.ts';
import { fromGathered } from '../evidence/known-evidence.ts';
import { executeRun } from '../runs/execute-run.ts';
import { workInRounds } from '../runs/work-in-rounds.ts';
import { promotionMessages } from './messages.ts';
import { selectPartners } from './select-partners.ts';

type Answer = HandlerOutput<typeof call>;

const choosing = defineTask(new URL('./select-partners.ts', import.meta.url), selectPartners, {
  kind: 'long',
});

/** Phrases used by such pages: one search each. */
const SEARCHES = ['write for us', 'republish our articles'];

/**
 * Finds pages on a topic that offer to accept or republish articles, by searches and on named sites. Each is shown
 * with the sentence that says so.
 * @throws ApiError 429 at the plan's limit; the signal's reason.
 */
export async function findPartners(ctx: Context, body: ParsedRequest<typeof call>['body']): Promise<Answer> {
  const { topic, industry, sites, includeSearch } = body;
  const request = { kind: 'find-syndication-partners', label: topic, inputs: body } as const;
  return executeRun(ctx, request, async (metering, inside) => {
    const subject = industry === '' ? topic : `${topic} ${industry}`;
    const searches: GatheredEvidence[] = [];
    const search = async (words: string, at: number): Promise<void> => {
      inside.progress(promotionMessages.searching, at, SEARCHES.length);
      searches.push(
        await gatherEvidence(inside, {
          keyword: `${subject} ${words}`,
          competitors: at === 0 ? sites : [],
          // On a named site: pages on the requested topic, and pages with such offers.
          subjects: [topic, ...SEARCHES],
          includeSearch,
        }),
      );
    };
    const soFar = () => describePartners(topic, searches);
    const answer = await workInRounds(inside, request, { items: SEARCHES, round: search, soFar });
    if (searches.every(({ askedAnew }) => !askedAnew)) metering.answeredFromCache();
    return answer;
  });
}

/** The partners among the pages that searches found. */
async function describePartners(topic: string, searches: readonly GatheredEvidence[]) {
  // An encyclopedia does not accept articles, so it is not a partner.
  const pages = searches.flatMap((search) => search.pages.filter(({ source }) => source === 'web'));
  const known = searches.map((search) => fromGathered(search).shown);
  return {
    partners: await compute(choosing, topic, pages),
    looked: new Set(pages.map(({ url }) => url)).size,
    leftOut: searches.flatMap((search) =>
      search.leftOut.map(({ url, title, message }) => ({ url, title, message })),
    ),
    evidence: {
      pages: known.flatMap((one) => one.pages.filter(({ source }) => source === 'web')),
      sources: known.flatMap((one) => one.sources),
      gatheredAt: null,
      notice: known.find(({ notice }) => notice !== null)?.notice ?? null,
    },
    provenance: { kind: 'measured', method: 'sentences of pages that were read' } as const,
  };
}
