import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: applies the color scheme chosen in the application and whether someone is signed in on
 * this browser. The page is the same for everyone and cacheable; both are read from the application's local storage,
 * and nothing is sent.
 */
export const FIRST_SCRIPT = `(() => {
const root = document.documentElement;
const follow = () => {
try {
const theme = localStorage.getItem('mantine-color-scheme-value');
const isChosen = theme === 'light' || theme === 'dark';
if (isChosen) root.dataset.theme = theme;
else delete root.dataset.theme;
root.toggleAttribute('data-signed-in', localStorage.getItem('pagewright.session') !== null);
for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
meta.content = (isChosen ? theme === 'dark' : meta.media.includes('dark')) ? '#0f1514' : '#fbfaf7';
} catch {}
};
follow();
addEventListener('storage', follow);
addEventListener('pageshow', follow);
})();`;

/** The script's hash source for a content security policy. */
export const FIRST_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;
