/**
 * Fits the probability that a page of a site links to another one, on the links of a documentation site whose pages are
 * stored here without their links. `node bench/engine/fit-links.ts > packages/engine/src/links/link-weights.json`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINK_FACTS, linkFacts } from '../../packages/engine/src/links/link-facts.ts';
import { readSite } from '../../packages/engine/src/links/read-site.ts';
import type { Site, LinkPage } from '../../packages/engine/src/links/read-site.ts';
import { fitLogistic, ridgeFor, rounded, sparse } from './fit-logistic.ts';
import type { LogisticWeights } from './fit-logistic.ts';

/** A page with the addresses that it links to. */
export interface LinkingPage {
  url: string;
  links: string[];
}

/** A page with known links, with the facts of a link to each page of the site; the page itself has none. */
export interface LinkRow {
  url: string;
  /** By the index of the target. */
  facts: (number[] | null)[];
  isLinked: boolean[];
}

/** Regularization, as a number of links. */
const RIDGE = 30;
const NOTE =
  'Fitted by bench/engine/fit-links.ts: logarithm of the odds that one page of a site links to another.';

/** The site and the links of some of its pages, or null if the data is absent. */
export function readLinkRows(): { site: Site; pages: LinkPage[]; rows: LinkRow[] } | null {
  const folder = join(process.env['PAGEWRIGHT_SHARED'] ?? '../shared', 'data');
  if (!existsSync(join(folder, 'links-dev.jsonl'))) return null;
  const read = <Row>(name: string): Row[] =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
  const pages = read<LinkPage>('links-pages.jsonl');
  const site = readSite(pages, 'en');
  const indexOf = new Map(pages.map(({ url }, at) => [url, at]));
  const rows = read<LinkingPage>('links-dev.jsonl').map(({ url, links }): LinkRow => {
    const source = indexOf.get(url)!;
    const linked = new Set(links);
    return {
      url,
      facts: pages.map((_, target) => (target === source ? null : linkFacts(site, source, target).facts)),
      isLinked: pages.map((page) => linked.has(page.url)),
    };
  });
  return { site, pages, rows };
}

/** Weights of the facts. */
export function fitLinks(rows: readonly LinkRow[]): LogisticWeights {
  const facts: number[][] = [];
  const labels: number[] = [];
  for (const row of rows) {
    for (const [at, own] of row.facts.entries()) {
      if (own === null) continue;
      facts.push(own);
      labels.push(row.isLinked[at]! ? 1 : 0);
    }
  }
  return fitLogistic(
    facts.map((row) => sparse(row)),
    labels,
    ridgeFor(facts, RIDGE),
    0,
  );
}

if (import.meta.main) {
  const read = readLinkRows();
  if (read === null) throw new Error('data/links-dev.jsonl is not there');
  const { bias, weights } = fitLinks(read.rows);
  const named = Object.fromEntries(LINK_FACTS.map((fact, at) => [fact, rounded(weights[at]!)]));
  console.log(JSON.stringify({ note: NOTE, bias: rounded(bias), ...named }, null, 2));
}
