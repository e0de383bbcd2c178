import { searchWorkspace } from '@pagewright/contract/search';
import type { Mount } from '../../http/mount.ts';
import { searchContent } from '../content/index.ts';
import { searchBriefs } from '../strategy/index.ts';

/** Mounts the search of the header and of pickers. */
export function searchRoutes(mount: Mount): void {
  mount(searchWorkspace, async (ctx, { query }) => {
    const [items, briefs] = await Promise.all([
      searchContent(ctx, query),
      query.status?.length ? [] : searchBriefs(ctx, query),
    ]);
    // Each kind has its half; what one leaves of it the other takes.
    const half = Math.ceil(query.limit / 2);
    const most = Math.max(half, query.limit - briefs.length);
    const content = items.slice(0, most).map((item) => ({ kind: 'content' as const, ...item }));
    const others = briefs.slice(0, query.limit - content.length);
    return { hits: [...content, ...others.map((brief) => ({ kind: 'brief' as const, ...brief }))] };
  });
}
