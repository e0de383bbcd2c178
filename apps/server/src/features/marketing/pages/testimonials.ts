import { markup } from '../../../platform/http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { renderCallToAction } from './call-to-action.ts';

/** Fictional testimonials; each card marks them as such. */
const voices: readonly (readonly [words: string, who: string])[] = [
  [
    'The two-point drop taught me more than the gain before it. I could open it and see why.',
    'a freelance writer, on the explained score',
  ],
  [
    'Our clients stopped asking where claims come from. It’s right there next to each field.',
    'an agency editor, on briefs with evidence',
  ],
  [
    'A dash where the volume should be. At first I was annoyed. Then I noticed how often we’d trusted a made-up number.',
    'a marketing lead, on unknown figures',
  ],
  [
    'It was running on our own machine before the coffee was ready, and it never asked for a key.',
    'a system administrator, on self-hosting',
  ],
  [
    'Two of us saved the same article. We got both versions side by side, and nobody lost a line.',
    'a newsroom of two, on conflicts',
  ],
  [
    'The suggestion was marked as unsourced. So I looked it up, and it was wrong.',
    'a health writer, on suggestions',
  ],
];

/** Sample testimonials, marked as samples. */
export const testimonialsPage: PlacedPage = {
  path: '/testimonials',
  render: () => ({
    title: 'Testimonials: sample quotes, marked as samples',
    description:
      'Sample quotes that show how people might use Pagewright. No real customers are quoted here yet, and every card says so.',
    sharedTitle: 'Sample quotes',
    sharedDescription: 'We only print real names with real consent. Until then: samples.',
    isIndexed: true,
    styles: ['landing'],
    lastModified: '2026-11-22',
    body: markup`<div class="wide">
<h1>Sample quotes</h1>
<p class="lead">Pagewright is new, and we don’t pretend to have customers we don’t have. The quotes below are samples: they show what someone in that job might say about a feature that exists. When real people let us quote them, their words will replace these.</p>
<ul class="cards voices">${voices.map(
      ([words, who]) =>
        markup`<li class="card"><p><span class="badge sample">Sample</span></p><figure><blockquote><p>“${words}”</p></blockquote><figcaption class="quiet">Sample: ${who}</figcaption></figure></li>`,
    )}</ul>
</div>
${renderCallToAction(
  'Say something real',
  markup`<a class="button" href="/contact?type=general">Write to us</a>`,
  'Do you use Pagewright? Tell us what works and what doesn’t. We only print your words if you say yes, under the name you choose.',
)}`,
  }),
};
