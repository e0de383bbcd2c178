import { createHash } from 'node:crypto';

/**
 * Runs before a page is painted: takes up the colors that were chosen in the application, and whether somebody is signed
 * in in this browser. The page itself is the same for everybody and may be cached; both are read from what the
 * application keeps in the storage of this browser, and nothing is sent.
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

/** The first script as a source of a content security policy. */
export const FIRST_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;
