import type { KeywordAnalysis } from '@pagewright/contract/outline';
import type { Layer, Topic } from '../targeting/layer.ts';
import type { TargetingChange, SectionDraft, SubsectionDraft } from './section-draft.ts';

/** Topics that one section of the pages can absorb; more get their own sections. */
const ABSORBED_MAX = 2;
/** A topic inside a section gets half the length of its own section. */
const ABSORBED_SHARE = 0.5;
/** Share of a generic section if nothing is planned. */
const DEFAULT_SHARE = 0.1;

/**
 * Adds a targeting's topics to the plan: replacing a generic section with the same purpose, inside a section of the
 * pages with the same purpose, or else at their own position.
 */
export function placeTopics(
  plan: readonly SectionDraft[],
  layers: readonly Layer[],
  analysis: KeywordAnalysis,
): { drafts: SectionDraft[]; changes: TargetingChange[] } {
  const drafts = [...plan];
  const changes: TargetingChange[] = [];
  const usual = averageShare(plan);
  const uncovered = new Set(analysis.uncovered);
  for (const { layer, topics } of layers) {
    for (const topic of topics) {
      const added = toDraft(
        topic,
        layer,
        usual,
        analysis.uncovered !== null && uncovered.has(topic.question),
      );
      changes.push({ layer, kind: 'section', text: topic.heading });
      const at = drafts.findIndex((draft) => canAbsorb(draft, topic));
      const absorber = drafts[at];
      if (!absorber) drafts.push(added);
      else if (absorber.evidence.length === 0) {
        drafts[at] = {
          ...added,
          position: absorber.position,
          share: Math.max(absorber.share, added.share),
          optimizations: absorber.optimizations,
          questions: [...new Set([...added.questions, ...absorber.questions])],
          subsections: absorber.subsections,
        };
      } else {
        drafts[at] = absorb(absorber, added);
      }
    }
  }
  return { drafts, changes };
}

/** Whether a section can absorb a topic: it has the same purpose and is not taken. */
function canAbsorb({ purpose, layer, evidence, subsections }: SectionDraft, topic: Topic): boolean {
  if (purpose !== topic.purpose || purpose === 'detail' || layer !== null) return false;
  return evidence.length === 0 || subsections.filter((one) => one.layer !== null).length < ABSORBED_MAX;
}

function toDraft(topic: Topic, layer: Layer['layer'], usual: number, isUncovered: boolean): SectionDraft {
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

function absorb(absorber: SectionDraft, added: SectionDraft): SectionDraft {
  const { position: _, subsections: __, ...rest } = added;
  const subsection: SubsectionDraft = { ...rest, share: added.share * ABSORBED_SHARE };
  return {
    ...absorber,
    share: absorber.share + subsection.share,
    subsections: [...absorber.subsections, subsection],
  };
}

function averageShare(plan: readonly SectionDraft[]): number {
  const shares = plan.map(({ share }) => share).toSorted((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] || DEFAULT_SHARE;
}
