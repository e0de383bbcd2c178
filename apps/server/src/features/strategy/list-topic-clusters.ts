import type { listTopicClusters as call } from '@pagewright/contract/strategy';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { keywordIntent } from '@pagewright/engine';
import { compute, defineTask } from '../../compute/index.ts';
import type { Context } from '../../context.ts';
import { ownershipFilter } from '../../access/ownership.ts';
import { clusterTexts } from './cluster-texts.ts';
import { findBriefKeywords } from './repository.ts';

const clustering = defineTask(new URL('./cluster-texts.ts', import.meta.url), clusterTexts, {
  kind: 'quick',
});

const MOST_BRIEFS = 200;
/** Of a brief's secondary keywords the first so many say what it is about. */
const MOST_SECONDARY = 10;

/** The keywords of the newest 200 briefs, put together by subject; each cluster with the briefs that it comes from. */
export async function listTopicClusters(ctx: Context): Promise<HandlerOutput<typeof call>> {
  const filter = { ...ownershipFilter(ctx.actor), stage: undefined, words: '' };
  const rows = await findBriefKeywords(ctx.db, filter, MOST_BRIEFS);
  const briefs = rows.map(({ id, mainTopic, keyword, fields }) => ({
    id,
    mainTopic,
    keywords: [keyword, ...fields.secondaryKeywords.slice(0, MOST_SECONDARY)].filter((text) => text !== ''),
  }));
  const { clusters, provenance } = await compute(
    clustering,
    briefs.flatMap(({ keywords }) => keywords),
  );
  const plain = (text: string): string => text.trim().toLowerCase();
  return {
    clusters: clusters.map(({ name, members }) => {
      const held = new Set(members.map(plain));
      return {
        name,
        intent: keywordIntent(name).leading,
        keywords: [...members],
        briefs: briefs
          .filter(({ keywords }) => keywords.some((text) => held.has(plain(text))))
          .map(({ id, mainTopic }) => ({ id, mainTopic })),
      };
    }),
    provenance,
  };
}
