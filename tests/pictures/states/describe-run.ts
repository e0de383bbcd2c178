import type { DrawnStates, State } from './states-page.ts';

/** A state that could not be drawn, or that was drawn while it was still loading. */
export interface StateProblem {
  readonly screen: string;
  readonly state: State;
  readonly problem: 'not drawn' | 'still loading';
}

/** What a run drew, and every state that its pictures do not show. */
export function describeRun(drawn: readonly DrawnStates[], problems: readonly StateProblem[]): string {
  const states = drawn.flatMap((screen) => screen.states.filter(({ drawings }) => drawings.length > 0));
  const pictures = states.flatMap(({ drawings }) => drawings);
  const count = (kind: StateProblem['problem']): number =>
    problems.filter(({ problem }) => problem === kind).length;
  return [
    `${drawn.length} screens, ${states.length} states, ${pictures.length} pictures; ${count('not drawn')} not drawn, ${count('still loading')} still loading`,
    ...problems.map(({ screen, state, problem }) => `${screen}, ${state}: ${problem}`),
  ].join('\n');
}
