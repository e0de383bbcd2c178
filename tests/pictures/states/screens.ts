import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pagesIn } from '../../../apps/server/src/features/marketing/pages/index.ts';
import { ANALYTICS_TABS } from '../../../apps/web/app/features/analytics/analytics-tabs.ts';
import { CALENDAR_VIEWS } from '../../../apps/web/app/features/calendar/calendar-url.ts';
import { SETTINGS_TABS } from '../../../apps/web/app/lib/tabs/settings-tabs.ts';
import { STRATEGY_LISTS } from '../../../apps/web/app/features/strategy/strategy-lists.ts';
import { PASTED_PAGE } from './pasted-page.ts';

/** A screen whose states are captured. */
export interface DrawnScreen {
  readonly name: string;
  /** With the names of sample IDs in braces. */
  readonly path: string;
  /** Whether it needs no account: the site and the sign-in screens. */
  readonly isPublic?: true;
  /** Whether it is a dialog over another screen: it is there once the dialog is. */
  readonly isDialog?: true;
  /** Steps that lead to a result; then only their calls are held or fail, otherwise the screen's own. */
  readonly act?: (page: Page) => Promise<void>;
}

const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label }).first().fill(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function pastePage(page: Page): Promise<void> {
  await press(page, 'Add competitor pages');
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(PASTED_PAGE);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://brew.example/pour-over');
  await press(page, 'Add page');
  await page.getByText('1 page added').or(page.getByText('brew.example/pour-over')).first().waitFor();
}

/** The states are drawn in English. */
const pages = pagesIn('en');

/** Articles and help topics have one template each. */
const FURTHER_OF_A_TEMPLATE = new Set(
  ['/blog/', '/help/'].flatMap((start) =>
    pages
      .filter(({ path }) => path.startsWith(start))
      .slice(1)
      .map(({ path }) => path),
  ),
);

/** The pages of the site. */
const SITE: readonly DrawnScreen[] = [
  ...pages.map(({ path }) => path).filter((path) => !FURTHER_OF_A_TEMPLATE.has(path)),
  '/status',
  '/api-docs',
  '/api-docs/content',
].map((path) => ({ name: path === '/' ? 'landing' : path.slice(1), path, isPublic: true }));

/** The tabs of Advanced Features are its folders. */
const ADVANCED_TABS = readdirSync(join(import.meta.dirname, '../../../apps/web/app/features/advanced/tabs'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The screens without an account, and those that mails and PayPal link to. */
const ENTRANCE: readonly DrawnScreen[] = [
  { name: 'not found', path: '/no-such-page', isPublic: true },
  {
    name: 'sign in',
    path: '/sign-in',
    isPublic: true,
    act: async (page) => {
      await fill(page, 'Email', 'nobody@example.com');
      await page.locator('input[type=password]').first().fill('Wrong-horse-9');
      await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    },
  },
  { name: 'sign up', path: '/sign-up', isPublic: true },
  {
    name: 'forgot password',
    path: '/forgot-password',
    isPublic: true,
    act: async (page) => {
      await fill(page, 'Email', 'nobody@example.com');
      await page.locator('form').getByRole('button').last().click();
    },
  },
  { name: 'reset password', path: '/reset-password?token=unknown', isPublic: true },
  { name: 'mails off', path: '/mail-off?token=unknown', isPublic: true },
  { name: 'invitation', path: '/invitation?token=unknown', isPublic: true },
  { name: 'verify email', path: '/verify-email?token=unknown', isPublic: true },
  { name: 'payment, success', path: '/payment/success?token=unknown' },
  { name: 'payment, canceled', path: '/payment/cancel' },
];

/** The screens of the application, in the order in which a new user sees them. */
const APPLICATION: readonly DrawnScreen[] = [
  { name: 'content', path: '/content' },
  { name: 'templates', path: '/content?tab=templates' },
  { name: 'new item', path: '/content/new', isDialog: true },
  { name: 'article', path: '/content/{article}', isDialog: true },
  { name: 'article, review', path: '/content/{article}?pane=review', isDialog: true },
  {
    name: 'strategy',
    path: '/strategy',
    act: async (page) => {
      await fill(page, 'Content Idea', 'A guide to pour-over coffee for beginners');
      await page.getByRole('checkbox', { name: 'Search the web' }).uncheck();
      await pastePage(page);
      await press(page, 'Generate Brief');
    },
  },
  ...STRATEGY_LISTS.map((list) => ({ name: `strategy, ${list}`, path: `/strategy/${list}` })),
  { name: 'brief', path: '/strategy/{brief}' },
  {
    name: 'new outline',
    path: '/outline',
    act: async (page) => {
      await page.getByLabel('Target Keyword').fill('pour-over coffee');
      await pastePage(page);
      await press(page, 'Generate Outline');
    },
  },
  { name: 'outlines', path: '/outline/saved' },
  { name: 'outline', path: '/outline/{outline}' },
  { name: 'outlines compared', path: '/outline/compare?left={outline}&right={otherOutline}' },
  {
    name: 'analysis',
    path: '/advanced',
    act: async (page) => {
      await fill(page, 'Primary keyword', 'pour-over coffee');
      await fill(page, 'Or paste text', PASTED_PAGE.replaceAll(/<[^>]+>/g, ''));
      await press(page, 'Run analysis');
    },
  },
  ...ADVANCED_TABS.map((tab) => ({ name: `advanced, ${tab}`, path: `/advanced?tab=${tab}` })),
  ...CALENDAR_VIEWS.map((view) => ({ name: `calendar, ${view}`, path: `/calendar?view=${view}` })),
  { name: 'team', path: '/team' },
  { name: 'team, activity', path: '/team/activity' },
  ...ANALYTICS_TABS.map((tab, index) => ({
    name: `analytics, ${tab}`,
    path: index === 0 ? '/analytics' : `/analytics/${tab}`,
  })),
  { name: 'report', path: '/reports/{report}' },
  ...SETTINGS_TABS.map((tab, index) => ({
    name: `settings, ${tab}`,
    path: index === 0 ? '/settings' : `/settings/${tab}`,
  })),
];

/**
 * All screens. Pages and tabs come from the lists that the product itself uses; `tests/structure/states.test.ts` fails
 * if a screen of the contract is missing, and drawing fails if a drawn screen links to one that is not.
 */
export const SCREENS: readonly DrawnScreen[] = [...SITE, ...ENTRANCE, ...APPLICATION];
