import { ENGINE_VERSION } from '../engine-version.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { PaperInput } from '../paper/types.ts';
import { findOccurrences, placeOf, prepareKeywords } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import { HIGHEST_DENSITY } from '../research/keyword-limits.ts';
import { countExcess, measureRepetition } from '../research/stuffing.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { lowestDensity } from './assessments/keyword-rules.ts';
import type { DensityBand, KeywordDensity, KeywordDensityResult } from './types.ts';

/** How often each keyword occurs in a text, in any inflection, and whether that is a good density. Never throws. */
export function keywordDensity(
  content: PaperInput,
  keywords: readonly string[],
  language?: string | null,
): KeywordDensityResult {
  const paper = new AnalysisCache().analyze(parsePaper(content), language);
  return {
    wordCount: paper.wordCount,
    language: paper.language,
    keywords: prepareKeywords(keywords, paper.lexicon).map((keyword) => densityOf(paper, keyword)),
    provenance: { kind: 'measured', method: `pagewright-density ${ENGINE_VERSION}` },
    engineVersion: ENGINE_VERSION,
  };
}

function densityOf(paper: AnalyzedPaper, keyword: Keyword): KeywordDensity {
  const occurrences = findOccurrences(paper, keyword);
  const count = occurrences.length;
  const density = paper.densityWords === 0 ? 0 : (count * 100) / paper.densityWords;
  const repetition = measureRepetition(paper, keyword, occurrences, paper);
  return {
    keyword: keyword.text,
    count,
    density: Math.round(density * 100) / 100,
    band: countExcess(repetition, paper.densityWords) > 0 ? 'stuffed' : bandOf(count, density, keyword),
    places: occurrences.map((occurrence) => placeOf(paper, occurrence)),
  };
}

function bandOf(count: number, density: number, keyword: Keyword): DensityBand {
  if (count === 0) return 'absent';
  if (density < lowestDensity(keyword.keys.length)) return 'low';
  return density > HIGHEST_DENSITY && count > 3 ? 'high' : 'good';
}
