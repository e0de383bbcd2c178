import type {
  KeywordAnalysis,
  OutlineResult,
  OutlineSection,
  WrittenOutline,
} from '@pagewright/contract/outline';
import { toLayers } from '../targeting/to-layers.ts';
import { arrangeSections } from './arrange-sections.ts';
import { allocateWords } from './allocate-words.ts';
import { flattenSections } from './flatten-sections.ts';
import { publishingStrategy, recommendationsFor, strategicInsights } from './insights.ts';
import { adviceMessages } from './messages.ts';
import { scoreParts } from './score-outline.ts';
import { createDescription, createTitle } from './title.ts';

const ADVANTAGES_MAX = 8;

/** Composes an outline from a keyword's analysis for its audience. Pure. */
export function composeOutline(analysis: KeywordAnalysis, targetWordCount: number): OutlineResult {
  const layers = toLayers(analysis);
  const { drafts } = arrangeSections(analysis, layers);
  const sections = allocateWords(drafts, targetWordCount, analysis.pages.length);
  const title = createTitle(analysis);
  return describeOutline(
    analysis,
    { title, metaDescription: createDescription(analysis, title, sections), sections },
    targetWordCount,
  );
}

/** Everything reported about an outline in its current state, including user edits. Pure. */
export function describeOutline(
  analysis: KeywordAnalysis,
  written: WrittenOutline,
  targetWordCount: number,
): OutlineResult {
  const layers = toLayers(analysis);
  const { sections } = written;
  const breakdown = scoreParts(analysis, sections);
  const known = Object.values(breakdown).flatMap(({ score }) => (score === null ? [] : [score]));
  const estimatedWordCount = sections.reduce((sum, { estimatedWords }) => sum + estimatedWords, 0);
  const recommendations = recommendationsFor(analysis, breakdown, estimatedWordCount);
  return {
    performance: {
      totalScore: known.length === 0 ? null : Math.round(known.reduce((a, b) => a + b, 0) / known.length),
      restsOn: { known: known.length, of: Object.keys(breakdown).length },
      competitiveAdvantages: findAdvantages(sections),
      serpOptimization: breakdown.serpFeatureOptimization.score,
      estimatedWordCount,
    },
    outline: { ...written, score: { breakdown, recommendations } },
    strategicInsights: strategicInsights(analysis, sections, layers),
    publishingStrategy: publishingStrategy(analysis, sections, layers),
    targetingStrategy: {
      targeting: analysis.targeting,
      changes: arrangeSections(analysis, layers).changes,
    },
    targetingInsights: layers.flatMap(({ sentences }) => sentences.insights),
    optimizationTips: recommendations.slice(0, 5),
    targetWordCount,
    analysisData: analysis,
    provenance: analysis.provenance,
  };
}

/** What the outline has that no compared page does. */
function findAdvantages(sections: readonly OutlineSection[]): { advantage: string; sectionId: string }[] {
  return flattenSections(sections)
    .filter(({ isUncovered }) => isUncovered)
    .slice(0, ADVANTAGES_MAX)
    .map(({ heading, id }) => ({ advantage: adviceMessages.advantage(heading), sectionId: id }));
}
