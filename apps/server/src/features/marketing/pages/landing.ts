import { markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';

/** The first page of the site. */
export const landingPage: PlacedPage = {
  path: '/',
  make: () => ({
    title: 'Pagewright: an SEO score that explains every point',
    description:
      'Plan, write, score and publish articles with a score you can open down to the rule. Works with no API key, invents no figure, loses no word.',
    sharedTitle: 'Every point of the score, explained',
    sharedDescription:
      'Research, brief, write, score, publish, measure. Try the score on your own text, without signing up.',
    isIndexed: true,
    isForVisitors: true,
    lastModified: '2026-11-22',
    body: markup`<section class="hero wide">
<p class="eyebrow">Research → brief → write → score → publish → measure</p>
<h1>Every point of the score, explained.</h1>
<p class="lead">Pagewright tells you what would improve your article, by how many points, and on what evidence. It works with no API key, it never invents a figure, and every save can be brought back.</p>
<p class="actions"><a class="button" href="/sign-up">Create an account</a></p>
</section>`,
  }),
};
