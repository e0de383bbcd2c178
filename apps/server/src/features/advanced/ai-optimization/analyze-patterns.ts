import { setImmediate as nextTurn } from 'node:timers/promises';
import type { analyzePatterns as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import {
  answerReadiness,
  ENGINE_VERSION,
  findQuestions,
  type AnswerFinding,
  type AnswerReadiness,
  type FoundQuestion,
} from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { knownEvidence } from '../evidence/known-evidence.ts';
import { asRun } from '../runs/as-run.ts';
import { optimizationMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;
type Judged = { readonly url: string | null; readonly title: string; readonly readiness: AnswerReadiness };

const QUESTIONS = 12;
const STRENGTHS = ['strong', 'moderate', 'weak'] as const;

/**
 * What pages on keywords do that answer engines find and quote, and what people ask. Not metered: it rests on what was
 * researched before, on pages that are given, and on free sources.
 */
export async function analyzePatterns(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { keywords, pages, includeSearch } = asked;
  const request = { kind: 'analyze-patterns', label: keywords.join(', '), inputs: asked } as const;
  return asRun(ctx, request, async (_metering, inside) => {
    const judged: Judged[] = [];
    const questions: Answer['questions'] = [];
    const lines: Answer['keywords'] = [];
    for (const [at, keyword] of keywords.entries()) {
      inside.progress(optimizationMessages.reading(keyword), at, keywords.length);
      const known = await knownEvidence(inside, { keyword, pages, includeSearch });
      const found = findQuestions({ keyword, pages: known.pages, peopleAlsoAsk: known.questions });
      const most = found.questions.slice(0, QUESTIONS);
      questions.push(...most.map((question) => ({ ...toAsked(question), keyword })));
      inside.progress(optimizationMessages.judging, at, keywords.length);
      const ofKeyword: Judged[] = [];
      for (const page of known.pages) {
        await nextTurn();
        inside.signal.throwIfAborted();
        const rivals = known.pages.filter((other) => other !== page);
        const readiness = answerReadiness(page.paper, {
          questions: most.map(({ text }) => text),
          pages: rivals,
        });
        ofKeyword.push({ url: page.url, title: page.title, readiness });
      }
      judged.push(...ofKeyword);
      lines.push({
        keyword,
        readiness: middleOf(ofKeyword.flatMap(({ readiness }) => readiness.score ?? [])),
        pages: ofKeyword.map(toLine),
        evidence: known.shown,
      });
    }
    const isMeasured = judged.length > 0;
    const method = `answer rules ${ENGINE_VERSION} on ${judged.length} pages`;
    return {
      patterns: patternsOf(judged),
      questions,
      keywords: lines,
      provenance: { kind: isMeasured ? 'measured' : 'modelled', method },
    };
  });
}

function patternsOf(judged: readonly Judged[]): Answer['patterns'] {
  const byCode = new Map<string, { finding: AnswerFinding; page: Judged }[]>();
  for (const page of judged)
    for (const finding of page.readiness.findings)
      byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), { finding, page }]);
  const share = ({ points, maximum }: AnswerFinding): number =>
    maximum === 0 ? 0 : Math.round((points * 100) / maximum);
  return [...byCode.values()]
    .map((rows) => {
      const best = rows.reduce((first, row) => (share(row.finding) > share(first.finding) ? row : first));
      const { code, group, strength, basis } = best.finding;
      const total = rows.reduce((sum, { finding }) => sum + share(finding), 0);
      return {
        code,
        group,
        strength,
        basis,
        score: Math.round(total / rows.length),
        pages: rows.length,
        best: { url: best.page.url, title: best.page.title, score: share(best.finding) },
      };
    })
    .toSorted((a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength) || b.score - a.score);
}

function toLine({ url, title, readiness }: Judged): Answer['keywords'][number]['pages'][number] {
  const { score, questions } = readiness;
  const answered = questions.filter(({ status }) => status === 'answered').length;
  return { url, title, readiness: score, answered, questions: questions.length };
}

function toAsked({ text, pages, sources }: FoundQuestion): Omit<Answer['questions'][number], 'keyword'> {
  const kinds = new Set(sources.map(({ kind }) => kind));
  const source = kinds.has('people_also_ask') ? 'results' : pages > 0 ? 'pages' : 'template';
  return { text, pages, source };
}

function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [upper, lower] = [sorted[Math.floor(sorted.length / 2)], sorted[Math.floor((sorted.length - 1) / 2)]];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) * 5) / 10;
}
