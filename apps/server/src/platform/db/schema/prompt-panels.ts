import type { PromptCompetitor } from '@pagewright/contract/analytics';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  generatedId,
  createdByUser,
  moment,
  momentOfInsert,
  referenceIndex,
  workspaceId,
} from './columns.ts';

/** Questions that a language model is asked repeatedly, and the brands looked for in its answers. */
export const promptPanel = pgTable(
  'prompt_panel',
  {
    id: generatedId(),
    workspaceId: workspaceId(),
    /** The admin in whose name the model is asked. */
    authorId: createdByUser('author_id'),
    createdAt: momentOfInsert('created_at'),
    name: text('name').notNull(),
    model: text('model').notNull(),
    repeats: smallint('repeats').notNull(),
    questions: text('questions').array().notNull(),
    ownNames: text('own_names').array().notNull(),
    competitors: jsonb('competitors').$type<PromptCompetitor[]>().notNull(),
    /** When the next run starts by itself; null: never. */
    nextRunAt: moment('next_run_at'),
  },
  (table) => [
    index('prompt_panel_workspace').on(table.workspaceId),
    referenceIndex('prompt_panel_author', table.authorId),
    referenceIndex('prompt_panel_due', table.nextRunAt),
  ],
);

/** One run of a panel, with the panel as it was. */
export const promptRun = pgTable(
  'prompt_run',
  {
    id: generatedId(),
    panelId: uuid('panel_id')
      .notNull()
      .references(() => promptPanel.id, { onDelete: 'cascade' }),
    isScheduled: boolean('is_scheduled').notNull(),
    startedAt: momentOfInsert('started_at'),
    finishedAt: moment('finished_at'),
    /** When its next part begins, or it counts as abandoned by its server; null once it is finished. */
    dueAt: moment('due_at'),
    model: text('model').notNull(),
    repeats: smallint('repeats').notNull(),
    questions: text('questions').array().notNull(),
    ownNames: text('own_names').array().notNull(),
    competitors: jsonb('competitors').$type<PromptCompetitor[]>().notNull(),
    /** Why it ended early. */
    problem: text('problem'),
  },
  (table) => [
    index('prompt_run_newest').on(table.panelId, table.startedAt.desc()),
    index('prompt_run_age').on(table.startedAt),
    referenceIndex('prompt_run_due', table.dueAt),
  ],
);

/** An answer of a run, or why there is none. */
export const promptAnswer = pgTable(
  'prompt_answer',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => promptRun.id, { onDelete: 'cascade' }),
    /** Index of the question. */
    question: smallint('question').notNull(),
    repeat: smallint('repeat').notNull(),
    answeredAt: momentOfInsert('answered_at'),
    /** Null if there was no answer; with a problem, an answer that does not count. */
    text: text('text'),
    problem: text('problem'),
    /** The brands that it mentions: 0 for the own one, then the competitors from 1. */
    brands: smallint('brands').array().notNull(),
    /** The addresses that it names, each once. */
    urls: text('urls').array().notNull(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    cost: doublePrecision('cost'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.question, table.repeat] })],
);
