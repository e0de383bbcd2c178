import { SHELL_SCREENS, type ShellScreen } from '@pagewright/contract/screen-paths';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The screens of the sidebar that have a route of their name. */
const BUILT: readonly ShellScreen[] = [
  'content',
  'strategy',
  'outline',
  'advanced',
  'calendar',
  'analytics',
  'settings',
];
const unbuilt = SHELL_SCREENS.filter((screen) => !BUILT.includes(screen));

export default [
  index('routes/home.tsx'),
  route('signin', 'routes/to-sign-in.tsx', { id: 'signin' }),
  route('login', 'routes/to-sign-in.tsx', { id: 'login' }),
  route('signup', 'routes/to-sign-up.tsx'),
  route('dashboard', 'routes/to-content.tsx', { id: 'dashboard' }),
  layout('routes/auth-layout.tsx', [
    route('sign-in/*', 'routes/sign-in.tsx'),
    route('sign-up/*', 'routes/sign-up.tsx'),
    route('forgot-password/*', 'routes/forgot-password.tsx'),
    route('reset-password/*', 'routes/reset-password.tsx'),
    route('mail-off/*', 'routes/mail-off.tsx'),
  ]),
  layout('routes/dashboard.tsx', [
    ...BUILT.map((screen) => route(`${screen}/*`, `routes/${screen}.tsx`)),
    ...unbuilt.flatMap((screen) => [
      route(screen, 'routes/unbuilt-screen.tsx', { id: screen }),
      route(`${screen}/*`, 'routes/to-content.tsx', { id: `unknown-${screen}` }),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
