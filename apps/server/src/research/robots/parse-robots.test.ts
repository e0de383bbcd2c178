import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../../tests/measure-growth.ts';
import { readAttackFiles } from '../../../../../tests/attacks/attack-lines.ts';
import { parseRobots } from './parse-robots.ts';

const at = (path: string) => new URL(path, 'https://example.com');
const allowed = (text: string, paths: readonly string[], name = 'ExampleBot') => {
  const robots = parseRobots(text, name);
  return paths.filter((path) => robots.allows(at(path)));
};

test('the example of RFC 9309, section 5.1', () => {
  const text = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot

EOF`;
  const paths = ['/example/page.html', '/example/allowed.gif', '/a.gif', '/a.gif?x', '/publications/', '/'];
  expect(allowed(text, paths, 'otherbot')).toEqual(['/a.gif?x', '/publications/', '/']);
  expect(allowed(text, paths, 'FooBot')).toEqual(['/example/page.html', '/example/allowed.gif']);
  expect(allowed(text, paths, 'barbot')).toEqual(paths.slice(1));
  expect(allowed(text, paths, 'BazBot')).toEqual(paths.slice(1));
  expect(allowed(text, paths, 'quxbot')).toEqual(paths);
});

test('the longest rule applies, and `Allow` wins ties (RFC 9309, section 5.2)', () => {
  const text = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif';
  expect(allowed(text, ['/example/page/', '/example/page/disallowed.gif'], 'foobot')).toEqual([
    '/example/page/',
  ]);
  expect(allowed('User-agent: *\nDisallow: /page\nAllow: /page', ['/page'])).toEqual(['/page']);
});

test('groups with the same name are merged, and names match regardless of version and case', () => {
  const text =
    'user-agent: examplebot/2.1\ndisallow: /a\n\nuser-agent: *\ndisallow: /\n\nUSER-AGENT: ExampleBot\nDISALLOW: /b';
  expect(allowed(text, ['/a', '/b', '/c'])).toEqual(['/c']);
  expect(allowed(text, ['/c'], 'examplebotty')).toEqual([]);
});

test.each([
  ['/fish', ['/fish', '/fish.html', '/fishheads/yummy.html', '/fish.php?id=anything']],
  ['/fish*', ['/fish', '/fish.html', '/fishheads/yummy.html', '/fish.php?id=anything']],
  ['/fish/', ['/fish/', '/fish/?id=anything', '/fish/salmon.htm']],
  ['/*.php', ['/index.php', '/folder/filename.php?parameters', '/filename.php/', '/fish.php?id=anything']],
  ['/*.php$', ['/filename.php', '/index.php', '/folder/filename.php']],
  ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters', '/fish.php?id=anything']],
])('%s matches what Google documents', (pattern, fitting) => {
  const others = ['/', '/Fish.asp', '/catfish', '/?id=fish', '/windows.PHP'];
  const refused = fitting.filter(
    (path) => allowed(`User-agent: *\nDisallow: ${pattern}`, [path]).length === 0,
  );
  expect(refused).toEqual(fitting);
  expect(allowed(`User-agent: *\nDisallow: ${pattern}`, others)).toEqual(others);
});

test('percent-encoding is compared as in RFC 9309, section 2.2.2', () => {
  expect(allowed('User-agent: *\nDisallow: /foo/bar/ツ', ['/foo/bar/%E3%83%84', '/foo/bar/ツ'])).toEqual([]);
  expect(allowed('User-agent: *\nDisallow: /foo/bar/%E3%83%84', ['/foo/bar/ツ'])).toEqual([]);
  expect(allowed('User-agent: *\nDisallow: /%62%61%7a', ['/baz', '/%62az'])).toEqual([]);
  expect(allowed('User-agent: *\nDisallow: /a%2fb', ['/a/b', '/a%2Fb'])).toEqual(['/a/b']);
});

test('robots.txt itself is always allowed, and a file without rules forbids nothing', () => {
  expect(allowed('User-agent: *\nDisallow: /', ['/robots.txt', '/'])).toEqual(['/robots.txt']);
  for (const text of ['', 'User-agent: *\nDisallow:', 'Disallow: /', '<!doctype html><title>404</title>']) {
    expect(allowed(text, ['/', '/page'])).toEqual(['/', '/page']);
  }
});

test('delays and sitemaps are read anywhere in the file', () => {
  const text =
    '\uFEFFSitemap: https://example.com/a.xml\nUser-agent: *\nCrawl-delay: 2.5\nSitemap: /b.xml\nDisallow: /x\rUseragent: ExampleBot # ours\r\nCrawl-delay: soon';
  expect(parseRobots(text, 'otherbot')).toMatchObject({
    crawlDelayMs: 2_500,
    sitemaps: ['https://example.com/a.xml', '/b.xml'],
  });
  expect(parseRobots(text, 'ExampleBot').crawlDelayMs).toBeNull();
});

test('a hostile pattern takes little time', () => {
  const match = (times: number) => {
    const pattern = `/${'*a'.repeat(times)}$`;
    allowed(`User-agent: *\n${`Disallow: ${pattern}\n`.repeat(40)}`, [`/${'a'.repeat(1_900)}b`]);
  };
  expect(measureGrowth(match, 5_000)).toBeLessThan(GROWTH_MAX);
});

test('a line of spaces takes linear time', () => {
  const read = (spaces: number) => {
    const text = `User-agent: *\nDisallow: /a${' '.repeat(spaces)}b\n${' '.repeat(spaces)}Disallow: /c`;
    expect(allowed(text, ['/a', '/c'])).toEqual(['/a']);
  };
  expect(measureGrowth(read, 40_000)).toBeLessThan(GROWTH_MAX);
});

test('real files collected by others are parsed', () => {
  const files = new Map(readAttackFiles('robotstxt-temoto/corpus'));
  for (const bytes of files.values()) {
    expect(typeof parseRobots(new TextDecoder().decode(bytes), 'ExampleBot').allows(at('/'))).toBe('boolean');
  }
  const verdicts = (name: string, bot: string, paths: readonly string[]) => {
    const bytes = files.get(name);
    return bytes ? allowed(new TextDecoder().decode(bytes), paths, bot) : null;
  };
  if (files.size === 0) return;
  expect(verdicts('disallow-all', 'any', ['/'])).toEqual([]);
  expect(verdicts('google-precedence', 'a', ['/page', '/other'])).toEqual(['/page']);
  expect(verdicts('google-precedence', 'b', ['/folder/page', '/folder'])).toEqual(['/folder/page']);
  expect(verdicts('google-precedence', 'd', ['/', '/page.htm'])).toEqual(['/']);
  expect(verdicts('google-wildcards', 'any', ['/path/l', '/path/l2'])).toEqual(['/path/l2']);
});
