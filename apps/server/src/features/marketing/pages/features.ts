import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import { siteMessages as site } from '../messages.ts';
import { renderPicture } from '../render-picture.ts';
import type { SiteFacts } from '../site-facts.ts';
import { renderCallToAction } from './call-to-action.ts';
import type { FeatureSection } from './features/feature-section.ts';
import { featuresMessages as say } from './features/messages.ts';
import { productPage } from './product-page.ts';

/** What the product does, part by part. */
export const featuresPage = productPage({
  path: '/features',
  lastModified: '2026-11-22',
  texts: () => say,
  body: (top, facts) => markup`<div class="wide features">
${top}
<nav class="jumps" aria-label="${site.onThisPage}"><ul>${say.sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${say.sections.map((section) => feature(facts, section))}
</div>
${renderCallToAction(
  site.seeOnYourText,
  markup`<a class="button" href="/#try">${site.tryTheScore}</a><a class="button plain for-visitors" href="/sign-up">${site.createAccount}</a>`,
)}`,
});

function feature(
  facts: SiteFacts,
  { id, title, picture: shot, command, lead, points, not }: FeatureSection,
): Markup {
  return markup`<section class="feature" id="${id}" aria-labelledby="${id}-title">
<div>
<h2 id="${id}-title">${title}</h2>
${lead !== undefined && markup`<p>${lead}</p>`}
<ul>${points.map((point) => markup`<li>${point}</li>`)}</ul>
${not !== undefined && markup`<p class="limit"><strong>${say.notDone}</strong> ${not}</p>`}
</div>
${shot !== undefined && renderPicture(facts, shot.name, shot)}${command !== undefined && markup`<pre class="shot"><code>${command}</code></pre>`}
</section>`;
}
