import type { findSyndicationPartners as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { gatherEvidence, type GatheredEvidence } from '../../../research/index.ts';
import { fromGathered } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { promotionMessages } from './messages.ts';
import { partnersAmong } from './partners-among.ts';

type Answer = HandlerOutput<typeof call>;

const choosing = defineTask(new URL('./partners-among.ts', import.meta.url), partnersAmong, { kind: 'long' });

/** What such pages call themselves: one search each. */
const SEARCHES = ['write for us', 'republish our articles'];

/**
 * Finds pages on a topic that say that they take, or pass on, articles of others: by searches, and on sites that are
 * named. Each stands with the sentence that says so.
 * @throws ApiError 429 at the plan's limit; the signal's reason.
 */
export async function findPartners(ctx: Context, asked: ParsedRequest<typeof call>['body']): Promise<Answer> {
  const { topic, industry, sites, includeSearch } = asked;
  const request = { kind: 'find-syndication-partners', label: topic, inputs: asked } as const;
  return asRun(ctx, request, async (metering, inside) => {
    const subject = industry === '' ? topic : `${topic} ${industry}`;
    const searches: GatheredEvidence[] = [];
    for (const [at, words] of SEARCHES.entries()) {
      inside.progress(promotionMessages.searching, at, SEARCHES.length);
      searches.push(
        await gatherEvidence(inside, {
          keyword: `${subject} ${words}`,
          competitors: at === 0 ? sites : [],
          // On a named site: what was typed, and the pages on which such offers stand.
          subjects: [topic, ...SEARCHES],
          includeSearch,
        }),
      );
    }
    if (searches.every(({ askedAnew }) => !askedAnew)) metering.answeredFromCache();
    // An encyclopedia takes no articles of others: what it says of the topic is no partner.
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
      provenance: { kind: 'measured', method: 'sentences of pages that were read' },
    };
  });
}
