import { markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { closingCall } from './closing-call.ts';

/** Voices that nobody said; each card marks them so. */
const voices: readonly (readonly [words: string, who: string])[] = [
  [
    'The drop of two points taught me more than the rise before it. I could open it and see why.',
    'a freelance writer, on the explained score',
  ],
  [
    'Our clients stopped asking where a claim came from. It stands beside the field.',
    'an agency editor, on briefs with evidence',
  ],
  [
    'A dash where the volume should be. At first I was annoyed. Then I noticed how often we had believed a made-up number.',
    'a marketing lead, on unknown figures',
  ],
  [
    'It ran on our own machine before the coffee was ready, and it asked for no key.',
    'a system administrator, on self-hosting',
  ],
  [
    'Two of us saved the same article. We got both versions side by side, and nobody lost a line.',
    'a newsroom of two, on conflicts',
  ],
  [
    'The suggestion came with a mark: unsourced. So I looked it up, and it was wrong.',
    'a health writer, on suggestions',
  ],
];

/** Sample voices, marked as samples. */
export const testimonialsPage: PlacedPage = {
  path: '/testimonials',
  make: () => ({
    title: 'Testimonials: sample voices, marked as such',
    description:
      'Sample quotes that show what people might use Pagewright for. No real customers are quoted here yet, and each card says so.',
    sharedTitle: 'Sample voices',
    sharedDescription: 'We print real names only with real consent. Until then: samples.',
    isIndexed: true,
    lastModified: '2026-11-22',
    body: markup`<div class="wide">
<h1>Sample voices</h1>
<p class="lead">Pagewright is new, and we do not make up customers. The cards below are samples. They show what somebody in that job might say about a feature that exists. When real people let us quote them, they will replace these.</p>
<ul class="cards voices">${voices.map(
      ([words, who]) =>
        markup`<li class="card"><p><span class="badge sample">Sample</span></p><figure><blockquote><p>“${words}”</p></blockquote><figcaption class="quiet">Sample: ${who}</figcaption></figure></li>`,
    )}</ul>
</div>
${closingCall(
  'Say something real',
  markup`<a class="button" href="/contact?type=general">Write to us</a>`,
  'Do you use Pagewright? Tell us what works and what does not. We print your words only if you say yes, with the name that you choose.',
)}`,
  }),
};
