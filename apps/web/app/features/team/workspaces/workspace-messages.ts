import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the workspace menu. */
export const workspaceMessages = defineMessages('workspaceMessages', {
  workspaces: 'Workspaces',
  loading: 'Loading workspaces…',
  failed: 'Workspaces could not be loaded',
  retry: 'Retry',
  switchFailed: 'The workspace could not be opened',
  create: 'New workspace',
  createFailed: 'The workspace could not be created',
  name: 'Name',
  nameHelp: 'It has its own members, content, and plan. You are its admin.',
  nameRequired: 'Name is required',
  cancel: 'Cancel',
  submit: 'Create workspace',
});
