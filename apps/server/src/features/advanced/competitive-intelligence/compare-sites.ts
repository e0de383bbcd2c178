import type { Gaps } from '@pagewright/contract/advanced';
import {
  addressOnly,
  contentGap,
  keywordIntent,
  keywordPages,
  type EvidencePage,
  type GapPage,
} from '@pagewright/engine';
import {
  readSerializedArticle,
  type SerializedSitePage,
} from '../../../research/evidence/serialized-article.ts';

/** Maximum gaps reported; nobody works through more. */
const GAPS_MAX = 100;

/** A site with its pages. */
export interface ComparedSite {
  readonly name: string;
  readonly pages: readonly SerializedSitePage[];
  /** Addresses of pages that were not read. */
  readonly unread: readonly string[];
}

/**
 * Finds the gaps between our site and others. Takes seconds for many pages, so the server runs it in a worker thread.
 */
export function compareArticles(
  keywords: readonly string[],
  own: ComparedSite,
  competitors: readonly ComparedSite[],
  volumes: ReadonlyMap<string, number | null>,
  /** Whether all of our pages were read. */
  isCertain: boolean,
): Pick<Gaps, 'gaps' | 'matrix'> {
  const ours = own.pages.map(asEvidence);
  const rivals = competitors.map(toSite);
  const gaps = contentGap({
    ours,
    ourAddresses: own.unread,
    competitors: rivals,
    keywords,
    demandOf: (keyword) => volumes.get(keyword) ?? null,
    intentOf: (keyword) => keywordIntent(keyword).probabilities,
  }).slice(0, GAPS_MAX);
  const shown = keywords.length > 0 ? keywords : gaps.map(({ keyword }) => keyword);
  const matrix = keywordPages([withUnread(own, ours), ...rivals], shown);
  return {
    gaps: gaps.map(
      ({ keyword, opportunity, parts, priority, missingCompetitors, demand, pages, provenance }) => ({
        keyword,
        opportunity,
        parts: parts.map((part) => ({ ...part })),
        priority,
        missingCompetitors: [...missingCompetitors],
        demand,
        isCertain,
        pages: [...pages],
        provenance,
      }),
    ),
    matrix: matrix.map(({ keyword, pages: [ourPage = null, ...theirs] }) => ({
      keyword,
      ours: ourPage && pageOf(ourPage),
      competitors: theirs.map((page, index) => ({
        competitor: competitors[index]?.name ?? '',
        page: page && pageOf(page),
      })),
    })),
  };
}

function pageOf({ url, title, sign }: GapPage) {
  return { url, title, sign };
}

interface Site {
  readonly name: string;
  readonly pages: readonly EvidencePage[];
}

function toSite(site: ComparedSite): Site {
  return withUnread(site, site.pages.map(asEvidence));
}

/** Adds what is known about unread pages from their address alone. */
function withUnread({ name, unread }: ComparedSite, articles: readonly EvidencePage[]): Site {
  return { name, pages: [...articles, ...unread.map(addressOnly)] };
}

function asEvidence(page: SerializedSitePage): EvidencePage {
  const { title, paper, language, links } = readSerializedArticle(page.article);
  return { url: page.url, title, paper, language, links };
}
