import type { SectionPurpose } from '@pagewright/contract/outline';
import type { SubjectKind } from './subject-kind.ts';
import texts from './row-texts.json' with { type: 'json' };

/** Languages that outlines can be targeted in. */
export type TargetLanguage = keyof typeof texts;
/** A section that an audience needs and a general article may lack. */
export type RowId = keyof typeof texts.en.rows;
/** A question of an audience for the FAQ. */
export type QuestionId = keyof typeof texts.en.questions;

/** The texts of a language: `{K}` is the subject as a label; other slots are names such as a place. */
export const ROW_TEXTS: Readonly<
  Record<
    TargetLanguage,
    {
      /** Heading and question. */
      readonly rows: Readonly<Record<RowId, string>>;
      readonly questions: Readonly<Record<QuestionId, string>>;
      readonly faq: string;
      readonly beginnerSuffix: string;
      readonly advancedSuffix: string;
    }
  >
> = texts;

export const isTargetLanguage = (code: string): code is TargetLanguage => Object.hasOwn(texts, code);

/** How a section is placed, and the kinds of subjects that it is about. */
export interface RowShape {
  readonly purpose: SectionPurpose;
  /** Its place, from 0 (beginning) to 1 (end). */
  readonly position: number;
  /** Share of words relative to a normal section, which is 1. */
  readonly weight: number;
  readonly kinds: ReadonlySet<SubjectKind>;
}

type Kinds = readonly SubjectKind[];

/** What is paid for. */
const BUY: Kinds = ['goods', 'software', 'hired', 'work', 'cover', 'loan', 'choice'];
/** What is signed and can be canceled. */
const CONTRACT: Kinds = ['software', 'cover', 'loan'];
/** What is provided nearby. */
const NEARBY: Kinds = ['goods', 'hired', 'work', 'choice'];
/** What people do. */
const DO: Kinds = ['practice', 'task'];
const SET_UP: Kinds = ['software', 'practice'];
const ALL: Kinds = [...BUY, ...DO, 'thing', 'other'];

const row = (purpose: SectionPurpose, position: number, weight: number, kinds: Kinds): RowShape => ({
  purpose,
  position,
  weight,
  kinds: new Set(kinds),
});

export const ROWS: Readonly<Record<RowId, RowShape>> = {
  lead: row('define', 0.02, 0.8, ALL),
  where: row('place', 0.55, 0.8, NEARBY),
  localRules: row('facts', 0.6, 0.9, ALL),
  readersChoose: row('choose', 0.4, 1, BUY),
  readersStart: row('steps', 0.4, 1, DO),
  readersKnow: row('facts', 0.4, 1, ['thing', 'other']),
  systems: row('steps', 0.45, 1, ALL),
  rules: row('facts', 0.5, 1.1, ALL),
  measures: row('effects', 0.8, 0.8, ALL),
  smallStart: row('cost', 0.55, 1, SET_UP),
  smallBuy: row('cost', 0.55, 1, ['goods', 'hired', 'work', 'cover', 'loan', 'choice']),
  mediumRoll: row('steps', 0.55, 1, SET_UP),
  mediumBuy: row('people', 0.6, 0.7, BUY),
  largeSoftware: row('choose', 0.55, 1, ['software']),
  largeBuy: row('choose', 0.55, 1, ['goods', 'hired', 'work', 'cover', 'loan', 'choice']),
  largeRoll: row('steps', 0.6, 0.9, SET_UP),
  largeTrain: row('people', 0.65, 0.7, SET_UP),
  worth: row('reasons', 0.1, 1.1, [...BUY, ...DO, 'thing']),
  wait: row('effects', 0.3, 0.8, ['hired', 'work', 'cover']),
  otherWays: row('kinds', 0.5, 1, [...BUY, ...DO]),
  first: row('close', 0.97, 0.5, ALL),
  compare: row('choose', 0.3, 1.2, BUY),
  differ: row('compare', 0.5, 1.2, BUY),
  year: row('cost', 0.65, 0.9, CONTRACT),
  prices: row('cost', 0.65, 0.9, ['goods', 'hired', 'work', 'choice']),
  ways: row('compare', 0.4, 1.2, DO),
  pros: row('compare', 0.5, 1.1, ['thing', ...DO]),
  checklist: row('close', 0.97, 0.6, [...BUY, ...DO]),
  included: row('cost', 0.1, 1.2, BUY),
  contract: row('problems', 0.55, 0.9, CONTRACT),
  warranty: row('problems', 0.55, 0.9, ['goods']),
  results: row('facts', 0.3, 1, ['practice', 'software', 'hired', 'work']),
  lastChecks: row('choose', 0.75, 0.9, BUY),
  start: row('steps', 0.75, 1, [...DO, 'software']),
  ready: row('facts', 0.2, 0.9, DO),
  everyday: row('steps', 0.1, 1.2, ['goods', 'software']),
  care: row('timing', 0.3, 1, ['goods']),
  later: row('problems', 0.55, 1, [...BUY, ...DO]),
  replace: row('choose', 0.8, 0.9, ['goods', 'software']),
  renew: row('choose', 0.8, 0.9, ['cover', 'loan']),
  improve: row('steps', 0.1, 1.2, DO),
  words: row('define', 0.02, 0.9, ALL),
  tryFirst: row('steps', 0.6, 1, [...DO, 'software']),
  beginners: row('problems', 0.7, 0.8, [...BUY, ...DO, 'thing']),
  costly: row('problems', 0.7, 0.7, [...BUY, ...DO]),
  limits: row('problems', 0.6, 1, ['goods', 'software', 'practice', 'thing']),
  tune: row('effects', 0.75, 1.1, SET_UP),
  evidence: row('facts', 0.85, 0.9, ['practice', 'thing']),
};

/** The kinds of subjects that a question is about. */
export const QUESTION_KINDS: Readonly<Record<QuestionId, ReadonlySet<SubjectKind>>> = {
  budget: new Set(BUY),
  localHelp: new Set<SubjectKind>(['hired', 'work', ...DO]),
  readersAsk: new Set(BUY),
  readersNeed: new Set(DO),
  forWhom: new Set<SubjectKind>([...BUY, 'practice', 'thing']),
  drawbacks: new Set<SubjectKind>([...BUY, ...DO, 'thing']),
  howSoon: new Set<SubjectKind>(['software', 'hired', 'work', ...DO]),
  cancel: new Set<SubjectKind>(['software', 'cover']),
  helpLater: new Set<SubjectKind>([...BUY, 'practice']),
  plainWords: new Set<SubjectKind>([...CONTRACT, 'practice', 'thing']),
};
