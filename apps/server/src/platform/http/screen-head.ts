import { AUTH_SCREENS } from '@pagewright/contract/screen-paths';
import { markup } from './pages/markup.ts';

/** Title and description of a screen before scripts run, for link previews. */
interface ScreenWords {
  readonly title: string;
  readonly description: string;
}

const PRODUCT = 'Pagewright';
const APPLICATION: ScreenWords = {
  title: PRODUCT,
  description: 'Plan, write, score, and publish SEO content, with a score that explains every point.',
};
const AUTH: Readonly<Record<(typeof AUTH_SCREENS)[number], ScreenWords>> = {
  'sign-in': {
    title: `Sign in · ${PRODUCT}`,
    description: 'Sign in to plan, write, score, and publish your content.',
  },
  'sign-up': {
    title: `Create your account · ${PRODUCT}`,
    description:
      'Start for free, without a card or an API key. Plan, write, score, and publish SEO content, with a score that explains every point.',
  },
  'forgot-password': {
    title: `Forgot your password? · ${PRODUCT}`,
    description: 'Get a link by email to choose a new password.',
  },
  'reset-password': {
    title: `Choose a new password · ${PRODUCT}`,
    description: 'Choose a new password for your account.',
  },
};
const IMAGE = { path: '/social/pagewright.png', width: 1200, height: 630 };

/** The sign-in or sign-up screen of a path; null for any other. */
export function authScreenOf(path: string): keyof typeof AUTH | null {
  return AUTH_SCREENS.find((screen) => path === `/${screen}` || path.startsWith(`/${screen}/`)) ?? null;
}

/**
 * Title, description, and preview tags of a screen. The app adds its own title before this one, in the user's language.
 * @param screen null for the app itself: what is open in it is private
 */
export function screenHead(origin: string, screen: keyof typeof AUTH | null): string {
  const { title, description } = screen === null ? APPLICATION : AUTH[screen];
  const address = screen === null ? `${origin}/` : `${origin}/${screen}`;
  return markup`<title>${title}</title><meta name="description" content="${description}"/><meta property="og:site_name" content="${PRODUCT}"/><meta property="og:type" content="website"/><meta property="og:url" content="${address}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:image" content="${origin}${IMAGE.path}"/><meta property="og:image:width" content="${IMAGE.width}"/><meta property="og:image:height" content="${IMAGE.height}"/><meta name="twitter:card" content="summary_large_image"/>`
    .text;
}
