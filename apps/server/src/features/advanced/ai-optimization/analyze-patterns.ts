import type { analyzePatterns as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ENGINE_VERSION, type AnswerFinding, type FoundQuestion } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readKnownEvidence, pagesForThread } from '../evidence/known-evidence.ts';
import { executeRun } from '../runs/execute-run.ts';
import { judgePages, type Judged } from './judge-pages.ts';
import { optimizationMessages } from './messages.ts';

type Answer = HandlerOutput<typeof call>;

const judging = defineTask(new URL('./judge-pages.ts', import.meta.url), judgePages, { kind: 'long' });

const STRENGTHS = ['strong', 'moderate', 'weak'] as const;

/**
 * Analyzes how well pages for keywords match what answer engines find and quote, and what people ask. Not metered:
 * uses earlier research, submitted pages, and free sources.
 */
export async function analyzePatterns(
  ctx: Context,
  body: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { keywords, pages, includeSearch } = body;
  const request = { kind: 'analyze-patterns', label: keywords.join(', '), inputs: body } as const;
  return executeRun(ctx, request, async (_metering, inside) => {
    const judged: Judged[] = [];
    const questions: Answer['questions'] = [];
    const lines: Answer['keywords'] = [];
    for (const [at, keyword] of keywords.entries()) {
      inside.progress(optimizationMessages.reading(keyword), at, keywords.length);
      const known = await readKnownEvidence(inside, { keyword, pages, includeSearch });
      inside.progress(optimizationMessages.judging, at, keywords.length);
      const ofKeyword = await compute(judging, {
        keyword,
        pages: pagesForThread(known),
        peopleAlsoAsk: known.questions,
      });
      questions.push(...ofKeyword.questions.map((question) => ({ ...toAsked(question), keyword })));
      judged.push(...ofKeyword.judged);
      lines.push({
        keyword,
        readiness: middleOf(ofKeyword.judged.flatMap(({ readiness }) => readiness.score ?? [])),
        pages: ofKeyword.judged.map(toLine),
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
