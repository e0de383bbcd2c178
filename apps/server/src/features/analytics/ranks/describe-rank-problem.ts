import { searchMessages } from '../../../providers/search/messages.ts';
import { analyticsMessages } from '../messages.ts';

const TITLES: Readonly<Record<string, string>> = {
  serper: 'Serper',
  dataforseo: 'DataForSEO',
  searxng: 'SearXNG',
};

/** The display name of a source, even of one that is no longer set up. */
export const titleOfSource = (name: string): string => TITLES[name] ?? name;

/** What is wrong with a check, in a sentence. */
export function describeRankProblem(problem: string, source: string): string {
  const title = titleOfSource(source);
  if (problem === 'budget_used') return analyticsMessages.rankBudgetUsed;
  if (problem === 'plan_limit') return analyticsMessages.rankPlanLimit;
  if (problem === 'source_missing') return analyticsMessages.rankSourceMissing(title);
  if (problem === 'no_site') return analyticsMessages.rankNoSite;
  return problem in searchMessages
    ? searchMessages[problem as keyof typeof searchMessages](title)
    : analyticsMessages.rankUnknownProblem(title);
}
