import { expect, test } from 'vitest';
import { readProjectFile, sourceFiles } from './project-files.ts';

/** English messages of what compares pages or analyzes sites. */
const MESSAGES =
  /^apps\/(?:web\/app\/features\/.*messages|server\/src\/features\/(?:advanced|analytics|outline|reports|strategy)\/.*messages\.en)\.ts$/;
const DENIAL = /\bno pages? (?!views\b)/i;
/** What limits a denial to pages that are known, as all views of our own pages are. */
const LIMIT = /\b(?:compared?|evidence|found|known|lost|match(?:es)?|measured|read|seen)\b/i;
/** Only said where all known pages were read. */
const CERTAIN = /^\s*missing_topics: .*Has no page about/;

const denials = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => DENIAL.test(line) && !LIMIT.test(line) && !CERTAIN.test(line))
    .map((line) => line.trim());

test('a message about sites denies pages only as far as they were read', () => {
  const files = sourceFiles().filter((path) => MESSAGES.test(path));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((path) => denials(readProjectFile(path)).map((line) => [path, line]))).toEqual([]);
  expect(denials("a: 'There is no page about it.',\nb: 'No page about it was found.',")).toEqual([
    "a: 'There is no page about it.',",
  ]);
});
