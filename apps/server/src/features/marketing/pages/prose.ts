import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { z } from 'zod';
import { markup } from '../../../platform/http/pages/markup.ts';
import { byLanguage } from '../../../platform/language/by-language.ts';
import { siteMessages as say } from '../messages.ts';
import { formatDay } from '../numbers.ts';
import type { MarketingPage, SitePage } from '../page.ts';
import { readTexts, type Text } from '../read-content.ts';
import { renderMarkdown } from '../render-markdown.ts';
import type { SiteFacts } from '../site-facts.ts';

/** The front matter of a text-only page. */
const proseSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  sharedTitle: z.string().optional(),
  sharedDescription: z.string().optional(),
  heading: z.string(),
  lead: z.string().optional(),
  /** The date of its last change; policies show it. */
  updated: z.iso.date(),
  /** Other paths with the same content; search engines index the first. */
  alsoAt: z.array(z.string().startsWith('/')).default([]),
  /** Visitors are asked to agree to it, and it states its version. */
  isPolicy: z.boolean().default(false),
  /** A page whose sections are included below a heading. */
  includes: z.strictObject({ path: z.string(), heading: z.string() }).optional(),
  /** The visitor's cookie consent is shown below it. */
  showsConsent: z.boolean().optional(),
});

type Prose = Text<z.output<typeof proseSchema>>;

const texts = byLanguage((): readonly Prose[] => readTexts('pages', proseSchema));

/** The text-only pages. */
export function prosePages(): readonly SitePage[] {
  return texts().flatMap((text) =>
    [text.path, ...text.alsoAt].map((path) => ({
      path,
      render: (facts: SiteFacts) => page(text, path, facts),
    })),
  );
}

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
${text.isPolicy && markup`<p class="quiet">${say.lastChanged(POLICY_VERSION)} <time datetime="${text.updated}">${formatDay(text.updated)}</time></p>`}
${renderMarkdown(withIncludes(text), facts).body}
${text.showsConsent === true && markup`<section class="consent-panel" aria-label="${say.privacySettings}" data-consent-panel></section>`}
</article>`,
  };
}

/** The text with the sections that it includes, one level deeper. */
function withIncludes({ markdown, includes }: Prose): string {
  if (!includes) return markdown;
  const other = texts().find(({ path }) => path === includes.path);
  if (!other) throw new Error(`No text stands at ${includes.path}.`);
  const sections = other.markdown.slice(other.markdown.indexOf('\n## ')).replaceAll('\n## ', '\n### ');
  return `${markdown}\n\n## ${includes.heading}\n${sections}`;
}
