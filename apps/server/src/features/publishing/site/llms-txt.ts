import type { Database } from '../../../platform/db/client.ts';
import { listSummaries } from '../article-repository.ts';
import { siteMessages as say } from './messages.ts';
import type { SiteAddress } from './site-address.ts';

/** Newest articles that are listed. */
const ARTICLES_MAX = 500;
const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)
    .trim();

/** The articles of a site as llms.txt, in the format of llmstxt.org; blank without any. */
export async function renderLlmsTxt(
  db: Database,
  site: { readonly workspaceId: string; readonly name: string; readonly tagline: string },
  address: SiteAddress,
): Promise<string> {
  const articles = await listSummaries(db, site.workspaceId, ARTICLES_MAX);
  if (articles.length === 0) return '';
  const lines = articles.map(({ slug, title, metaDescription }) => {
    const about = escapeMarkdown(metaDescription);
    return `- [${escapeMarkdown(title)}](${address.url(slug)})${about === '' ? '' : `: ${about}`}`;
  });
  const tagline = escapeMarkdown(site.tagline);
  return [
    `# ${escapeMarkdown(site.name)}`,
    ...(tagline === '' ? [] : ['', `> ${tagline}`]),
    '',
    `## ${say.articles}`,
    '',
    ...lines,
    '',
  ].join('\n');
}
