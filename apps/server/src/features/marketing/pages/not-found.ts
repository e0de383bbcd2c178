import { markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as say } from '../messages.ts';
import type { SitePage } from '../page.ts';

/** The 404 page. */
export const notFoundPage: SitePage = {
  path: '/404',
  render: () => ({
    title: say.notFound.title,
    description: say.notFound.description,
    isIndexed: false,
    lastModified: null,
    body: markup`<div class="narrow center">
<h1>${say.notFound.title}</h1>
<p class="lead">${say.notFound.text}</p>
<p><a class="button" href="/">${say.notFound.home}</a></p>
</div>`,
  }),
};
