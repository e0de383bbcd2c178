/** A browser that follows redirects across sites and stores each site's cookies. */
export interface BrowserSession {
  /** Opens an address and follows redirects until there are none, or until one of `until`. */
  open(
    address: string,
    until?: (address: URL) => boolean,
    form?: URLSearchParams,
  ): Promise<{ readonly url: URL; readonly status: number; readonly text: string }>;
  /** The cookies set by a site. */
  cookiesOf(address: string): string;
}

const HOPS_MAX = 20;

/** Creates a browser session without cookies. */
export function createBrowserSession(): BrowserSession {
  const jars = new Map<string, Map<string, string>>();
  const cookiesOf = (address: string): string =>
    [...(jars.get(new URL(address).origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookiesOf,
    async open(address, until = () => false, form) {
      let url = new URL(address);
      let body = form;
      for (let hop = 0; hop < HOPS_MAX; hop += 1) {
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: cookiesOf(url.href) },
          ...(body === undefined ? {} : { method: 'POST', body }),
        });
        body = undefined;
        const jar = jars.get(url.origin) ?? new Map<string, string>();
        jars.set(url.origin, jar);
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';', 1);
          const at = pair.indexOf('=');
          const isGone = /max-age=0|expires=thu, 01 jan 1970/i.test(line);
          if (isGone) jar.delete(pair.slice(0, at));
          else jar.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = response.headers.get('location');
        const text = await response.text();
        if (location === null) return { url, status: response.status, text };
        url = new URL(location, url);
        if (until(url)) return { url, status: response.status, text };
      }
      throw new Error(`redirects without an end: ${address}`);
    },
  };
}
