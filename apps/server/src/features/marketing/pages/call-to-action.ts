import { markup, type Markup } from '../../../platform/http/pages/markup.ts';

/** The closing section of a page with calls to action. */
export function renderCallToAction(heading: string, actions: Markup, why: string | null = null): Markup {
  return markup`<section class="band closing center">
<div class="narrow">
<h2>${heading}</h2>
${why !== null && markup`<p class="lead">${why}</p>`}
<p class="actions">${actions}</p>
</div>
</section>`;
}
