import { expect, test } from 'vitest';
import { hasHistory, migrationsChangedSinceLanding } from '../database/upgrade/old-version.ts';
import { readProjectFile, sourceFiles } from './project-files.ts';

const FOLDER = 'apps/server/src/platform/db/migrations';

/** The last migration that was written before these rules. */
const LAST_BEFORE_THE_RULES = '0063_page-speed-lab';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const tags = (JSON.parse(readProjectFile(`${FOLDER}/meta/_journal.json`)) as Journal).entries.map(
  ({ tag }) => tag,
);

/** A mark in the file that what it takes away is not used by servers of the version before. */
const CONTRACT = /^-- contract: unused since (?<tag>\d{4}_[\w-]+)$/m;

const ON_TABLE = /\bon\s+(?:only\s+)?(?:"?public"?\.)?"?(?<table>\w+)"?/i;
const ALTER_TABLE = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(?<table>\w+)"?/i;
const CREATE_TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"?public"?\.)?"?(?<table>\w+)"?/gi;

interface Rule {
  /** What the statement is, on a table that existed before the file. */
  readonly applies: RegExp;
  /** Where the table's name is. */
  readonly table: RegExp;
  /** What makes it harmless. */
  readonly unless?: RegExp;
  /** Whether a `contract` mark allows it. */
  readonly isContract?: boolean;
  readonly reason: string;
}

const RULES: readonly Rule[] = [
  {
    applies: /^create\s+(?:unique\s+)?index\b/i,
    unless: /\bindex\s+concurrently\b/i,
    table: ON_TABLE,
    reason:
      'blocks writes while it is built: declare it with .concurrently() and move it into a migration of its own ' +
      '(drizzle-kit generate --custom)',
  },
  {
    applies: /\badd\s+constraint\b.*\b(?:unique|primary\s+key)\b/is,
    unless: /\busing\s+index\b/i,
    table: ALTER_TABLE,
    reason: 'builds an index under a lock: create a unique index concurrently instead',
  },
  {
    applies: /\badd\s+constraint\b.*\b(?:foreign\s+key|check)\b/is,
    unless: /\bnot\s+valid\b/i,
    table: ALTER_TABLE,
    reason:
      'reads the whole table under a lock: add NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  },
  {
    applies: /\balter\s+column\b.*\b(?:set\s+data\s+type|type)\b/is,
    table: ALTER_TABLE,
    reason: 'rewrites the table under a lock: add a column, and write both',
  },
  {
    applies: /\badd\s+column\b.*\bnot\s+null\b/is,
    unless: /\bdefault\b|\bgenerated\b/i,
    table: ALTER_TABLE,
    reason: 'fails on rows that exist, and for servers of the version before: give it a default',
  },
  {
    applies:
      /\badd\s+column\b.*\b(?:default\s+(?:gen_random_uuid|clock_timestamp|random|nextval)|generated\s+always\s+as\b.*\bstored)/is,
    table: ALTER_TABLE,
    reason: 'rewrites the table under a lock: fill the column afterward, in batches',
  },
  {
    applies: /^alter\s+table\b.*\b(?:drop\s+column|rename)\b|\bset\s+not\s+null\b/is,
    table: ALTER_TABLE,
    isContract: true,
    reason: 'breaks servers of the version before, if they use it',
  },
  {
    applies: /\bdrop\s+constraint\b|^drop\s+index\b/i,
    table: ALTER_TABLE,
    isContract: true,
    reason: 'breaks servers of the version before, if they name it in ON CONFLICT',
  },
  {
    applies: /^drop\s+table\b/i,
    table: /^drop\s+table\s+(?:if\s+exists\s+)?(?:"?public"?\.)?"?(?<table>\w+)"?/i,
    isContract: true,
    reason: 'breaks servers of the version before, if they use it',
  },
];

/** Migrations that break something for servers of the version before, each with what, and why that was accepted. */
const ACCEPTED: Readonly<Record<string, string>> = {
  '0070_unique-site-copies':
    'those servers cannot start a crawl meanwhile: copies of a site need the same origin (docs/decisions/0045)',
};

const withoutComments = (statement: string): string => statement.replaceAll(/^\s*--.*$/gm, '').trim();

/** What a migration must not do while servers of the version before run on the same database. */
function findLocks(tag: string, text: string): readonly string[] {
  const created = new Set([...text.matchAll(CREATE_TABLE)].map((match) => match.groups?.['table']));
  const since = CONTRACT.exec(text)?.groups?.['tag'];
  const isContract = since !== undefined && tags.includes(since) && tags.indexOf(since) < tags.indexOf(tag);
  const statements = text.split('--> statement-breakpoint').map(withoutComments);
  const found = statements.flatMap((statement) =>
    RULES.filter(
      ({ applies, unless, table, ...rule }) =>
        applies.test(statement) &&
        unless?.test(statement) !== true &&
        !created.has(table.exec(statement)?.groups?.['table']) &&
        !(rule.isContract === true && isContract),
    ).map(
      ({ reason, ...rule }) =>
        `${tag}: ${statement.slice(0, 100)} … ${reason}` +
        (rule.isContract === true
          ? '. If no server has used it since an earlier migration, write `-- contract: unused since <migration>`'
          : ''),
    ),
  );
  const concurrent = statements.filter((statement) => /\bindex\s+concurrently\b/i.test(statement));
  if (concurrent.length > 0 && concurrent.length < statements.filter((statement) => statement !== '').length)
    found.push(`${tag}: indexes that are built concurrently need a migration of their own`);
  return found;
}

test('migrations lock no table for long and take nothing away that the version before uses', () => {
  const bound = tags
    .slice(tags.indexOf(LAST_BEFORE_THE_RULES) + 1)
    .filter((tag) => !Object.hasOwn(ACCEPTED, tag));
  expect(bound.flatMap((tag) => findLocks(tag, readProjectFile(`${FOLDER}/${tag}.sql`)))).toEqual([]);
});

/** Changed within the hour after they had landed; databases with the first form of 0036 are completed. */
const CHANGED_AFTER_LANDING = ['0036_payment', '0068_imported-addresses', '0080_prompt_panels'];

test.runIf(await hasHistory())(
  'a migration that has landed never changes, comments included: backups name it by its hash',
  async () => {
    expect(await migrationsChangedSinceLanding()).toEqual(CHANGED_AFTER_LANDING);
  },
);

test.each([
  ['CREATE INDEX "a" ON "content" USING btree ("b")', 1],
  ['CREATE UNIQUE INDEX CONCURRENTLY "a" ON "content" ("b")', 0],
  ['CREATE INDEX CONCURRENTLY "a" ON "content" ("b");--> statement-breakpoint\nSELECT 1', 1],
  ['CREATE TABLE "new" ("b" text);--> statement-breakpoint\nCREATE INDEX "a" ON "new" ("b")', 0],
  ['ALTER TABLE "content" ADD COLUMN "b" text DEFAULT \'\' NOT NULL', 0],
  ['ALTER TABLE "content" ADD COLUMN "b" text NOT NULL', 1],
  ['ALTER TABLE "content" ADD COLUMN "b" uuid DEFAULT gen_random_uuid() NOT NULL', 1],
  ['ALTER TABLE "content" ALTER COLUMN "b" SET DATA TYPE bigint', 1],
  ['ALTER TABLE "content" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."user"("id")', 1],
  ['ALTER TABLE "content" ADD CONSTRAINT "a" CHECK (b > 0) NOT VALID', 0],
  ['ALTER TABLE "content" ADD CONSTRAINT "a" UNIQUE("b")', 1],
  ['ALTER TABLE "content" DROP COLUMN "b"', 1],
  ['-- contract: unused since 0001_session_changes\nALTER TABLE "content" DROP COLUMN "b"', 0],
  ['-- contract: unused since 9999_later\nALTER TABLE "content" RENAME COLUMN "b" TO "c"', 1],
  ['ALTER TABLE "content" ALTER COLUMN "b" SET NOT NULL', 1],
  ['DROP TABLE "content"', 1],
  ['ALTER TABLE "content" DROP CONSTRAINT "a"', 1],
])('%s: %i', (text, count) => {
  expect(findLocks('0063_page-speed-lab', text)).toHaveLength(count);
});

test('every advisory lock has a number of its own, so that none waits for the migrations', () => {
  const numbers = sourceFiles()
    .filter((path) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readProjectFile(path).matchAll(/^const \w+ = (7_204_\d+);$/gm)])
    .map(([, number]) => String(number));
  expect(numbers).toContain('7_204_120');
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});
