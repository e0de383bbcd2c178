import { expect, test } from 'vitest';
import { sanitizeNameForMail } from '../../providers/mail/sanitize-name.ts';
import { renderMail } from './render-mail.ts';

const PUBLIC_URL = 'https://write.example.com';
const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><svg onload=alert(1)>',
  '<a href="https://evil.test">here</a>',
  'https://evil.test/login',
  'javascript:alert(1)',
  '&lt;b&gt;',
];
const mail = (text: string) => ({
  key: 'k',
  recipient: 'a@example.com',
  subject: text,
  text: `Hello ${text},\n\n${text}:\n- ${text}\n- two\n\n${PUBLIC_URL}/team\n\nMore at ${PUBLIC_URL}/content and ${text}`,
  actionUrl: `${PUBLIC_URL}/team`,
  actionLabel: text,
  replyTo: null,
  unsubscribeUrl: null,
  language: 'es',
});

test.each(PAYLOADS)('%s stays plain text in a mail and is not linked', (payload) => {
  const { html } = renderMail(mail(payload), PUBLIC_URL);
  const tags = [...html.matchAll(/<([a-z]+)/g)].map(([, name]) => name);
  expect(new Set(tags)).toEqual(
    new Set(['a', 'body', 'head', 'html', 'li', 'meta', 'p', 'style', 'table', 'td', 'title', 'tr', 'ul']),
  );
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(links).toEqual([`${PUBLIC_URL}/team`, `${PUBLIC_URL}/content`, PUBLIC_URL]);
  expect(html).toContain('lang="es"');
});

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Dr. Bob', 'Dr. Bob'],
  [
    'Your account is locked, open http://evil.test/login now',
    'Your account is locked, open evil·test/login now',
  ],
  ['write to me@evil.test', 'write to me at evil·test'],
  ['evil。test', 'evil·test'],
  ['a\u200b.evil\r\nBcc: x@y.test', 'a .evil Bcc: x at y·test'],
  ['x'.repeat(80), `${'x'.repeat(59)}…`],
])('the name %j stands as %j in mails', (name, shown) => {
  expect(sanitizeNameForMail(name)).toBe(shown);
});
