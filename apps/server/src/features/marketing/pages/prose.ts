import { z } from 'zod';
import { markup } from '../../../http/pages/markup.ts';
import type { PlacedPage } from '../page.ts';
import { readTexts } from '../read-content.ts';
import { renderMarkdown } from '../render-markdown.ts';

/** What stands above the text of a page that is nothing but a text. */
const proseSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  sharedTitle: z.string().optional(),
  sharedDescription: z.string().optional(),
  heading: z.string(),
  lead: z.string().optional(),
  /** The day of its last change; policies show it. */
  updated: z.iso.date(),
  /** Another page says the same, and is the one to list. */
  sameAs: z.string().optional(),
});

/** The pages that are nothing but a text. */
export const prosePages: readonly PlacedPage[] = readTexts('pages', proseSchema).map((text) => ({
  path: text.path,
  make: (facts) => ({
    title: text.title,
    description: text.description,
    sharedTitle: text.sharedTitle,
    sharedDescription: text.sharedDescription,
    isIndexed: text.sameAs === undefined,
    canonicalPath: text.sameAs,
    lastModified: text.updated,
    body: markup`<article class="narrow prose">
<h1>${text.heading}</h1>
${text.lead !== undefined && markup`<p class="lead">${text.lead}</p>`}
${renderMarkdown(text.markdown, facts).body}
</article>`,
  }),
}));
