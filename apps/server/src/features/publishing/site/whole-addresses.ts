/** Markup whose links and pictures lead to the same places when it is read on another site. `url`: the page's own address. */
export function wholeAddresses(html: string, origin: string, url: string): string {
  return html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name: string, start: string) => ` ${name}="${start === '#' ? `${url}#` : `${origin}/`}`,
  );
}
