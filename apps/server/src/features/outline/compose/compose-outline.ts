import type {
  KeywordAnalysis,
  OutlineResult,
  OutlineSection,
  WrittenOutline,
} from '@pagewright/contract/outline';
import { layersOf } from '../targeting/layers-of.ts';
import { readSubject } from '../targeting/subject-words.ts';
import { arrangeSections } from './arrange-sections.ts';
import { dealSections } from './deal-sections.ts';
import { flatSections } from './flat-sections.ts';
import { publishingStrategy, recommendationsFor, strategicInsights } from './insights.ts';
import { adviceMessages } from './messages.ts';
import { scoreParts } from './score-outline.ts';
import { descriptionFor, titleFor } from './title.ts';

const MOST_ADVANTAGES = 8;

/** Outlines an article from what is known of its keyword, for its audience. Pure. */
export function composeOutline(analysis: KeywordAnalysis, targetWordCount: number): OutlineResult {
  const subject = readSubject(analysis.keyword);
  const layers = layersOf(analysis.targeting, subject, analysis.language);
  const { drafts } = arrangeSections(analysis, layers, subject);
  const sections = dealSections(drafts, targetWordCount, analysis.pages.length);
  const title = titleFor(analysis, subject);
  return describeOutline(
    analysis,
    { title, metaDescription: descriptionFor(analysis, title, sections), sections },
    targetWordCount,
  );
}

/** All that is said about an outline as it stands now, whoever wrote it. Pure. */
export function describeOutline(
  analysis: KeywordAnalysis,
  written: WrittenOutline,
  targetWordCount: number,
): OutlineResult {
  const subject = readSubject(analysis.keyword);
  const layers = layersOf(analysis.targeting, subject, analysis.language);
  const { sections } = written;
  const breakdown = scoreParts(analysis, sections);
  const known = Object.values(breakdown).flatMap(({ score }) => (score === null ? [] : [score]));
  const estimatedWordCount = sections.reduce((sum, { estimatedWords }) => sum + estimatedWords, 0);
  const recommendations = recommendationsFor(analysis, breakdown, estimatedWordCount);
  return {
    performance: {
      totalScore: known.length === 0 ? null : Math.round(known.reduce((a, b) => a + b, 0) / known.length),
      restsOn: { known: known.length, of: Object.keys(breakdown).length },
      competitiveAdvantages: advantagesOf(sections),
      serpOptimization: breakdown.serpFeatureOptimization.score,
      estimatedWordCount,
    },
    outline: { ...written, score: { breakdown, recommendations } },
    strategicInsights: strategicInsights(analysis, sections, layers),
    publishingStrategy: publishingStrategy(analysis, sections, layers),
    targetingStrategy: {
      targeting: analysis.targeting,
      changes: arrangeSections(analysis, layers, subject).changes,
    },
    targetingInsights: layers.flatMap(({ sentences }) => sentences.insights),
    optimizationTips: recommendations.slice(0, 5),
    targetWordCount,
    analysisData: analysis,
    provenance: analysis.provenance,
  };
}

/** What the outline has and no compared page does. */
function advantagesOf(sections: readonly OutlineSection[]): { advantage: string; sectionId: string }[] {
  return flatSections(sections)
    .filter(({ isUncovered }) => isUncovered)
    .slice(0, MOST_ADVANTAGES)
    .map(({ heading, id }) => ({ advantage: adviceMessages.advantage(heading), sectionId: id }));
}
