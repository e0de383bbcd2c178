import { markup, type Markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { renderPicture } from '../render-picture.ts';
import type { SiteFacts } from '../site-facts.ts';
import { renderCallToAction } from './call-to-action.ts';
import { sections, type FeatureSection } from './features/feature-sections.ts';

/** What the product does, part by part. */
export const featuresPage: PlacedPage = {
  path: '/features',
  render: (facts) => ({
    title: 'Features: plan, write, score, publish, measure',
    description:
      'Everything Pagewright does, screen by screen: explained scores, briefs with evidence, outlines, 23 analyses, calendar, publishing, team, and privacy.',
    sharedTitle: 'What Pagewright does, screen by screen',
    sharedDescription: 'Each feature, what it’s based on, and what it doesn’t do.',
    isIndexed: true,
    styles: ['landing'],
    lastModified: '2026-11-22',
    body: markup`<div class="wide features">
<h1>What it does, and what it’s based on</h1>
<p class="lead">Every screen works without an API key. Every result shows the evidence behind it. If something can’t be known, it says so.</p>
<nav class="jumps" aria-label="On this page"><ul>${sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${sections.map((section) => feature(facts, section))}
</div>
${renderCallToAction(
  'See it on your own text',
  markup`<a class="button" href="/#try">Try the score</a><a class="button plain for-visitors" href="/sign-up">Create an account</a>`,
)}`,
  }),
};

function feature(
  facts: SiteFacts,
  { id, title, picture: shot, command, lead, points, not }: FeatureSection,
): Markup {
  return markup`<section class="feature" id="${id}" aria-labelledby="${id}-title">
<div>
<h2 id="${id}-title">${title}</h2>
${lead !== undefined && markup`<p>${lead}</p>`}
<ul>${points.map((point) => markup`<li>${point}</li>`)}</ul>
${not !== undefined && markup`<p class="limit"><strong>What it doesn’t do:</strong> ${not}</p>`}
</div>
${shot !== undefined && renderPicture(facts, shot.name, shot)}${command !== undefined && markup`<pre class="shot"><code>${command}</code></pre>`}
</section>`;
}
