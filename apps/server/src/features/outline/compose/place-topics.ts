import type { KeywordAnalysis } from '@pagewright/contract/outline';
import type { Layer, Topic } from '../targeting/layer.ts';
import type { Change, Draft, DraftSubsection } from './draft.ts';

/** Topics that one section of the pages takes in; further ones get a section of their own. */
const MOST_WITHIN = 2;
/** A topic within a section is half as long as one that stands alone. */
const SHARE_WITHIN = 0.5;
/** Share of a usual section where nothing is planned. */
const USUAL_SHARE = 0.1;

/**
 * Puts the topics of a targeting into the plan: in place of a usual section with the same purpose, into a section of the
 * pages with the same purpose, else at their position.
 */
export function placeTopics(
  plan: readonly Draft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
): { drafts: Draft[]; changes: Change[] } {
  const drafts = [...plan];
  const changes: Change[] = [];
  const usual = usualShare(plan);
  const uncovered = new Set(analysis.uncovered);
  for (const { layer, topics } of layers) {
    for (const topic of topics) {
      const made = toDraft(topic, layer, usual, analysis.uncovered !== null && uncovered.has(topic.question));
      changes.push({ layer, kind: 'section', text: topic.heading });
      const at = drafts.findIndex((draft) => takes(draft, topic));
      const taker = drafts[at];
      if (!taker) drafts.push(made);
      else if (taker.evidence.length === 0) {
        drafts[at] = {
          ...made,
          position: taker.position,
          share: Math.max(taker.share, made.share),
          optimizations: taker.optimizations,
          questions: [...new Set([...made.questions, ...taker.questions])],
          subsections: taker.subsections,
        };
      } else {
        drafts[at] = within(taker, made);
      }
    }
  }
  return { drafts, changes };
}

/** Whether a section has room for a topic: the same purpose, and not taken by another topic. */
function takes({ purpose, layer, evidence, subsections }: Draft, topic: Topic): boolean {
  if (purpose !== topic.purpose || purpose === 'detail' || layer !== null) return false;
  return evidence.length === 0 || subsections.filter((one) => one.layer !== null).length < MOST_WITHIN;
}

function toDraft(topic: Topic, layer: Layer['layer'], usual: number, isUncovered: boolean): Draft {
  const { heading, purpose, question, position, weight } = topic;
  return {
    heading,
    purpose,
    origin: 'targeting',
    share: usual * weight,
    optimizations: [],
    questions: [question],
    evidence: [],
    isUncovered,
    layer,
    position,
    subsections: [],
  };
}

function within(taker: Draft, made: Draft): Draft {
  const { position: _, subsections: __, ...rest } = made;
  const subsection: DraftSubsection = { ...rest, share: made.share * SHARE_WITHIN };
  return {
    ...taker,
    share: taker.share + subsection.share,
    subsections: [...taker.subsections, subsection],
  };
}

function usualShare(plan: readonly Draft[]): number {
  const shares = plan.map(({ share }) => share).toSorted((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] || USUAL_SHARE;
}
