import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of the first steps and the sample workspace. */
export const onboardingMessages = defineMessages('onboardingMessages', {
  title: 'Get started',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'Done',
  open: 'To do',
  hide: 'Hide this list',
  hidden: 'The list is hidden.',
  undo: 'Undo',
  changeFailed: 'The list could not be changed',

  step_article: 'Add an article',
  text_article: 'Write one, import a file, or look around in a sample first.',
  way_article: 'Write an article',
  importFile: 'Import a file',
  step_score: 'See its score',
  text_score: 'Give it a primary keyword. Every point comes with its reason.',
  way_score: 'Score an article',
  step_brief: 'Create a brief',
  text_brief: 'In Strategy Builder, from one sentence: headings, questions, and keywords.',
  way_brief: 'Create a brief',
  step_publish: 'Publish',
  text_publish: 'Set an article’s status to Published and save. Your Pagewright site is ready.',
  way_publish: 'Open an article',
  step_invite: 'Invite a teammate',
  text_invite: 'Review and approve each other’s work.',
  way_invite: 'Invite a teammate',

  trySample: 'Try with a sample',
  sampleThere: 'You have a sample workspace.',
  openSample: 'Open it',
  removeSample: 'Remove sample',
  openFailed: 'The sample workspace could not be opened',
  leaveFailed: 'Your workspace could not be opened',
  removeFailed: 'The sample workspace could not be removed',

  sampleTitle: 'Sample workspace',
  sampleText: 'Change anything you like. It’s separate from your content, and one click removes it all.',
  backTo: (name: string) => `Back to ${name}`,
});
