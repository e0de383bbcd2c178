/** Measures unlinked mentions, dead links, and pages that link to competitors. */
import { analyzeLinkCompetitors, brokenLinks, unlinkedMentions } from '@pagewright/contract/advanced';
import type { Caller } from './call-server.ts';
import { judge, type Row } from './judge.ts';
import type { Market } from './plan-web.ts';

/** The three searches for links of one market. */
export async function measureLinks(caller: Caller, { competitors, own, links }: Market): Promise<Row[]> {
  const urls = competitors.map(({ url }) => url);
  const mentions = await caller.call(unlinkedMentions, {
    body: { brandName: own.brand, competitors: urls, yourDomain: own.url },
  });
  const dead = await caller.call(brokenLinks, { body: { competitorUrls: urls, yourDomain: own.url } });
  console.log(
    `${own.subject.name}: ${dead.checkedLinks} links checked, ${dead.unconfirmed.length} only once`,
  );
  const linking = await caller.call(analyzeLinkCompetitors, {
    body: { competitors: urls, yourDomain: own.url },
  });
  const decoyOf =
    (decoys: ReadonlyMap<string, string>) =>
    (key: string): string =>
      `${decoys.get(key) ?? ''} ${key}`;
  return [
    judge(
      'unlinked mentions',
      links.mentions,
      mentions.opportunities.map(({ pageUrl }) => pageUrl),
      undefined,
      decoyOf(links.noMentions),
    ),
    judge(
      'broken links',
      links.dead,
      dead.opportunities.map(({ pageUrl, deadLink }) => `${pageUrl} ${deadLink?.href ?? ''}`),
      undefined,
      decoyOf(links.notDead),
    ),
    judge(
      'link opportunities',
      links.linking,
      linking.opportunities.map(({ pageUrl }) => pageUrl),
      undefined,
      decoyOf(links.notLinking),
    ),
  ];
}
