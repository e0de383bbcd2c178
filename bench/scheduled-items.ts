import { ENGINE_VERSION } from '@pagewright/engine';
import type pg from 'pg';
import { createRandom, wordAt } from './list-rows.ts';

const BATCH = 2_000;
const VOCABULARY = 50_000;

/**
 * Adds scheduled items with their first revision, spread over workspaces with one author each; returns the number
 * added.
 */
export async function scheduleItems(
  pool: pg.Pool,
  count: number,
  workspaces: number,
  wordsEach: number,
): Promise<number> {
  const random = createRandom(11);
  const words = (length: number): string =>
    Array.from({ length }, () => wordAt(Math.floor(Math.exp(random() * Math.log(VOCABULARY))))).join(' ');
  await pool.query(
    `with person as (
       insert into "user" (id, name, email) select 'u' || n, 'Author ' || n, 'author-' || n || '@example.com'
       from generate_series(0, $1::int - 1) n returning id
     ), place as (
       insert into workspace (id, name, slug) select 'w' || n, 'Workspace ' || n, 'workspace-' || n
       from generate_series(0, $1::int - 1) n returning id
     )
     select 1`,
    [workspaces],
  );
  await pool.query(
    `insert into member (id, organization_id, user_id, role, created_at)
     select 'm' || n, 'w' || n, 'u' || n, 'admin', now() from generate_series(0, $1::int - 1) n`,
    [workspaces],
  );
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
    await pool.query(
      `with added as (
         insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count,
           status, score, scheduled_for, engine_version)
         select gen_random_uuid(), 'w' || n % $1, 'u' || n % $1, 'Author', 'author@example.com', title,
           json_build_object('type', 'doc', 'content', json_build_array(json_build_object('type', 'paragraph', 'content',
             json_build_array(json_build_object('type', 'text', 'text', text))))), text, $5, 'scheduled', 50, '2099-01-01', $6
         from unnest($2::int[], $3::text[], $4::text[]) as item(n, title, text)
         returning id, title, content
       )
       insert into content_revision (content_id, number, kind, editor_name, title, content, word_count)
       select id, 1, 'save', 'Author', title, content, $5 from added`,
      [
        workspaces,
        numbers,
        numbers.map((n) => `${words(5)} ${n}`),
        numbers.map(() => words(wordsEach)),
        wordsEach,
        ENGINE_VERSION,
      ],
    );
  }
  await pool.query('vacuum analyze content, content_revision, content_count');
  return count;
}
