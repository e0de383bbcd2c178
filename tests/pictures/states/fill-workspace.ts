import type { APIRequestContext } from 'playwright';
import { samplePoster } from '../post-sample.ts';
import { PASTED_PAGE } from './pasted-page.ts';

/** IDs of what the screens open, by the name in their paths: `/outline/{outline}`. */
export type SampleIds = Readonly<Record<'article' | 'brief' | 'outline' | 'otherOutline' | 'report', string>>;

/** Replaces the names in a path by IDs; without IDs, by one that nothing has. */
export function pathWithIds(path: string, ids: SampleIds | null): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ids?.[name as keyof SampleIds] ?? '00000000-0000-4000-8000-000000000000',
  );
}

/** Adds one of each thing that lists show to the workspace of a signed-in person. */
export async function fillWorkspace(
  request: APIRequestContext,
  url: string,
  article: string,
): Promise<SampleIds> {
  const post = await samplePoster(request, url);
  const outlineFor = async (industry: string): Promise<string> => {
    const made = await post('/smart-outline/industry', {
      baseKeyword: 'pour-over coffee',
      industry,
      includeSearch: false,
    });
    const { analysisData, outline } = made;
    return String((await post('/outlines', { analysisData, outline }))['id']);
  };
  await post('/analytics/watchlist', {
    competitors: ['brew.example', 'filter-house.example'],
    keywords: ['pour-over coffee'],
  });
  const brief = await post('/generate-brief', {
    idea: 'A guide to pour-over coffee for beginners',
    keyword: 'pour-over coffee',
    includeSearch: false,
  });
  const run = await post('/comprehensive-analysis', {
    content: PASTED_PAGE,
    primaryKeyword: 'pour-over coffee',
    keep: true,
  });
  const report = await post('/reports', { runId: run['runId'], clientName: 'Northwind Coffee' });
  await post('/settings/api-tokens', {
    name: 'Newsletter script',
    scopes: ['content:read'],
    expiresInDays: 90,
  });
  await post('/webhooks', { url: 'https://hooks.example/pagewright' });
  await post('/team/invite', { email: 'sam@example.com', role: 'basic_member' });
  return {
    article,
    brief: String(brief['id']),
    outline: await outlineFor('legal'),
    otherOutline: await outlineFor('healthcare'),
    report: String(report['id']),
  };
}
