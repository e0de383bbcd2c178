import { ENGINE_VERSION } from '@pagewright/engine';
import pg from 'pg';

const BATCH = 5_000;
const VOCABULARY = 50_000;
const STATUSES = ['draft', 'draft', 'draft', 'published', 'published', 'published', 'scheduled', 'review'];
const TYPES = ['article', 'Blog Post', 'Guide', 'Listicle', 'Review'];

/** The owner of the items. */
export interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

/** Repeatable random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The word at a rank, 1 being the most common. */
export function wordAt(rank: number): string {
  return `${String.fromCodePoint(97 + ((rank * 7919) % 26))}${((rank * 2_654_435_761) % 1e9).toString(36)}`;
}

/** Adds items with a natural word frequency distribution, through all triggers and indexes. */
export async function addItems(
  pool: pg.Pool,
  owner: Owner,
  count: number,
  wordsEach: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const random = createRandom(7);
  const words = (length: number): string =>
    Array.from({ length }, () => wordAt(Math.floor(Math.exp(random() * Math.log(VOCABULARY))))).join(' ');
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
    await pool.query(
      `with added as (
         insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, category, tags,
           keywords, primary_keyword, meta_title, meta_description, slug, content_type, word_count, status, score,
           view_count, created_at, updated_at, published_at, engine_version)
         select gen_random_uuid(), $1, $2, 'Bench Writer', 'writer@example.com', title,
           json_build_object('type', 'doc', 'content', json_build_array(json_build_object('type', 'paragraph', 'content',
             json_build_array(json_build_object('type', 'text', 'text', text))))), text, 'Category ' || n % 40,
           array['tag ' || n % 300, 'tag' || n % 7], array['keyword ' || n % 90], 'keyword ' || n % 90, title, left(text, 150),
           'item-' || n, ($6::text[])[1 + n % 5], $7, ($8::text[])[1 + n % 8], nullif(n % 101, 100), n % 1000,
           now() - n * interval '1 minute', now() - n * interval '1 minute',
           case when n % 8 between 3 and 5 then now() - n * interval '1 minute' end, $9
         from unnest($3::int[], $4::text[], $5::text[]) as item(n, title, text)
         returning id, slug, status, published_at
       )
       insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
       select id, $1, slug, 1, published_at, published_at from added where status = 'published'`,
      [
        owner.workspaceId,
        owner.userId,
        numbers,
        numbers.map(() => words(7)),
        numbers.map(() => words(wordsEach)),
        TYPES,
        wordsEach,
        STATUSES,
        ENGINE_VERSION,
      ],
    );
    onProgress(first + numbers.length);
  }
  await pool.query('vacuum analyze content');
  await pool.query('vacuum analyze content_stats');
  await pool.query('vacuum analyze publication');
  await pool.query('vacuum analyze content_count');
}
