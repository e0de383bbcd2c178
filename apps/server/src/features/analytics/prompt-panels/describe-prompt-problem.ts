import { analyticsMessages } from '../messages.ts';

/** What is wrong with a run or an answer, in a sentence. */
export function describePromptProblem(problem: string, model: string): string {
  const sentences = analyticsMessages.promptProblems(model);
  return problem in sentences ? sentences[problem as keyof typeof sentences] : sentences.failed;
}
