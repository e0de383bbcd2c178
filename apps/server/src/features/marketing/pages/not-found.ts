import { markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';

/** The 404 page. */
export const notFoundPage: PlacedPage = {
  path: '/404',
  render: () => ({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
    isIndexed: false,
    lastModified: null,
    body: markup`<div class="narrow center">
<h1>Page Not Found</h1>
<p class="lead">There’s no page at this address. It may have moved, or the link may be wrong.</p>
<p><a class="button" href="/">Go Home</a></p>
</div>`,
  }),
};
