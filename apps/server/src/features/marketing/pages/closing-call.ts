import { markup, type Markup } from '../../../http/pages/markup.ts';

/** The last words of a page, with what to do next. */
export function closingCall(heading: string, actions: Markup, why: string | null = null): Markup {
  return markup`<section class="band closing center">
<div class="narrow">
<h2>${heading}</h2>
${why !== null && markup`<p class="lead">${why}</p>`}
<p class="actions">${actions}</p>
</div>
</section>`;
}
