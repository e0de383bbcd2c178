import { inviteMember, readTeam } from '@pagewright/contract/team';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { openTestBrowser } from '../../browser/open-test-browser.ts';
import {
  membershipJson,
  organizationJson,
  sessionJson,
  userJson,
} from '../../fakes/clerk/back-end/resources.ts';
import { serveFrontEnd } from '../../fakes/clerk/front-end/serve-front-end.ts';
import { startPayPal } from '../../fakes/paypal/start-paypal.ts';
import { isFullRun } from '../../run-size.ts';
import { openClerkServer } from '../../server/open-clerk-server.ts';
import { expectAccessible } from '../expect-accessible.ts';

const payPal = await startPayPal();
afterAll(() => payPal.close());
const [{ server, clerk, signIn }, browser] = await Promise.all([
  openClerkServer({ DEFAULT_PLAN: 'Professional', ...payPal.settings }),
  openTestBrowser(),
]);
const { world } = clerk;

/** A separate browser with Clerk's front end: the vendor's own scripts, and a fake of the API they call. */
async function openBrowser() {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const front = await serveFrontEnd(context, new URL(server.url).origin, clerk);
  return { context, front, page: await context.newPage() };
}

const titleIs = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const clickContinue = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();

async function signInAt(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await clickContinue(page);
}

/** The organization of the next session that the page requests (at this path, if given), from the token it sends. */
async function nextOrganization(page: Page, path?: string): Promise<unknown> {
  const pathOf = (url: string) => new URL(url).pathname;
  const request = await page.waitForRequest(
    (one) =>
      pathOf(one.url()) === '/api/session' && (path === undefined || pathOf(one.frame().url()) === path),
  );
  const claims = request.headers()['authorization']?.split('.')[1] ?? '';
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { o?: { id: string } };
  return read.o?.id;
}

/** How many encryption keys for unsaved text the browser has. */
const journalKeys = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pagewright.journal')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('pagewright.journal');
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('keys').objectStore('keys').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
        counting.addEventListener('error', () => reject(counting.error ?? new Error('no answer')));
      });
    });
  });

test('a user signs in with the service’s own form, works in their workspaces, and signs out everywhere', async () => {
  const person = world.addPerson({ firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@example.com' });
  const [cafe, bakery] = [
    world.addOrganization('Harbour Coffee', person),
    world.addOrganization('Night Bakery', person),
  ];
  const { context, page } = await openBrowser();
  await page.goto('/settings');
  await titleIs(page, /^Sign in to/);
  await signInAt(page, person.email, 'Wrong-horse-9');
  await titleIs(page, 'Enter your password');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-10');
  await clickContinue(page);
  await page.getByText('Password is incorrect. Try again.').first().waitFor();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const first = nextOrganization(page);
  await clickContinue(page);
  expect(await first).toBe(cafe.id);
  await titleIs(page, 'Settings');
  await expect.poll(() => page.url()).toBe(`${server.url}/settings`);

  await page.getByRole('link', { name: 'Security' }).click();
  await page.getByRole('heading', { name: 'Password, two-factor sign-in, and devices' }).waitFor();
  expect(await page.getByLabel('Current password').count()).toBe(0);
  await expectAccessible(page, 'security with a hosted identity service');
  await page.getByRole('button', { name: 'Manage sign-in and security' }).click();
  await page.getByRole('dialog').getByText('Profile details').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  for (const [type, about] of [
    ['organization.created', organizationJson(bakery)],
    [
      'organizationMembership.created',
      membershipJson(world.members.find((one) => one.organization === bakery)!),
    ],
  ] as const)
    expect(await clerk.sendWebhook(server.url, type, about)).toBe(204);
  await page.getByRole('button', { name: /^User menu of Maya Lindqvist/ }).click();
  const second = nextOrganization(page, '/content');
  await page.getByRole('menuitemradio', { name: 'Night Bakery' }).click();
  expect(await second).toBe(bakery.id);
  await titleIs(page, 'Content Studio');

  const other = await context.newPage();
  await other.goto('/team');
  await titleIs(other, 'Team Management');
  await other.getByText('Night Bakery').first().waitFor();
  // The key for unsaved text, which the editor creates when it opens, is deleted with the session.
  await other.goto('/content/new');
  await expect.poll(() => journalKeys(other)).toBe(1);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await Promise.all([titleIs(page, /^Sign in to/), titleIs(other, /^Sign in to/)]);
  await expect.poll(() => journalKeys(page)).toBe(0);
  await page.goto('/forgot-password');
  await titleIs(page, /^Sign in to/);
  await context.close();
});

test.runIf(isFullRun)(
  'a user signs up with the service’s own form, and their profile is stored and shown at the service',
  async () => {
    const { context, page } = await openBrowser();
    await page.goto('/sign-up');
    await titleIs(page, /^Create your account/);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-9');
    await clickContinue(page);
    await titleIs(page, 'Content Studio');
    const person = world.people.find(({ email }) => email === 'ada@example.com');
    expect(person).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', password: 'Correct-horse-9' });

    await page.goto('/settings');
    await page.getByLabel(/^Name/).fill('Ada King Noel');
    await page.getByLabel('Company').fill('Analytical Engines');
    await page.getByLabel('Website').fill('https://engines.example');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: /^User menu of Ada King Noel/ }).waitFor();
    expect(person).toMatchObject({
      firstName: 'Ada',
      lastName: 'King Noel',
      metadata: { company: 'Analytical Engines', website: 'https://engines.example' },
    });
    // The service's own window shows it too, and changes there are sent to us.
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Manage sign-in and security' }).click();
    await page.getByRole('dialog').getByText('Ada King Noel').first().waitFor();
    await page.keyboard.press('Escape');
    const changed = {
      ...userJson(person!),
      last_name: 'Byron',
      public_metadata: { company: 'Calculating Engines' },
      updated_at: world.now(),
    };
    expect(await clerk.sendWebhook(server.url, 'user.updated', changed)).toBe(204);
    await page.goto('/settings');
    await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Ada Byron');
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Calculating Engines');
    await context.close();
  },
);

test.runIf(isFullRun)('an invitation is accepted by a user who is already signed in', async () => {
  const admin = world.addPerson({ firstName: 'Iris', lastName: 'Admin', email: 'iris@example.com' });
  const team = world.addOrganization('Lighthouse Press', admin);
  const guest = world.addPerson({ firstName: 'Omar', lastName: 'Guest', email: 'omar@example.com' });
  const host = signIn(admin, { organization: team });
  await server.call(host, inviteMember, { body: { email: guest.email, role: 'basic_member' } });
  const invitation = world.invitations.find(({ email }) => email === guest.email)!;
  expect(invitation).toMatchObject({ organization: team, role: 'org:member', status: 'pending' });

  const { context, page } = await openBrowser();
  await page.goto('/content');
  await signInAt(page, guest.email, guest.password);
  await titleIs(page, 'Content Studio');
  await page.goto(`${invitation.redirectUrl}?__clerk_ticket=${invitation.id}&__clerk_status=sign_in`);
  await titleIs(page, 'You are invited to a workspace');
  await page.getByText(/^You are signed in as Omar Guest\./).waitFor();
  await expectAccessible(page, 'an invitation for somebody who is signed in');
  await page.getByRole('button', { name: 'Sign out and accept' }).click();
  await titleIs(page, 'Content Studio');
  await page.getByRole('button', { name: /^User menu of Omar Guest/ }).click();
  await page.getByRole('menuitemradio', { name: 'Lighthouse Press', checked: true }).waitFor();
  expect(invitation.status).toBe('accepted');
  const { members } = (await server.call(host, readTeam, {})).body;
  expect(members.map(({ userId, role }) => [userId, role])).toContainEqual([guest.id, 'basic_member']);
  await context.close();
});

test('scripts that fail to load are reported with a way to retry', async () => {
  const { context, front, page } = await openBrowser();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  front.ailment = 'scripts-refused';
  await page.goto('/content');
  await titleIs(page, 'Failed to load Clerk');
  front.ailment = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await titleIs(page, /^Sign in to/);
  await context.close();
});

test.runIf(isFullRun)(
  'a partly failing service is reported while work continues; the screen stays when it ends a session',
  async () => {
    const person = world.addPerson({ email: 'noor@example.com' });
    const { context, front, page } = await openBrowser();
    await page.goto('/team');
    await titleIs(page, /^Sign in to/);
    await signInAt(page, person.email, person.password);
    await titleIs(page, 'Team Management');

    front.ailment = 'client-fails';
    await page.reload();
    const banner = page.getByText(/^The sign-in service is only partly available/);
    await banner.waitFor();
    await titleIs(page, 'Team Management');
    front.ailment = null;
    await page.getByRole('button', { name: 'Try now' }).click();
    await banner.waitFor({ state: 'detached' });

    const session = world.sessions.find((one) => one.person === person)!;
    session.status = 'revoked';
    const revoked = { ...sessionJson(session), user: userJson(person) };
    expect(await clerk.sendWebhook(server.url, 'session.revoked', revoked)).toBe(204);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search content and screens' }).fill('anything');
    await page.getByText(/^Your session has ended/).waitFor();
    await page.keyboard.press('Escape');
    await titleIs(page, 'Team Management');
    await context.close();
  },
);

test.runIf(isFullRun)('a user signed in at the service pays on the pricing page', async () => {
  const person = world.addPerson({ firstName: 'Ines', lastName: 'Prado', email: 'ines@example.com' });
  world.addOrganization('Salt Works', person);
  const { context, page } = await openBrowser();
  await page.goto('/team');
  await titleIs(page, /^Sign in to/);
  await signInAt(page, person.email, person.password);
  await titleIs(page, 'Team Management');
  // On an unlimited plan there would be nothing to buy.
  await server.sql.query(
    `insert into workspace_plan (workspace_id, plan)
     select organization_id, 'Free' from member where user_id = (select id from "user" where email = $1)
     on conflict (workspace_id) do update set plan = excluded.plan`,
    [person.email],
  );
  await page.goto('/pricing');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'PayPal' }).last().click(),
  ]);
  await window.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('Payment successful! Welcome to Professional plan.').waitFor();
  expect(payPal.problems).toEqual([]);
  await context.close();
});
