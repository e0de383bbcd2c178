import { markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import { renderCallToAction } from './call-to-action.ts';
import { productPage } from './product-page.ts';
import { storiesMessages } from './stories/messages.ts';

/** Sample testimonials, marked as samples. */
export const testimonialsPage = productPage({
  path: '/testimonials',
  lastModified: '2026-11-22',
  texts: () => storiesMessages.testimonials,
  body: (top) => {
    const say = storiesMessages.testimonials;
    return markup`<div class="wide">
${top}
<ul class="cards voices">${say.voices.map(
      ([words, who]) =>
        markup`<li class="card"><p><span class="badge sample">${site.sample}</span></p><figure><blockquote><p>${site.quote(words)}</p></blockquote><figcaption class="quiet">${site.sampleBy(who)}</figcaption></figure></li>`,
    )}</ul>
</div>
${renderCallToAction(say.close, markup`<a class="button" href="/contact?type=general">${say.writeToUs}</a>`, say.why)}`;
  },
});
