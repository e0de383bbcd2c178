/** The screens of the signed-in application, in sidebar order. */
export const SHELL_SCREENS = [
  'content',
  'strategy',
  'outline',
  'advanced',
  'calendar',
  'team',
  'analytics',
  'reports',
  'settings',
] as const;
export type ShellScreen = (typeof SHELL_SCREENS)[number];

/** The sign-in and sign-up screens. */
export const AUTH_SCREENS = ['sign-in', 'sign-up', 'forgot-password', 'reset-password'] as const;

/** The screens that links in emails lead to, open to anyone who has the link. */
export const LINKED_SCREENS = ['mail-off', 'invitation', 'verify-email'] as const;

/** The screens that PayPal returns to. */
export const PAYMENT_SCREENS = ['payment/success', 'payment/cancel'] as const;

/** Paths of all screens of the application. */
export const SCREEN_PATHS: readonly string[] = [
  ...SHELL_SCREENS,
  ...AUTH_SCREENS,
  ...LINKED_SCREENS,
  ...PAYMENT_SCREENS,
];

/** Redirected paths and their screens. */
export const REDIRECTED_PATHS = {
  signin: 'sign-in',
  signup: 'sign-up',
  login: 'sign-in',
  dashboard: 'content',
} as const;

const SCREEN = new RegExp(
  `^/(?:(?:${[...SHELL_SCREENS, ...AUTH_SCREENS, ...LINKED_SCREENS].join('|')})(?:/.*)?|(?:${[...PAYMENT_SCREENS, ...Object.keys(REDIRECTED_PATHS)].join('|')})/?)?$`,
);

/** Whether a path, without its query, belongs to a screen. Every other path shows the 404 page. */
export function isScreenPath(path: string): boolean {
  return SCREEN.test(path);
}
