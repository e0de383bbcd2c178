import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction } from 'react-router';
import { catalogLoaders } from './languages/index.ts';
import { applyLanguage } from './lib/messages/apply-language.ts';
import { Toaster } from './lib/notices/toaster.tsx';
import { SessionProvider } from './lib/session/session-provider.tsx';
import { UserQueries } from './lib/session/user-queries.tsx';
import { BrowserFrame } from './shell/browser-frame.tsx';
import { FailedScreen } from './shell/failed-screen.tsx';
import { LazyConsentBanner } from './shell/lazy-consent-banner.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { cssVariablesResolver, theme } from './styles/theme.ts';
import './styles/mantine.css';
import './styles/fonts.css';
import './styles/scrolling-row.css';
import './styles/tokens.css';
import './styles/base.css';

export const links: LinksFunction = () => [
  ...[interFont, displayFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The document around every screen; rendered once at build time and hydrated. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="api-base" content="/api" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1514" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Nothing renders before the language is loaded. */
export async function clientLoader(): Promise<null> {
  await applyLanguage(catalogLoaders);
  return null;
}

export const shouldRevalidate = () => false;

/** Shown while the scripts of a screen load. */
export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function App() {
  return (
    <SessionProvider>
      <BrowserFrame />
      <UserQueries>
        <Outlet />
      </UserQueries>
      {/* After the screen's own skip link, which comes first. */}
      <LazyConsentBanner />
      <Toaster />
    </SessionProvider>
  );
}

/** Shown when a screen throws. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <FailedScreen error={error} />;
}
