/**
 * Makes links and pictures in HTML absolute, so that they work on another site.
 * @param url The page's own URL.
 */
export function toAbsoluteUrls(html: string, origin: string, url: string): string {
  return html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name: string, start: string) => ` ${name}="${start === '#' ? `${url}#` : `${origin}/`}`,
  );
}
