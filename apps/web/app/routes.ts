import { SHELL_SCREENS } from '@pagewright/contract/screen-paths';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('signin', 'routes/redirect-to-sign-in.tsx', { id: 'signin' }),
  route('login', 'routes/redirect-to-sign-in.tsx', { id: 'login' }),
  route('signup', 'routes/redirect-to-sign-up.tsx'),
  route('dashboard', 'routes/redirect-to-content.tsx', { id: 'dashboard' }),
  layout('routes/auth-layout.tsx', [
    route('sign-in/*', 'routes/sign-in.tsx'),
    route('sign-up/*', 'routes/sign-up.tsx'),
    route('forgot-password/*', 'routes/forgot-password.tsx'),
    route('reset-password/*', 'routes/reset-password.tsx'),
    route('mail-off/*', 'routes/unsubscribe.tsx'),
    route('invitation/*', 'routes/invitation.tsx'),
    route('verify-email/*', 'routes/verify-email.tsx'),
  ]),
  route('payment/:outcome', 'routes/payment.tsx'),
  layout(
    'routes/dashboard.tsx',
    SHELL_SCREENS.map((screen) => route(`${screen}/*`, `routes/${screen}.tsx`)),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
