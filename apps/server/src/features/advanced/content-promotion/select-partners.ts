import type { findSyndicationPartners } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { parsePaper, similarity } from '@pagewright/engine';
import { readSerializedPage } from '../../../research/evidence/serialized-page.ts';
import type { GatheredEvidence } from '../../../research/index.ts';
import { findPartnerSigns } from './partner-signs.ts';

type Partner = HandlerOutput<typeof findSyndicationPartners>['partners'][number];

/** Passages of a page that are compared with the topic. */
const PASSAGES = 40;

/** Returns the pages that accept articles of others. Slow for long pages, so it runs in a worker thread. */
export function selectPartners(topic: string, pages: GatheredEvidence['pages']): Partner[] {
  const found = new Map<string, Partner>();
  for (const page of pages) {
    const { url, title, fetchedAt, original } = page;
    if (url === null || found.has(url)) continue;
    // The full page: offers and licenses are often outside the article.
    const signs = findPartnerSigns(parsePaper(original.text));
    if (signs.length === 0) continue;
    const { paper } = readSerializedPage(page);
    const passages = [title, ...paper.blocks.slice(0, PASSAGES).map((block) => block.text)];
    const alike = Math.max(...passages.map((passage) => similarity(topic, passage)));
    const site = new URL(url).host;
    found.set(url, { site, url, title, relevance: Math.round(alike * 100), signs, fetchedAt });
  }
  return [...found.values()].toSorted((a, b) => b.relevance - a.relevance);
}
