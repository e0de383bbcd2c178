import type { Targeting } from '@pagewright/contract/outline';
import { stageLayer, maturityLayer } from './funnel.ts';
import { companySizeLayer, industryLayer } from './industry.ts';
import type { Layer } from './layer.ts';
import { locationLayer } from './location.ts';
import type { Subject } from './parse-subject.ts';

/** Limits per layer when several are combined; a single layer is not limited. */
const TOPICS_TOGETHER = 3;
const TOPICS_OF_THREE = 2;
const QUESTIONS_TOGETHER = 1;

/** The layers of a targeting. None for a general article or for languages other than English. */
export function toLayers(targeting: Targeting, subject: Subject, language: string): Layer[] {
  if (language !== 'en') return [];
  const { location, industry, companySize, stage, maturity } = targeting;
  const layers = [
    location === null || location === '' ? null : locationLayer(location, subject),
    industry === null ? null : industryLayer(industry, subject),
    industry === null || companySize === null ? null : companySizeLayer(companySize, subject),
    stage === null ? null : stageLayer(stage, subject),
    maturity === null ? null : maturityLayer(maturity, subject),
  ].filter((layer) => layer !== null);
  const main = layers.filter(({ layer }) => layer !== 'maturity' && layer !== 'companySize');
  if (main.length < 2) return layers;
  return layers.map((layer) => ({
    ...layer,
    topics: layer.topics.slice(0, main.length > 2 ? TOPICS_OF_THREE : TOPICS_TOGETHER),
    questions: layer.questions.slice(0, QUESTIONS_TOGETHER),
  }));
}
