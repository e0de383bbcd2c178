import { expect, test } from 'vitest';
import { readProjectFile, sourceFiles } from './project-files.ts';

/** Error states of no call of a signed-in user: the app itself failed to load, or somebody is about to sign in. */
const WITHOUT_CALL = new Set([
  'apps/web/app/features/auth/hosted/hosted-form.tsx',
  'apps/web/app/shell/failed-screen.tsx',
  'apps/web/app/shell/sign-in-unreachable.tsx',
]);
/** Describes failures of the sign-in forms. */
const SIGN_IN_FORM = 'apps/web/app/features/auth/auth-form.tsx';

const files = sourceFiles()
  .filter(
    (path) => /^apps\/web\/app\/(features|shell|lib|ui)\/.*\.tsx?$/u.test(path) && !path.includes('.test.'),
  )
  .map((path) => ({ path, text: readProjectFile(path) }));

/** Files in which a failed call is shown in a way that leaves a person whose session ended without Login. */
const withoutLogin = (all: typeof files): string[] =>
  all.flatMap(({ path, text }) => {
    const states = text.match(/<ErrorState\b[\s\S]*?\/>/gu) ?? [];
    const isStateWithout =
      states.some((state) => !state.includes('isUnauthorized')) && !WITHOUT_CALL.has(path);
    // A sentence alone has no Login: `failureText` and `notifyFailure` add it, and an error state offers it.
    const isSentenceAlone =
      /describeFailure\(/u.test(text) &&
      !/isUnauthorized|notifyFailure|failureText|=== (?:401|NO_TOKEN)/u.test(text) &&
      !path.startsWith('apps/web/app/lib/') &&
      path !== SIGN_IN_FORM;
    return isStateWithout || isSentenceAlone ? [path] : [];
  });

test('every place that shows a failed call offers Login after a 401', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(withoutLogin(files)).toEqual([]);
  // The rule sees both ways to leave it out.
  const made = ['<ErrorState title={m.failed} onRetry={retry} />', 'setProblem(describeFailure(error));'];
  expect(
    withoutLogin(made.map((text, at) => ({ path: `apps/web/app/features/${at}.tsx`, text }))),
  ).toHaveLength(2);
});
