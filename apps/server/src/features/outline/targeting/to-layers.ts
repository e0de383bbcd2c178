import type { Targeting } from '@pagewright/contract/outline';
import { stageLayer, maturityLayer } from './funnel.ts';
import { companySizeLayer, industryLayer } from './industry.ts';
import type { Layer } from './layer.ts';
import { readLayerInput, type LayerSource } from './layer-input.ts';
import { locationLayer } from './location.ts';
import { isTargetLanguage } from './rows.ts';

/** Limits per layer when several are combined; a single layer is not limited. */
const TOPICS_TOGETHER = 3;
const TOPICS_OF_THREE = 2;
const QUESTIONS_TOGETHER = 1;

/** Whether a targeting changes an outline in a language. */
export const isTargeted = ({ location, industry, stage, maturity }: Targeting, language: string): boolean =>
  isTargetLanguage(language) &&
  [location, industry, stage, maturity].some((one) => one !== null && one !== '');

/** The layers of a targeting. None for a general article or in a language without texts. */
export function toLayers(source: LayerSource): Layer[] {
  const input = readLayerInput(source);
  if (input === null) return [];
  const { location, industry, companySize, stage, maturity } = source.targeting;
  const layers = [
    location === null || location === '' ? null : locationLayer(location, input),
    industry === null ? null : industryLayer(industry, input),
    industry === null || companySize === null ? null : companySizeLayer(companySize, input),
    stage === null ? null : stageLayer(stage, input),
    maturity === null ? null : maturityLayer(maturity, input),
  ].filter((layer) => layer !== null);
  const main = layers.filter(({ layer }) => layer !== 'maturity' && layer !== 'companySize');
  if (main.length < 2) return layers;
  return layers.map((layer) => ({
    ...layer,
    topics: layer.topics.slice(0, main.length > 2 ? TOPICS_OF_THREE : TOPICS_TOGETHER),
    questions: layer.questions.slice(0, QUESTIONS_TOGETHER),
  }));
}
