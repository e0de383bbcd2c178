import type { Page } from 'playwright';

/** A screen whose states are captured. */
export interface DrawnScreen {
  readonly name: string;
  readonly path: string;
  /** Whether it needs no account: the site and the sign-in screens. */
  readonly isPublic?: true;
  /** Steps that lead to a result; then only their calls are held or fail, otherwise the screen's own. */
  readonly act?: (page: Page) => Promise<void>;
}

/** A competitor's page, so that analyses need no network. */
const PAGE = `<h1>How to brew pour-over coffee</h1>
<p>Pour-over coffee is brewed by hand: hot water runs slowly through ground coffee in a paper filter.</p>
<h2>What do you need for pour-over coffee?</h2>
<p>A kettle, a cone, a paper filter, 20 g of coffee and 300 g of water.</p>
<h2>How long does pour-over coffee take?</h2>
<p>The whole brew takes three and a half minutes. Pour in slow circles from the middle to the edge.</p>`;

const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label }).first().fill(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function pastePage(page: Page): Promise<void> {
  await press(page, 'Paste competitor pages');
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(PAGE);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://brew.example/pour-over');
  await press(page, 'Add page');
  await page.getByText('1 page added').or(page.getByText('brew.example/pour-over')).first().waitFor();
}

/** The screens of the site and the application, in the order in which a new user sees them. */
export const SCREENS: readonly DrawnScreen[] = [
  ...[
    '',
    'features',
    'pricing',
    'proof',
    'blog',
    'help',
    'contact',
    'status',
    'api-docs',
    'api-docs/content',
    'accessibility',
  ].map((path) => ({ name: path || 'landing', path: `/${path}`, isPublic: true }) as const),
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
  { name: 'content', path: '/content' },
  { name: 'templates', path: '/content?tab=templates' },
  { name: 'new item', path: '/content/new' },
  { name: 'briefs', path: '/strategy' },
  {
    name: 'brief',
    path: '/strategy',
    act: async (page) => {
      await fill(page, 'Content Idea', 'A guide to pour-over coffee for beginners');
      await page.getByRole('checkbox', { name: 'Search the web' }).uncheck();
      await pastePage(page);
      await press(page, 'Generate Brief');
    },
  },
  {
    name: 'outline',
    path: '/outline',
    act: async (page) => {
      await page.getByLabel('Target Keyword').fill('pour-over coffee');
      await pastePage(page);
      await press(page, 'Generate Outline');
    },
  },
  {
    name: 'analysis',
    path: '/advanced',
    act: async (page) => {
      await fill(page, 'Primary keyword', 'pour-over coffee');
      await fill(page, 'Or paste text', PAGE.replaceAll(/<[^>]+>/g, ''));
      await press(page, 'Run analysis');
    },
  },
  { name: 'calendar', path: '/calendar' },
  { name: 'team', path: '/team' },
  { name: 'analytics', path: '/analytics' },
  { name: 'search', path: '/analytics/search' },
  { name: 'watchlist', path: '/analytics/watchlist' },
  { name: 'settings, profile', path: '/settings' },
  ...[
    'preferences',
    'notifications',
    'security',
    'api-keys',
    'publishing',
    'connections',
    'billing',
    'privacy',
  ].map((tab) => ({ name: `settings, ${tab}`, path: `/settings/${tab}` })),
];
