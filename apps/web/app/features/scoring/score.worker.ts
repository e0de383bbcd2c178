import { scoreInput } from '@pagewright/contract/score';
import {
  createScorer,
  ENGINE_VERSION,
  META_DESCRIPTION_PIXELS,
  META_TITLE_PIXELS,
  pixelWidth,
  shownScore,
  type Place,
  type SubjectEvidence,
} from '@pagewright/engine';
import type {
  LiveScore,
  PreparedEvidence,
  ScoreRequest,
  ScoreResponse,
  SearchResultWidths,
} from './score-messages.ts';
import { withEngineParts } from '../../lib/engine-parts/engine-parts.ts';

// One worker serves one text, so its scorer caches that text's blocks.
const scorer = createScorer();
let evidence: SubjectEvidence | null = null;

/** Only the same engine version can read the prepared data; reloading the page gets the new version. */
function usable(prepared: PreparedEvidence | null): SubjectEvidence | null {
  return prepared?.engineVersion === ENGINE_VERSION ? (prepared.subject as SubjectEvidence | null) : null;
}

function place<Finding extends { readonly places: readonly Place[] }>({ places, ...finding }: Finding) {
  return {
    ...finding,
    ranges: places.map((found) => scorer.rangeOf(found)).filter((range) => range !== null),
  };
}

function liveScore(article: ScoreRequest['article']): LiveScore {
  const result = scorer.score({ ...scoreInput(article), evidence });
  if (result.status === 'unscored')
    return { status: 'unscored', reason: result.reason, wordCount: result.wordCount };
  return {
    status: 'scored',
    shown: shownScore(result.overall),
    substance: { cost: result.substance.cost, findings: result.substance.findings.map(place) },
    parts: result.parts.map((part) => ({ ...part, assessments: part.assessments.map(place) })),
    gains: result.gains,
    terms: result.terms,
    restsOn: result.restsOn,
    leftOut: result.leftOut,
    language: result.language,
    wordCount: result.wordCount,
    engineVersion: result.engineVersion,
  };
}

function widths({
  title = '',
  metaTitle = '',
  metaDescription = '',
}: ScoreRequest['article']): SearchResultWidths {
  return {
    title: Math.round(pixelWidth(metaTitle.trim() || title.trim(), META_TITLE_PIXELS.fontSize)),
    titleMaximum: META_TITLE_PIXELS.maximum,
    description: Math.round(pixelWidth(metaDescription.trim(), META_DESCRIPTION_PIXELS.fontSize)),
    descriptionMaximum: META_DESCRIPTION_PIXELS.maximum,
  };
}

async function answer(data: ScoreRequest): Promise<void> {
  const began = performance.now();
  if (data.evidence !== undefined) evidence = usable(data.evidence);
  const score = await withEngineParts(() => liveScore(data.article));
  const response: ScoreResponse = {
    id: data.id,
    score,
    widths: widths(data.article),
    tookMs: performance.now() - began,
  };
  self.postMessage(response);
}

self.addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => void answer(data));
