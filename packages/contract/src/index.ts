import type { Endpoint } from './endpoint.ts';
import * as advanced from './advanced.ts';
import * as analytics from './analytics.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as calendar from './calendar.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as files from './files.ts';
import * as health from './health.ts';
import * as notifications from './notifications.ts';
import * as onboarding from './onboarding.ts';
import * as outline from './outline.ts';
import * as payment from './payment.ts';
import * as publishing from './publishing.ts';
import * as research from './research.ts';
import * as review from './review.ts';
import * as runs from './runs.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as strategy from './strategy.ts';
import * as team from './team.ts';
import * as usage from './usage.ts';
import * as reports from './reports.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the API, for the reference and for the tests that check all of them. */
export const endpoints: readonly Endpoint[] = [
  reports,
  advanced,
  analytics,
  audit,
  auth,
  calendar,
  contact,
  content,
  files,
  health,
  notifications,
  onboarding,
  outline,
  payment,
  publishing,
  research,
  review,
  runs,
  search,
  settings,
  strategy,
  team,
  usage,
]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(isEndpoint);
