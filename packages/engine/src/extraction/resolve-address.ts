const ABSOLUTE = /^([a-z][a-z0-9+.-]*):(.*)$/is;
const PARTS = /^(https?):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?/i;
/** Longer addresses are data, not links. */
const MAX_LENGTH = 4000;

/**
 * The absolute http(s) address of a reference on a page, without its fragment (RFC 3986, 5.2). Null if it leads to no
 * page: another scheme, only a fragment, or no base.
 */
export function resolveAddress(reference: string, base: string): string | null {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.startsWith('#') || trimmed.length > MAX_LENGTH) return null;
  const scheme = ABSOLUTE.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme === 'http' || scheme === 'https' ? write(trimmed) : null;
  const parts = PARTS.exec(base.trim());
  if (parts === null) return null;
  const [, baseScheme, host, path, query] = parts;
  if (trimmed.startsWith('//')) return write(`${baseScheme}:${trimmed}`);
  const root = `${baseScheme}://${host}`;
  if (trimmed.startsWith('/')) return write(root + trimmed);
  if (trimmed.startsWith('?')) return write(root + (path ?? '') + trimmed);
  const folder = (path ?? '').slice(0, (path ?? '').lastIndexOf('/') + 1) || '/';
  return write(root + folder + trimmed) ?? write(root + (path ?? '') + (query ?? ''));
}

/** Scheme and host in lowercase, no fragment, no dot segments, no whitespace. */
function write(address: string): string | null {
  const parts = PARTS.exec(address);
  if (parts === null || parts[2] === '') return null;
  const path = withoutDots(parts[3] ?? '');
  return (parts[1]!.toLowerCase() + '://' + parts[2]!.toLowerCase() + path + (parts[4] ?? '')).replaceAll(
    /\s/g,
    '%20',
  );
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (kept.length > 1) kept.pop();
      if (isLast) kept.push('');
    } else if (segment !== '.') kept.push(segment);
    else if (isLast) kept.push('');
  }
  const written = kept.join('/');
  return written.startsWith('/') ? written : `/${written}`;
}
