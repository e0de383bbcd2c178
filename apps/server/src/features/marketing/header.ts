import { markup, type Markup } from '../../platform/http/pages/markup.ts';
import { siteMessages as say } from './messages.ts';

const LINKS = [
  ['features', '/features'],
  ['pricing', '/pricing'],
  ['blog', '/blog'],
  ['help', '/help'],
] as const;

/**
 * The header of every page. On phones, its links open as a menu that works without a script.
 * @param isSignedIn The page is only for signed-in users. Other pages include both versions, and the first script and
 * style sheet show one.
 */
export function renderHeader(path: string, isSignedIn: boolean): Markup {
  const current = (href: string): Markup | null =>
    path === href || path.startsWith(`${href}/`) ? markup` aria-current="page"` : null;
  return markup`<header class="top">
<div class="wide top-row">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">Pagewright</a>
<details class="menu" data-menu>
<summary><span class="menu-closed">${say.menu}</span><span class="menu-open">${say.closeMenu}</span></summary>
<nav aria-label="${say.mainNavigation}">
<ul>${LINKS.map(([name, href]) => markup`<li><a href="${href}"${current(href)}>${say.pageNames[name]}</a></li>`)}</ul>
${!isSignedIn && markup`<p class="doors for-visitors"><a href="/sign-in">${say.signIn}</a><a class="button" href="/sign-up">${say.getStarted}</a></p>`}
<p class="doors${!isSignedIn && ' for-members'}"><a class="button" href="/content">${say.open}</a></p>
</nav>
</details>
</div>
</header>`;
}
