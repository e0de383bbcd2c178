import { markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import type { SitePage } from '../page.ts';
import { renderCallToAction } from './call-to-action.ts';
import { storiesMessages } from './stories/messages.ts';

/** Sample testimonials, marked as samples. */
export const testimonialsPage: SitePage = {
  path: '/testimonials',
  render: () => {
    const say = storiesMessages.testimonials;
    return {
      title: say.title,
      description: say.description,
      sharedTitle: say.sharedTitle,
      sharedDescription: say.sharedDescription,
      isIndexed: true,
      styles: ['landing'],
      lastModified: '2026-11-22',
      body: markup`<div class="wide">
<h1>${say.heading}</h1>
<p class="lead">${say.lead}</p>
<ul class="cards voices">${say.voices.map(
        ([words, who]) =>
          markup`<li class="card"><p><span class="badge sample">${site.sample}</span></p><figure><blockquote><p>${site.quote(words)}</p></blockquote><figcaption class="quiet">${site.sampleBy(who)}</figcaption></figure></li>`,
      )}</ul>
</div>
${renderCallToAction(say.close, markup`<a class="button" href="/contact?type=general">${say.writeToUs}</a>`, say.why)}`,
    };
  },
};
