import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

// The base and references of RFC 3986, section 5.4, as far as they lead to a page.
const BASE = 'http://a/b/c/d;p?q';

describe('resolveAddress', () => {
  it.each([
    ['g', 'http://a/b/c/g'],
    ['./g', 'http://a/b/c/g'],
    ['g/', 'http://a/b/c/g/'],
    ['/g', 'http://a/g'],
    ['//g', 'http://g/'],
    ['?y', 'http://a/b/c/d;p?y'],
    ['g?y', 'http://a/b/c/g?y'],
    ['g#s', 'http://a/b/c/g'],
    [';x', 'http://a/b/c/;x'],
    ['.', 'http://a/b/c/'],
    ['..', 'http://a/b/'],
    ['../g', 'http://a/b/g'],
    ['../../g', 'http://a/g'],
    ['../../../../g', 'http://a/g'],
    ['HTTPS://Example.COM/A b', 'https://example.com/A%20b'],
    ['#s', null],
    ['', null],
    ['mailto:a@b.example', null],
    ['javascript:alert(1)', null],
  ])('resolves %j', (reference, address) => expect(resolveAddress(reference, BASE)).toBe(address));

  it('returns null without a base', () => {
    expect(resolveAddress('g', 'no address')).toBeNull();
    expect(resolveAddress('http://b.example/x', '')).toBe('http://b.example/x');
  });
});
