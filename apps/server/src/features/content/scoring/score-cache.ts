import type { ScoredFields } from '@pagewright/contract/score';
import type { SubjectEvidence } from '@pagewright/engine';
import {
  compute,
  ComputeFailure,
  defineTask,
  toComputeError,
  tryCompute,
} from '../../../platform/compute/index.ts';
import type { Log } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { findSource, prepareSource, type SubjectOwner } from '../evidence/subject-source.ts';
import { findUnsourced, type PublishedText, type UnsourcedSentence } from '../sources/find-unsourced.ts';
import type { ContentMetrics } from '../content-fields.ts';
import { measurePlainText, measureText } from './measure-text.ts';

const module = new URL('./measure-text.ts', import.meta.url);
const scoring = defineTask(module, measureText, { kind: 'quick', inline: true });
const sourcing = defineTask(new URL('../sources/find-unsourced.ts', import.meta.url), findUnsourced, {
  kind: 'quick',
  inline: true,
});
const counting = defineTask(module, measurePlainText, { kind: 'quick', inline: true });

const SCORED = [
  'content',
  'title',
  'metaTitle',
  'metaDescription',
  'slug',
  'primaryKeyword',
] as const satisfies (keyof ScoredFields)[];

interface Known {
  readonly fields: ScoredFields;
  readonly sourceKey: string;
  readonly measured: ContentMetrics;
}

/**
 * How often a transaction is rolled back for a missing score before an earlier score of the same text is used
 * instead.
 */
const MAX_ROLLBACKS = 1;

/** Thrown inside a transaction if a text has to be scored outside it first. */
export class ScoreMissingError extends Error {
  readonly fields: ScoredFields;
  readonly of: SubjectOwner;

  constructor(fields: ScoredFields, of: SubjectOwner) {
    super('a text is not scored yet');
    this.fields = fields;
    this.of = of;
  }
}

/** Thrown inside a transaction if a text's sources have to be checked outside it first. */
export class SourcesUncheckedError extends Error {
  readonly text: PublishedText;

  constructor(text: PublishedText) {
    super('the sources of a text are not checked yet');
    this.text = text;
  }
}

/** The parts of the context that scoring needs. */
export interface ScoringContext {
  readonly db: Database;
  readonly log: Log;
}

/** Scores computed before a transaction, for what is saved inside it. */
export class ScoreCache {
  readonly #known: Known[] = [];
  readonly #unsourced = new Map<string, readonly UnsourcedSentence[]>();
  #rollbacks = 0;
  #hasStaleScore = false;

  /** Whether an earlier score of the same text was saved, so that the item has to be scored again. */
  get hasStaleScore(): boolean {
    return this.#hasStaleScore;
  }

  /** Scores fields as they are likely to be saved, outside any transaction. @throws ApiError if the server is too busy. */
  async prepare({ db, log }: ScoringContext, fields: ScoredFields, of: SubjectOwner): Promise<void> {
    const source = await prepareSource(db, fields.primaryKeyword, of);
    if (this.#known.some((known) => known.sourceKey === source.key && isSame(known.fields, fields))) return;
    const measured = await measureInWorker(log, fields, source.subject);
    this.#known.push({ fields, sourceKey: source.key, measured });
  }

  /**
   * The score of fields with what is known of their keyword now. If others keep changing what it is based on, the last score
   * of the same text is used and marked as outdated.
   * @throws ScoreMissingError, which `withScoredTransaction` handles.
   */
  async get(db: Database, fields: ScoredFields, of: SubjectOwner): Promise<ContentMetrics> {
    const source = await findSource(db, fields.primaryKeyword, of);
    const ofText = this.#known.filter((known) => known.fields.content === fields.content);
    const known = ofText.find(
      ({ sourceKey, fields: same }) => sourceKey === source.key && isSame(same, fields),
    );
    if (known) return known.measured;
    const last = ofText.at(-1);
    if (!last || this.#rollbacks < MAX_ROLLBACKS) throw new ScoreMissingError(fields, of);
    this.#hasStaleScore = true;
    return { ...last.measured, engineVersion: '' };
  }

  /** Finds the sentences of a text without a source, outside any transaction. @throws ApiError if the server is too busy. */
  async check(text: PublishedText): Promise<void> {
    const key = publishedKey(text);
    if (this.#unsourced.has(key)) return;
    const { content, title, metaTitle, metaDescription } = text;
    this.#unsourced.set(key, await compute(sourcing, { content, title, metaTitle, metaDescription }));
  }

  /**
   * Returns the sentences of a text that need a source and have none.
   * @throws SourcesUncheckedError, which `withScoredTransaction` handles.
   */
  unsourcedIn(text: PublishedText): readonly UnsourcedSentence[] {
    const found = this.#unsourced.get(publishedKey(text));
    if (!found) throw new SourcesUncheckedError(text);
    return found;
  }

  /** Scores what was missing, after the transaction was rolled back. */
  async catchUp(ctx: ScoringContext, { fields, of }: ScoreMissingError): Promise<void> {
    this.#rollbacks += 1;
    await this.prepare(ctx, fields, of);
  }
}

const publishedKey = ({ content, title = '', metaTitle = '', metaDescription = '' }: PublishedText): string =>
  JSON.stringify([content, title, metaTitle, metaDescription]);

/** Leaves out the score if the engine fails or takes too long: the text can be saved anyway. */
async function measureInWorker(
  log: Log,
  fields: ScoredFields,
  subject: SubjectEvidence | null,
): Promise<ContentMetrics> {
  const { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords } = fields;
  const scored = { content, title, metaTitle, metaDescription, slug, primaryKeyword, keywords };
  const { fault, ...measured } = await tryCompute(scoring, scored, subject).catch((error: unknown) => {
    if (!(error instanceof ComputeFailure)) throw error;
    if (error.code !== 'too_slow' && error.code !== 'too_much_memory') throw toComputeError(error);
    return compute(counting, content);
  });
  if (fault !== null) log.error({ event: 'score_failed', fault }, 'a text could not be scored');
  return measured;
}

function isSame(one: ScoredFields, other: ScoredFields): boolean {
  return (
    SCORED.every((key) => one[key] === other[key]) &&
    one.keywords.length === other.keywords.length &&
    one.keywords.every((keyword, index) => keyword === other.keywords[index])
  );
}
