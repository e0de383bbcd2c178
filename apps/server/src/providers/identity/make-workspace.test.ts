import { expect, test } from 'vitest';
import { workspaceSlug } from './make-workspace.ts';

test.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ["Zoë O'Brien", 'zoe-o-brien'],
  ['  --x--  ', 'x'],
  ['李小龍', 'workspace'],
  ['!!!', 'workspace'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(100), 'a'.repeat(40)],
])('the slug of %j starts with its letters', (name, beginning) => {
  const slug = workspaceSlug(name);
  expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(slug.slice(0, -8)).toBe(beginning);
  expect(slug.length).toBeLessThanOrEqual(48);
});

test('two people with the same name get different slugs', () => {
  expect(workspaceSlug('Ada')).not.toBe(workspaceSlug('Ada'));
});
