import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import { siteMessages as say } from './messages.ts';
import type { Heading } from './render-markdown.ts';

/** A page's table of contents. It is open, so it works without a script. */
export function tableOfContents(headings: readonly Heading[]): Markup {
  return markup`<details class="contents" open><summary>${say.onThisPage}</summary>
<nav aria-label="${say.onThisPage}"><ol>${headings.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ol></nav>
</details>`;
}
