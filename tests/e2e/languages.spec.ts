import { createContent } from '@pagewright/contract/content';
import { updateSettings } from '@pagewright/contract/settings';
import { inviteMember } from '@pagewright/contract/team';
import type { Locator, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { openTestBrowser } from '../browser/open-test-browser.ts';
import { backdateAuthentication } from '../server/backdate-authentication.ts';
import { authenticatorCode } from '../server/authenticator-code.ts';
import { isFullRun } from '../run-size.ts';
import { signUpTeammate } from '../server/join-workspace.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { TEST_PASSWORD } from '../server/test-server.ts';
import { expectAccessible } from './expect-accessible.ts';
import { navigateInApp } from './reuse-page.ts';
import { mailedInvitation } from './mailed-invitation.ts';
import { openFullyLoadedScreen } from './open-screen.ts';
import { findEnglishText, visitScreen } from './translated-screen.ts';

vi.setConfig({ testTimeout: 180_000 });

const [server, browser] = await Promise.all([
  openTestServer({ DEFAULT_PLAN: 'Professional' }),
  openTestBrowser(),
]);

/** `npm test` presses the buttons of one in so many screens, a full run of all. */
const PRESSED_EVERY = 5;
/** `npm test` checks one in so many screens in Spanish, a full run all; phone.spec.ts visits all in French. */
const VISITED_EVERY = isFullRun ? 1 : 3;
const SCREENS = [
  '/content',
  '/content?tab=templates',
  '/strategy',
  '/outline',
  ...[
    '',
    'competitive-intel',
    'content-scoring',
    'multi-intent',
    'backlink-finder',
    'comprehensive',
    'predictive-analytics',
    'content-promotion',
  ].map((tab) => `/advanced${tab === '' ? '' : `?tab=${tab}`}`),
  '/calendar',
  '/team',
  '/team/activity',
  ...['', '/freshness', '/strategy', '/alerts', '/site', '/numbers', '/search'].map(
    (tab) => `/analytics${tab}`,
  ),
  ...[
    '',
    '/preferences',
    '/notifications',
    '/security',
    '/privacy',
    '/api-keys',
    '/connections',
    '/publishing',
    '/billing',
    '/operator',
  ].map((tab) => `/settings${tab}`),
] as const;

const ITEM = {
  title: 'Riego de tomates en verano',
  content: 'Los tomates beben mucho en verano. Riega por la mañana, dos veces por semana, junto a la raíz.',
  primaryKeyword: 'riego de tomates',
  status: 'draft',
} as const;

/** Presses every button of a screen that was not pressed before, and returns the English texts that appear. */
async function englishBehindButtons(page: Page, path: string, pressed: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const buttons = page.locator('main button:visible:enabled:not([data-never-pressed])');
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
  );
  for (const name of names) {
    if (name === '' || pressed.has(name)) continue;
    pressed.add(name);
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    const layers = page.locator('[role="dialog"]:visible, [role="menu"]:visible, [role="listbox"]:visible');
    found.push(...(await findEnglishText(page.locator('body'), `${path} → ${name}`)));
    if ((await layers.count()) > 0) await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname + new URL(page.url()).search !== path) await visitScreen(page, path);
  }
  return found;
}

test('the application is in Spanish: its screens, and what is behind buttons', async () => {
  const ana = await server.signUp('Ana');
  await server.call(ana, updateSettings, { body: { preferences: { language: 'es' } } });
  const item = (await server.call(ana, createContent, { body: ITEM })).body;
  const page = await openFullyLoadedScreen(browser, server, '/settings', ana);
  await page.locator('html[lang="es"]').waitFor();
  await page.getByRole('heading', { name: 'Ajustes', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Ajustes · Pagewright');
  const found: string[] = [];
  const pressed = new Set<string>();
  for (const [at, path] of [
    ...SCREENS.filter((_, at) => at % VISITED_EVERY === 0),
    `/content/${item.id}`,
  ].entries()) {
    await visitScreen(page, path);
    found.push(...(await findEnglishText(page.locator('body'), path)));
    if (isFullRun || at % PRESSED_EVERY === 0)
      found.push(...(await englishBehindButtons(page, path, pressed)));
  }
  expect([...new Set(found)]).toEqual([]);
});

test('a language selected in Preferences applies at once', async () => {
  const luc = await server.signUp('Luc');
  const page = await openFullyLoadedScreen(browser, server, '/settings/preferences', luc);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('html[lang="fr"]').waitFor();
  await page.getByText('Réglages enregistrés', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Réglages', level: 1 }).waitFor();
  await page.waitForFunction(() => document.title === 'Réglages · Pagewright');
  const help = page.getByRole('link', { name: 'Aide sur cet écran' });
  expect(await help.getAttribute('href')).toBe('/fr/help/settings');
  if (isFullRun) await expectAccessible(page, 'preferences in French');
});

test.runIf(isFullRun)('the dialogs of Team and Settings are in French, including nested ones', async () => {
  const remi = await server.signUp('Rémi');
  await server.call(remi, updateSettings, { body: { preferences: { language: 'fr' } } });
  await server.sql.query("insert into workspace_plan (workspace_id, plan) values ($1, 'Entrepreneur')", [
    remi.workspaceId,
  ]);
  await signUpTeammate(server, remi, 'admin', 'Noé');
  const body = { email: 'zoe@example.com', role: 'basic_member' as const };
  await server.call(remi, inviteMember, { body });
  const page = await openFullyLoadedScreen(browser, server, '/team', remi);
  const found: string[] = [];
  const press = (name: string, part: Page | Locator = page): Promise<void> =>
    part.getByRole('button', { name, exact: true }).click();
  const seen = async (name: string | RegExp): Promise<Locator> => {
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    found.push(...(await findEnglishText(dialog, `${name}`)));
    return dialog;
  };
  const seenOnly = async (name: string | RegExp): Promise<void> => {
    const dialog = await seen(name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await press('Inviter un membre');
  await seenOnly('Inviter un membre');
  await press('Retirer Noé');
  await seenOnly(/^Voulez-vous vraiment retirer/);
  await press('Retirer l’invitation de zoe@example.com');
  await seenOnly(/^Retirer cette invitation/);
  await press('Quitter l’espace de travail');
  await seenOnly(/^Quitter «/);
  await page.getByLabel('Rôle de Rémi').selectOption('basic_member');
  await seenOnly(/^Renoncer au rôle/);

  await backdateAuthentication(server, remi, 10);
  await navigateInApp(page, '/settings/security');
  await press('Activer');
  const proof = await seen('Confirmez votre identité');
  await proof.getByLabel('Mot de passe', { exact: true }).fill(TEST_PASSWORD);
  await press('Confirmer', proof);
  const setUp = await seen(/^Activer l’authentification/);
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await setUp.getByLabel('Code de l’application').fill(authenticatorCode(secret));
  await press('Activer', setUp);
  await press('Je les ai enregistrés', await seen('Vos codes de secours'));
  await press('Désactiver');
  await seenOnly(/^Désactiver l’authentification/);

  await navigateInApp(page, '/settings/api-keys');
  await press('Nouveau jeton');
  const making = await seen('Nouveau jeton d’API');
  await making.getByLabel('Nom').fill('Export');
  await making.getByRole('checkbox').first().check();
  await press('Créer le jeton', making);
  await press('Terminé', await seen('Votre nouveau jeton d’API'));
  await press('Révoquer Export');
  await seenOnly(/^Révoquer Export/);
  await navigateInApp(page, '/settings/privacy');
  await press('Supprimer mon compte');
  await seenOnly(/^Supprimer votre compte/);
  await page.goto(await mailedInvitation(server, body.email));
  await page.getByRole('heading', { name: /^Rejoindre/ }).waitFor();
  found.push(...(await findEnglishText(page.locator('body'), 'an invitation')));
  expect(found).toEqual([]);
});

test('a user with a Spanish browser gets Spanish, even before signing in', async () => {
  const page = await openFullyLoadedScreen(browser, server, '/sign-in', null, { locale: 'es-MX' });
  await page.locator('html[lang="es"]').waitFor();
  expect(await findEnglishText(page.locator('body'), '/sign-in')).toEqual([]);
  await page.getByLabel('Correo').fill('nadie@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('Nadie-1234!');
  await page.keyboard.press('Enter');
  await page.getByText('El correo electrónico o la contraseña no son correctos').waitFor();
});
