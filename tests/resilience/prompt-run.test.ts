import { afterAll, expect, test } from 'vitest';
import { OPENAI_KEY, startOpenAi } from '../fakes/openai/start-openai.ts';
import { sampleOrAll } from '../run-size.ts';
import { waitUntil } from './server-process.ts';
import { startCluster, waitForCount } from './start-cluster.ts';

/** A full run kills 6 times. */
const KILLS = sampleOrAll(1, 6);
const QUESTIONS = Array.from({ length: 12 }, (_, at) => `Which rain barrel is number ${at}?`);
const REPEATS = 3;
const CALLS = QUESTIONS.length * REPEATS;
/** Calls that are under way at a time. */
const AT_ONCE = 4;
const ENDS_WITHIN_S = 150;

const openAi = await startOpenAi();
afterAll(() => openAi.close());

test(`a prompt panel's run goes on after its server was killed ${KILLS} times: each answer is kept once, and only calls under way are repeated`, async () => {
  // Words that take a while, so that every kill finds calls under way.
  openAi.answerWith(() => ({ text: 'Nobody in particular, as far as anyone can say.', pauseMs: 60 }));
  const cluster = await startCluster([0], {
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: openAi.url,
    OPENAI_MODEL: 'gpt-5.4-mini',
    DEFAULT_PLAN: 'Entrepreneur',
  });
  try {
    const { sql } = cluster;
    await sql.query(
      `with panel as (insert into prompt_panel (workspace_id, author_id, name, model, repeats, questions, own_names, competitors)
         select organization_id, user_id, 'Barrels', 'openai/gpt-5.4-mini', $1, $2, '{Fenwick}', '[]' from member limit 1
         returning *)
       insert into prompt_run (panel_id, is_scheduled, due_at, model, repeats, questions, own_names, competitors)
         select id, false, now(), model, repeats, questions, own_names, competitors from panel`,
      [REPEATS, QUESTIONS],
    );
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const wanted = Math.floor((kill * CALLS) / (KILLS + 2));
      await waitUntil(async () => {
        const { rows } = await sql.query<{ n: number }>('select count(*)::int as n from prompt_answer');
        return (rows[0]?.n ?? 0) >= wanted;
      }, `${wanted} answers before kill ${kill}`);
      cluster.killAndReplace(0);
    }
    const finished = 'prompt_run where finished_at is not null and problem is null';
    expect(await waitForCount(sql, finished, 1, ENDS_WITHIN_S)).toBe(1);
    expect(await waitForCount(sql, 'prompt_answer where problem is null', CALLS, 0)).toBe(CALLS);
    expect(openAi.asked.length).toBeGreaterThanOrEqual(CALLS);
    expect(openAi.asked.length).toBeLessThanOrEqual(CALLS + KILLS * AT_ONCE);
  } finally {
    await cluster.end();
  }
}, 300_000);
