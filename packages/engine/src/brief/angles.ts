import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Intent } from '../intent/intent.ts';
import type { KeywordPlan } from '../plans/keyword-plan.ts';
import type { OutlineSection } from '../outline/types.ts';
import { measureEvidence } from '../research/evidence-use.ts';
import { analyzePage } from '../text/analyze-paper.ts';
import type { Angle, ReaderLevel } from './types.ts';

/** Pages with fewer sources than this, and a figure that needs one, count as poorly sourced. */
const FEW_SOURCES = 2;
/** An angle applies when at least half of the pages leave it open. */
const MIN_SHARE = 0.5;
/** School grade above which most readers struggle. */
const HARD_GRADE = 11;

/**
 * What would set an article apart from the competing pages, strongest first: an unanswered question, sources where most
 * pages state figures without one, plain language where most are hard to read, full coverage where no page is complete. Without pages:
 * match the search intent.
 */
export function angles(
  pages: readonly EvidencePage[],
  uncovered: readonly string[],
  sections: readonly OutlineSection[],
  reader: ReaderLevel | null,
  intent: Intent | null,
  plan: Pick<KeywordPlan, 'form' | 'isExplained'> | null,
): Angle[] {
  const toServe: Angle = {
    code: 'serve_the_intent',
    values: {
      intent: intent ?? 'unknown',
      form: plan?.isExplained === true ? 'explained' : (plan?.form ?? 'unknown'),
    },
  };
  if (pages.length === 0) return [toServe];
  const found: Angle[] = [];
  const count = pages.length;
  const [question] = uncovered;
  if (question !== undefined) {
    found.push({
      code: 'answer_the_unanswered',
      values: { question, count: uncovered.length, pages: count },
    });
  }
  const withoutSource = pages.filter((page) => {
    const { citations, claims } = measureEvidence(analyzePage(page.paper));
    return claims > 0 && citations < FEW_SOURCES;
  }).length;
  if (withoutSource >= count * MIN_SHARE)
    found.push({ code: 'prove_it', values: { pages: count, withoutSource } });
  if (reader?.medianGrade != null && reader.medianGrade > HARD_GRADE) {
    found.push({ code: 'say_it_simply', values: { grade: reader.medianGrade, pages: count } });
  }
  const covered = new Map<number, number>();
  for (const section of sections) {
    for (const page of new Set(section.evidence.map((evidence) => evidence.page))) {
      covered.set(page, (covered.get(page) ?? 0) + 1);
    }
  }
  const mostCovered = Math.max(0, ...covered.values());
  if (mostCovered < sections.length) {
    found.push({ code: 'treat_it_whole', values: { sections: sections.length, mostCovered } });
  }
  return found.length > 0 ? found : [toServe];
}
