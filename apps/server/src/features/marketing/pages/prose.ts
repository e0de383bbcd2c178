import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { z } from 'zod';
import { markup } from '../../../http/pages/markup.ts';
import type { MarketingPage, PlacedPage } from '../page.ts';
import { readTexts, type Text } from '../read-content.ts';
import { renderMarkdown } from '../render-markdown.ts';
import type { SiteFacts } from '../site-facts.ts';

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
  /** Other paths at which the same stands; search engines list the first. */
  alsoAt: z.array(z.string().startsWith('/')).default([]),
  /** It is part of what a visitor is asked to agree to, and says which version it is. */
  isPolicy: z.boolean().default(false),
  /** The page whose sections stand in this one too, below a heading of their own. */
  includes: z.strictObject({ path: z.string(), heading: z.string() }).optional(),
  /** What the visitor allowed is shown below it. */
  showsConsent: z.boolean().optional(),
});

type Prose = Text<z.output<typeof proseSchema>>;

const texts: readonly Prose[] = readTexts('pages', proseSchema);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The pages that are nothing but a text. */
export const prosePages: readonly PlacedPage[] = texts.flatMap((text) =>
  [text.path, ...text.alsoAt].map((path) => ({ path, make: (facts) => page(text, path, facts) })),
);

function page(text: Prose, path: string, facts: SiteFacts): MarketingPage {
  const isFirst = path === text.path;
  return {
    title: text.title,
    description: text.description,
    sharedTitle: text.sharedTitle,
    sharedDescription: text.sharedDescription,
    isIndexed: isFirst,
    canonicalPath: isFirst ? undefined : text.path,
    lastModified: text.updated,
    body: markup`<article class="narrow prose">
<h1>${text.heading}</h1>
${text.lead !== undefined && markup`<p class="lead">${text.lead}</p>`}
${text.isPolicy && markup`<p class="quiet">Version ${POLICY_VERSION}, last changed on <time datetime="${text.updated}">${day.format(new Date(text.updated))}</time></p>`}
${renderMarkdown(whole(text), facts).body}
${text.showsConsent === true && markup`<section class="consent-panel" aria-label="Privacy settings" data-consent-panel></section>`}
</article>`,
  };
}

/** The text with the sections that it includes, one level deeper. */
function whole({ markdown, includes }: Prose): string {
  if (!includes) return markdown;
  const other = texts.find(({ path }) => path === includes.path);
  if (!other) throw new Error(`No text stands at ${includes.path}.`);
  const sections = other.markdown.slice(other.markdown.indexOf('\n## ')).replaceAll('\n## ', '\n### ');
  return `${markdown}\n\n## ${includes.heading}\n${sections}`;
}
