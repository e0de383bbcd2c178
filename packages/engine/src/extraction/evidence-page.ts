import type { EvidencePage } from '../evidence/evidence-page.ts';
import { extractArticle } from './extract-article.ts';
import type { FaqEntry } from './faqs.ts';

/** A page as evidence, with the questions of its FAQ markup. */
export interface ExtractedEvidencePage extends EvidencePage {
  faqs: readonly FaqEntry[];
}

/** Converts a competitor's page into evidence: its article as a paper. Never throws. */
export function extractEvidencePage(html: string, url: string | null): ExtractedEvidencePage {
  const { title, paper, faqs } = extractArticle(html, url);
  return { url, title, paper, faqs };
}
