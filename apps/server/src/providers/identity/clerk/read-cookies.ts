const SESSION = /^__session(?:_[\w-]+)?$/;
const UPDATED = /^__client_uat(?:_[\w-]+)?$/;

/** Content of the cookies set by the service's script in a browser: tokens, and whether anybody is signed in there. */
export function readCookies(header: string): {
  readonly tokens: readonly string[];
  readonly isSignedOut: boolean;
} {
  const cookies = header.split(';').flatMap((part) => {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
    return [{ name, value }];
  });
  return {
    tokens: cookies.flatMap(({ name, value }) => (SESSION.test(name) ? [value] : [])),
    isSignedOut: cookies.every(({ name, value }) => !UPDATED.test(name) || value === '0' || value === ''),
  };
}
