import type { KeywordAnalysis, OutlineResult, WrittenOutline } from '@pagewright/contract/outline';
import { z } from 'zod';
import { compute } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import {
  describeModel,
  generate,
  applyRewordings,
  wordingMs,
  wordingsSchema,
} from '../../generation/index.ts';
import { describeTask } from './compose/outline-tasks.ts';
import { flattenSections } from './compose/flatten-sections.ts';
import { outlineMessages } from './messages.ts';

const LENGTH_MAX = 200;
const NOTICE_LENGTH_MAX = 500;
const TOKENS = { tokensIn: 6000, tokensOut: 3000 };

const TASK = `Word the headings of an outline better, for the writer who gets it.
For each heading of the draft that can be better: its "number", and a "wording" that means the same, names the same things and stays a question where it is one. "pages" are headings of pages that treat the same. Leave out those that are good as they are.`;

const wordingSchema = z.object({ headings: wordingsSchema });

/**
 * Has the language model, if one is set, reword the headings of an outline. Sections, their order, and their evidence
 * stay, as do headings worded by the targeting. If the score would drop, nothing changes.
 * @param startedAt Start of the call, from `performance.now()`.
 * @throws the signal's reason on cancellation.
 */
export async function rewordOutline(
  ctx: Context,
  result: OutlineResult,
  startedAt: number,
): Promise<OutlineResult> {
  const { analysisData: analysis, outline, targetWordCount } = result;
  const keptIds = new Set(result.targetingStrategy.changes.map(({ text }) => text));
  const sections = flattenSections(outline.sections).filter(({ heading }) => !keptIds.has(heading));
  if (sections.length === 0) return result;
  const { location, industry, audience } = analysis.targeting;
  const written = await generate(ctx, {
    kind: 'outline.wording',
    task: TASK,
    evidence: {
      pages: [],
      given: { keyword: analysis.keyword, for: [location, industry, audience].filter(isText) },
      draft: sections.map(({ heading, questions, evidence }, number) => ({
        number,
        heading,
        questions,
        pages: evidence.map((one) => one.heading),
      })),
    },
    schema: wordingSchema,
    whenUnsourced: 'leave_out',
    budget: { ...TOKENS, ms: wordingMs(startedAt) },
    step: outlineMessages.wording,
  });
  if (written.output === null) return written.notice ? withNotice(result, written.notice.message) : result;
  const { score: _score, ...before } = outline;
  const wordings = applyRewordings(
    sections.map(({ heading }) => heading),
    written.output.headings,
    { longest: LENGTH_MAX, elsewhere: [...keptIds] },
  );
  const renamed = new Map([...wordings].map(([number, wording]) => [sections[number]?.id, wording]));
  const reworded = await compute(
    describeTask,
    markReworded(analysis, written.cost),
    rename(before, renamed),
    targetWordCount,
  );
  const isWorse = (reworded.performance.totalScore ?? 0) < (result.performance.totalScore ?? 0);
  return renamed.size === 0 || isWorse ? result : reworded;
}

const isText = (text: string | null): text is string => text !== null && text !== '';

/** Marks an analysis as worded by a model. */
export function markReworded(
  analysis: KeywordAnalysis,
  cost: Parameters<typeof describeModel>[1],
): KeywordAnalysis {
  const method = describeModel(analysis.provenance.method, cost);
  return { ...analysis, provenance: { kind: 'generated', method } };
}

/** Adds a notice to an outline why the model changed nothing. */
export function withNotice(result: OutlineResult, message: string): OutlineResult {
  const { notice } = result.analysisData;
  const all = notice === null ? message : `${notice} ${message}`;
  return { ...result, analysisData: { ...result.analysisData, notice: all.slice(0, NOTICE_LENGTH_MAX) } };
}

function rename(written: WrittenOutline, renamed: ReadonlyMap<string | undefined, string>): WrittenOutline {
  const named = <Section extends { id: string; heading: string }>(section: Section): Section => ({
    ...section,
    heading: renamed.get(section.id) ?? section.heading,
  });
  return {
    ...written,
    sections: written.sections.map((section) => ({
      ...named(section),
      subsections: section.subsections.map(named),
    })),
  };
}
