import type { CoverageMap } from '@pagewright/contract/score';
import { mapTexts, parsePaper, type MappedText, type TextMapInput } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** Maximum number of own claims shown, and UTF-16 units of each. */
const CLAIMS_MAX = 20;
const CLAIM_MAX = 300;

/** A text in any of the four formats, and the pages that its subject was prepared from. */
export interface MapInput extends Omit<TextMapInput, 'own' | 'pages'> {
  readonly content: string;
  readonly pages: readonly SerializedPage[];
}

/**
 * Maps a text and the pages of its subject by coverage and originality. Takes seconds, so the server runs it in a
 * worker thread.
 */
export function mapCoverage({ content, pages, subject }: MapInput): CoverageMap {
  const map = mapTexts({ own: parsePaper(content), pages: pages.map(readSerializedPage), subject });
  const claims = new Map(map.own.original.map(({ text, hasFigure }) => [shortened(text), hasFigure]));
  return {
    own: {
      ...toPoint(map.own),
      evidence: [...claims].slice(0, CLAIMS_MAX).map(([text, hasFigure]) => ({ text, hasFigure })),
    },
    pages: map.pages.map((text) => ({ ...toPoint(text), url: text.page.url, title: text.page.title })),
  };
}

function toPoint({ coverage, originality, held, original }: MappedText) {
  return {
    coverage: percent(coverage),
    originality: percent(originality),
    claims: held,
    originalClaims: original.length,
  };
}

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 100));
const shortened = (text: string): string =>
  text.length <= CLAIM_MAX ? text : `${text.slice(0, CLAIM_MAX - 1).toWellFormed()}…`;
