import { AUTH_SCREENS } from '@pagewright/contract/screen-paths';
import { markup } from './pages/markup.ts';

/** What the document of the application says of itself before its scripts run, for people who share a link to it. */
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

/** The screen of signing in or up that a path belongs to; null for every other. */
export function authScreenOf(path: string): keyof typeof AUTH | null {
  return AUTH_SCREENS.find((screen) => path === `/${screen}` || path.startsWith(`/${screen}/`)) ?? null;
}

/**
 * Title, description and preview tags of a screen, for the head of the document. The application writes its own title
 * before this one, in the language of who is here.
 * @param screen null for the application itself, which is shared as a whole: what is open in it is nobody else's matter
 */
export function screenHead(origin: string, screen: keyof typeof AUTH | null): string {
  const { title, description } = screen === null ? APPLICATION : AUTH[screen];
  const address = screen === null ? `${origin}/` : `${origin}/${screen}`;
  return markup`<title>${title}</title><meta name="description" content="${description}"/><meta property="og:site_name" content="${PRODUCT}"/><meta property="og:type" content="website"/><meta property="og:url" content="${address}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:image" content="${origin}${IMAGE.path}"/><meta property="og:image:width" content="${IMAGE.width}"/><meta property="og:image:height" content="${IMAGE.height}"/><meta name="twitter:card" content="summary_large_image"/>`
    .text;
}
