import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import type { Heading } from './render-markdown.ts';

/** A page's table of contents. It is open, so it works without a script. */
export function tableOfContents(headings: readonly Heading[]): Markup {
  return markup`<details class="contents" open><summary>On this page</summary>
<nav aria-label="On this page"><ol>${headings.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ol></nav>
</details>`;
}
