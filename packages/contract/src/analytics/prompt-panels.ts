import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, lineSchema, momentSchema } from '../text.ts';

export const PROMPT_LIMITS = {
  /** Panels of one workspace. */
  panels: 5,
  name: 100,
  questions: 20,
  question: 300,
  competitors: 5,
  /** Names and domains of one brand. */
  names: 8,
  brandName: 100,
  repeatsMin: 3,
  repeatsMax: 10,
  /** Runs of one panel that begin within 24 hours. */
  runsADay: 4,
  /** Runs in the history. */
  runs: 60,
  /** Days for which answers are stored. */
  keptDays: 500,
  /** Tokens of an answer at most. Longer ones break off and do not count. */
  answerTokens: 2_000,
} as const;

/** What an answer is assumed to take where its price is estimated. */
const ANSWER_TOKENS = 500;
const INSTRUCTION_TOKENS = 60;
const CHARACTERS_OF_A_TOKEN = 3.5;
const TOKENS_OF_A_PRICE = 1_000_000;

const priceSchema = z
  .object({ in: z.number(), out: z.number() })
  .describe('US dollars per million tokens at list price.');

/** How often a run asks a model, and what that costs at list price; null if the price is unknown. */
export function promptRunCost(panel: {
  readonly questions: readonly string[];
  readonly repeats: number;
  readonly price: z.output<typeof priceSchema> | null;
}): { readonly calls: number; readonly typical: number | null; readonly most: number | null } {
  const { questions, repeats, price } = panel;
  const calls = questions.length * repeats;
  if (price === null) return { calls, typical: null, most: null };
  const characters = questions.reduce((sum, { length }) => sum + length, 0);
  const tokensIn = repeats * (questions.length * INSTRUCTION_TOKENS + characters / CHARACTERS_OF_A_TOKEN);
  const dollars = (answer: number): number =>
    (tokensIn * price.in + calls * answer * price.out) / TOKENS_OF_A_PRICE;
  return { calls, typical: dollars(ANSWER_TOKENS), most: dollars(PROMPT_LIMITS.answerTokens) };
}

const namesSchema = z
  .array(lineSchema(PROMPT_LIMITS.brandName))
  .max(PROMPT_LIMITS.names, `At most ${PROMPT_LIMITS.names} entries`)
  .transform((names) => [...new Set(names.filter((name) => name !== ''))]);

const competitorSchema = z.object({
  name: lineSchema(PROMPT_LIMITS.brandName).pipe(z.string().min(1)),
  otherNames: namesSchema.default([]).describe('Other spellings and domains.'),
});
export type PromptCompetitor = z.output<typeof competitorSchema>;

const panelFields = {
  name: lineSchema(PROMPT_LIMITS.name).pipe(z.string().min(1, 'Enter a name')),
  questions: z
    .array(lineSchema(PROMPT_LIMITS.question))
    .transform((questions) => [...new Set(questions.filter((question) => question !== ''))])
    .pipe(
      z
        .array(z.string())
        .min(1, 'Enter at least one question')
        .max(PROMPT_LIMITS.questions, `At most ${PROMPT_LIMITS.questions} entries`),
    ),
  ownNames: namesSchema
    .pipe(z.array(z.string()).min(1, 'Enter at least one name or domain'))
    .describe('Names and domains of the own brand.'),
  competitors: z
    .array(competitorSchema)
    .max(PROMPT_LIMITS.competitors, `At most ${PROMPT_LIMITS.competitors} entries`),
  model: lineSchema(200).describe('ID of the language model.'),
  repeats: z.int().min(PROMPT_LIMITS.repeatsMin).max(PROMPT_LIMITS.repeatsMax),
  isWeekly: z.boolean().describe('Whether a run starts every week.'),
};

/** Who pays for a model: the workspace’s own key, or the installation (each answer counts as an AI request). */
const payerSchema = z.enum(['workspace', 'installation']);

const modelSchema = z.object({
  id: z.string(),
  payer: payerSchema,
  price: priceSchema.nullable().describe('Null if the price is unknown.'),
});
export type PromptModel = z.output<typeof modelSchema>;

const problemSchema = z.object({ code: z.string(), message: z.string() });

const runSchema = z.object({
  id: z.string(),
  startedAt: momentSchema,
  finishedAt: momentSchema.nullable().describe('Null while it goes on.'),
  isScheduled: z.boolean(),
  model: z.string(),
  calls: z.int().describe('Answers that were wanted.'),
  answers: z.int().describe('Answers that count.'),
  failed: z.int().describe('Calls without a complete answer so far. They are gaps, not answers.'),
  problem: problemSchema.nullable().describe('Why it ended early.'),
  dollars: z.number().nullable().describe('Estimated cost at list price. Null if a price is unknown.'),
});
export type PromptRun = z.output<typeof runSchema>;

const panelSchema = z.object({
  id: z.string(),
  ...panelFields,
  name: z.string(),
  questions: z.array(z.string()),
  ownNames: z.array(z.string()),
  competitors: z.array(z.object({ name: z.string(), otherNames: z.array(z.string()) })),
  isModelOffered: z.boolean().describe('Whether the workspace can still use the model.'),
  isOwnerless: z
    .boolean()
    .describe('The admin in whose name it asks has left. An admin who saves it takes it over.'),
  nextRunAt: momentSchema.nullable(),
  lastRun: runSchema.nullable(),
});
export type PromptPanel = z.output<typeof panelSchema>;

const overviewSchema = z.object({
  panels: z.array(panelSchema),
  models: z.array(modelSchema).describe('Language models of the workspace.'),
  suggestedNames: z.array(z.string()).describe('Names and domain by which the workspace’s site is known.'),
  suggestedModel: z.string().nullable(),
  mayChange: z.boolean(),
});
export type PromptOverview = z.output<typeof overviewSchema>;

const call = { feature: 'analytics', access: 'user' } as const;
const path = '/analytics/prompt-panels';
const params = z.object({ id: idSchema });

export const readPromptPanels = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path,
  summary: 'Returns the prompt panels of the workspace and the models that they can ask.',
  response: overviewSchema,
});

export const addPromptPanel = endpoint({
  ...call,
  method: 'POST',
  path,
  summary: 'Adds a panel of questions that customers ask an AI. Nothing is asked yet. Admins only.',
  body: z.object(panelFields),
  status: 201,
  response: overviewSchema,
  refusals: [403, 409, 422],
});

export const changePromptPanel = endpoint({
  ...call,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a panel. From then on it asks in the caller’s name. Admins only.',
  params,
  body: z.object(panelFields),
  response: overviewSchema,
  refusals: [403, 404, 422],
});

export const removePromptPanel = endpoint({
  ...call,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a panel with all its answers. Admins only.',
  params,
  status: 204,
  refusals: [403, 404],
});

export const startPromptRun = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/{id}/run`,
  summary: 'Asks the model each question several times, in the background. Admins only.',
  params,
  status: 202,
  response: overviewSchema,
  refusals: [403, 404, 409, 422],
});

export const stopPromptRun = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/{id}/stop`,
  summary: 'Ends a run. What was answered stays. Admins only.',
  params,
  response: overviewSchema,
  refusals: [403, 404],
});

export const askMissingAnswers = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/{id}/ask-missing`,
  summary: 'Asks again what was not answered in the last run, within a day of its start. Admins only.',
  params,
  status: 202,
  response: overviewSchema,
  refusals: [403, 404, 409, 422],
});

const CHANGES = ['up', 'down', 'none'] as const;
const shareFields = {
  hits: z.int().describe('Answers that mention the brand.'),
  n: z.int().describe('Answers that count.'),
  share: z.number().nullable().describe('0 to 1. Null without an answer.'),
  low: z.number().nullable().describe('Lower end of the 95 % interval. Null if there is too little to tell.'),
  high: z.number().nullable(),
};
const changeFields = {
  change: z
    .enum(CHANGES)
    .nullable()
    .describe('Against the previous run: only `up` or `down` if significant. Null if it cannot be compared.'),
  difference: z.number().nullable().describe('Difference of the shares in both runs, -1 to 1.'),
};
const shareSchema = z.object(shareFields);
const comparedSchema = z.object({ ...shareFields, ...changeFields });
export type PromptShare = z.output<typeof comparedSchema>;

const brandSchema = z.object({
  name: z.string(),
  isOwn: z.boolean(),
  total: comparedSchema.describe('Over all questions, each counting the same; `hits` are all answers.'),
});

const citedSchema = z.object({
  host: z.string(),
  brand: z.int().nullable().describe('Index of the brand whose domain it is.'),
  answers: z.int().describe('Answers that cite the site.'),
  pages: z.array(
    z.object({ url: z.string(), answers: z.int(), questions: z.array(z.int()).describe('Their indexes.') }),
  ),
});
export type CitedSite = z.output<typeof citedSchema>;

const PROMPT_COMPARISONS = ['compared', 'running', 'first', 'other_model'] as const;

const resultSchema = z.object({
  run: runSchema,
  previousAt: momentSchema.nullable().describe('When the run began that this one is compared with.'),
  comparison: z
    .enum(PROMPT_COMPARISONS)
    .describe('`running`: not before the run is over. `first`: no earlier run has answers.'),
  brands: z.array(brandSchema).describe('The own brand first, as they were named in this run.'),
  questions: z.array(
    z.object({
      text: z.string(),
      n: z.int(),
      failed: z.int(),
      brands: z.array(comparedSchema).describe('In the order of `brands`.'),
    }),
  ),
  cited: z.array(citedSchema).describe('Sites named in the answers, most often named first, at most 100.'),
});
export type PromptResult = z.output<typeof resultSchema>;

export const readPromptResult = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}`,
  summary:
    'Returns how often a run’s answers mention the own brand and its competitors, and the runs so far.',
  params,
  query: z.object({ run: idSchema.optional().describe('Omit for the last run with answers.') }),
  response: z.object({
    history: z
      .array(
        z.object({
          run: runSchema,
          brands: z.array(z.object({ name: z.string(), isOwn: z.boolean(), total: shareSchema })),
        }),
      )
      .describe('Runs, newest first. One without answers has no shares.'),
    result: resultSchema.nullable(),
  }),
  refusals: [404],
});

export const readPromptAnswers = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}/answers`,
  summary: 'Returns a run’s answers to one question, with mentions and addresses by their place in the text.',
  params,
  query: z.object({
    run: idSchema,
    question: z.coerce.number().int().min(0).max(PROMPT_LIMITS.questions).describe('Its index.'),
  }),
  response: z.object({
    brands: z.array(z.object({ name: z.string(), isOwn: z.boolean() })),
    question: z.string(),
    answers: z.array(
      z.object({
        number: z.int(),
        text: z.string().nullable(),
        problem: problemSchema.nullable().describe('Why it does not count.'),
        answeredAt: momentSchema,
        mentions: z.array(z.object({ brand: z.int(), start: z.int(), end: z.int() })),
        citations: z.array(z.object({ url: z.string(), start: z.int(), end: z.int() })),
      }),
    ),
  }),
  refusals: [404],
});

export const exportPromptAnswers = endpoint({
  ...call,
  scope: 'analytics:read',
  method: 'GET',
  path: `${path}/{id}/export`,
  summary: 'Exports a run’s answers as CSV, one row per call.',
  params,
  query: z.object({ run: idSchema }),
  produces: 'application/octet-stream',
  refusals: [404],
});
