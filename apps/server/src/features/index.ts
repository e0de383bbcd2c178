import { advanced } from './advanced/index.ts';
import { analytics } from './analytics/index.ts';
import { audit } from './audit/index.ts';
import { auth } from './auth/index.ts';
import { calendar } from './calendar/index.ts';
import { contact } from './contact/index.ts';
import { content } from './content/index.ts';
import type { Feature } from './feature.ts';
import { files } from './files/index.ts';
import { health } from './health/index.ts';
import { marketing } from './marketing/index.ts';
import { notifications } from './notifications/index.ts';
import { onboarding } from './onboarding/index.ts';
import { outline } from './outline/index.ts';
import { payment } from './payment/index.ts';
import { publishing } from './publishing/index.ts';
import { research } from './research/index.ts';
import { review } from './review/index.ts';
import { runs } from './runs/index.ts';
import { search } from './search/index.ts';
import { settings } from './settings/index.ts';
import { strategy } from './strategy/index.ts';
import { team } from './team/index.ts';
import { usage } from './usage/index.ts';
import { reports } from './reports/index.ts';

/** All features of the server, in mounting order. */
export const features: readonly Feature[] = [
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
  marketing,
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
];
