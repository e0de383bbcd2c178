import { searchWorkspace } from '@pagewright/contract/search';
import type { Mount } from '../../platform/http/mount.ts';
import { searchContent } from '../content/index.ts';
import { searchHelp } from '../marketing/index.ts';
import { searchOutlines } from '../outline/index.ts';
import { searchBriefs } from '../strategy/index.ts';
import { distributeLimit } from './distribute-limit.ts';

/** Mounts the search of the header and of pickers. */
export function searchRoutes(mount: Mount): void {
  mount(searchWorkspace, async (ctx, { query }) => {
    const isOfContent = query.status !== undefined && query.status.length > 0;
    const [items, briefs, outlines] = await Promise.all([
      searchContent(ctx, query),
      isOfContent ? [] : searchBriefs(ctx, query),
      isOfContent ? [] : searchOutlines(ctx, query),
    ]);
    const hits = [
      items.map((item) => ({ kind: 'content' as const, ...item })),
      briefs.map((brief) => ({ kind: 'brief' as const, ...brief })),
      outlines.map((outline) => ({ kind: 'outline' as const, ...outline })),
      isOfContent ? [] : searchHelp(query).map((topic) => ({ kind: 'help' as const, ...topic })),
    ];
    return { hits: distributeLimit<(typeof hits)[number][number]>(hits, query.limit) };
  });
}
