import { markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';

/** What is shown where no page is. */
export const missingPage: PlacedPage = {
  path: '/404',
  make: () => ({
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
