import type { TokenScope } from '@pagewright/contract/token-scopes';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const SCOPES: Readonly<Record<TokenScope, string>> = {
  'content:read': 'Read content',
  'content:write': 'Write and publish content',
  'briefs:read': 'Read briefs and outlines',
  'briefs:write': 'Make briefs and outlines',
  'analyses:read': 'Read analyses',
  'analyses:write': 'Run analyses',
  'calendar:read': 'Read the calendar',
  'calendar:write': 'Change the calendar',
  'analytics:read': 'Read analytics',
  'analytics:write': 'Change what analytics watch',
  'usage:read': 'Read usage',
};

/** What is said of personal API tokens. */
export const tokenMessages = defineMessages({
  en: (format) => ({
    title: 'Personal API tokens',
    help: 'Programs call the API with them as you, in this workspace, and may do what a token says. What they call counts for the plan.',
    reference: 'API reference',
    withoutApi: 'Your plan has no API access.',
    refusedMeanwhile: 'Until it has, these tokens are refused.',
    none: 'No tokens yet.',
    loading: 'Loading tokens',
    failed: 'Tokens could not be loaded',
    retry: 'Retry',
    list: 'Your API tokens',
    ended: 'Expired',
    begins: (prefix: string) => `${prefix}…`,
    endsOn: (day: string) => `Expires ${day}`,
    endedOn: (day: string) => `Expired ${day}`,
    used: (when: string) => `Last used ${when}`,
    neverUsed: 'Never used',
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke ${name}?`,
    revokeText: 'Programs that use it are refused from now on. This cannot be undone.',
    revoked: (name: string) => `${name} was revoked`,
    cancel: 'Cancel',

    make: 'New token',
    makeTitle: 'New API token',
    name: 'Name',
    nameHelp: 'What will use it',
    nameRequired: 'Name is required',
    scopes: 'It may',
    scope: (scope: TokenScope) => SCOPES[scope],
    scopesRequired: 'Choose at least one',
    expiry: 'Expires after',
    days: (days: number) => format.plural(days, { one: '# day', other: '# days' }),
    makeIt: 'Make token',
    close: 'Close',

    secretTitle: 'Your new API token',
    secretHelp: 'Keep it where your program reads it. It is not shown again.',
    secretLabel: 'API token',
    copy: 'Copy',
    copied: 'Copied',
    done: 'Done',
  }),
});
