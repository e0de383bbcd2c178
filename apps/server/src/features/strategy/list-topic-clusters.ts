import type { listTopicClusters as call } from '@pagewright/contract/strategy';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../platform/context.ts';
import { ownershipFilter } from '../../platform/access/ownership.ts';
import { computeClusters } from '../../language-pack/index.ts';
import { findBriefKeywords } from './repository.ts';

const BRIEFS_MAX = 200;
/** Only this many secondary keywords of a brief are used. */
const SECONDARY_MAX = 10;

/** Clusters the keywords of the newest 200 briefs by subject, with the briefs of each cluster. */
export async function listTopicClusters(ctx: Context): Promise<HandlerOutput<typeof call>> {
  const filter = { ...ownershipFilter(ctx.actor), stage: undefined, words: '' };
  const rows = await findBriefKeywords(ctx.db, filter, BRIEFS_MAX);
  const briefs = rows.map(({ id, mainTopic, keyword, fields }) => ({
    id,
    mainTopic,
    keywords: [keyword, ...fields.secondaryKeywords.slice(0, SECONDARY_MAX)].filter((text) => text !== ''),
  }));
  const { clusters, provenance } = await computeClusters(briefs.flatMap(({ keywords }) => keywords));
  const plain = (text: string): string => text.trim().toLowerCase();
  return {
    clusters: clusters.map(({ name, intent, members }) => {
      const held = new Set(members.map(plain));
      return {
        name,
        intent,
        keywords: [...members],
        briefs: briefs
          .filter(({ keywords }) => keywords.some((text) => held.has(plain(text))))
          .map(({ id, mainTopic }) => ({ id, mainTopic })),
      };
    }),
    provenance,
  };
}
