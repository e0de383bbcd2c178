import type { KeywordPlan } from '@pagewright/engine';

/** What a subject is for its readers: it decides which sections for an audience are about it. */
export type SubjectKind =
  | 'goods'
  | 'software'
  /** People to hire. */
  | 'hired'
  /** Work that people hire out or do themselves: a home inspection. */
  | 'work'
  | 'cover'
  | 'loan'
  /** Something to choose, of which nothing more is known. */
  | 'choice'
  /** Something to get started with: email marketing. */
  | 'practice'
  | 'task'
  | 'thing'
  /** A question, a problem, or a list: no section of a table fits. */
  | 'other';

const KINDS: Readonly<Record<NonNullable<KeywordPlan['kind']>, SubjectKind>> = {
  goods: 'goods',
  soft: 'software',
  hired: 'hired',
  cover: 'cover',
  loan: 'loan',
  start: 'practice',
  work: 'work',
  noun: 'thing',
  matter: 'thing',
  measure: 'thing',
  illness: 'thing',
};
const FORMS: Readonly<Partial<Record<KeywordPlan['form'], SubjectKind>>> = {
  best: 'choice',
  choosing: 'choice',
  alternatives: 'choice',
  comparison: 'choice',
  cost: 'choice',
  shop: 'goods',
  service: 'hired',
  callout: 'hired',
  task: 'task',
};

/** The kind of a subject by its usual plan; 'other' without one. */
export function subjectKind(plan: Pick<KeywordPlan, 'form' | 'kind'> | null): SubjectKind {
  if (plan === null) return 'other';
  return plan.kind === null ? (FORMS[plan.form] ?? 'other') : KINDS[plan.kind];
}
