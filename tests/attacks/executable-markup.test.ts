import { expect, test } from 'vitest';
import { findExecutable } from './executable-markup.ts';

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<ScRiPt/x>alert(1)</sCrIpT>',
  '<p onclick=alert(1)>x</p>',
  '<img src=x OnError=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><button>x</button></form>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<script type="application/ld+json">{"a":"</script><script>alert(1)</script>"}</script>',
  '<!doctype html><title></title><script>alert(1)</script></title>',
])('%s would run', (html) => {
  expect(findExecutable(html)).not.toEqual([]);
});

test.each([
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p title="<script>alert(1)</script>">x</p>',
  '<p title="onerror=alert(1)">onclick=alert(1) javascript:alert(1)</p>',
  '<a href="https://example.com/?q=javascript:alert(1)">x</a>',
  '<a href="/javascript:alert(1)">x</a>',
  '<title><script>alert(1)</script></title>',
  '<!-- <script>alert(1)</script> -->',
  String.raw`<script type="application/ld+json">{"a":"\u003c/script>\u003cscript>alert(1)"}</script>`,
  '<style>p { color: red }</style>',
  '<img src="/files/abc" srcset="/files/abc 1x" alt="">',
])('%s is harmless', (html) => {
  expect(findExecutable(html)).toEqual([]);
});

test('elements that a page contains on purpose can be allowed by name', () => {
  expect(findExecutable('<form><svg></svg></form>', ['form'])).toEqual(['<svg>']);
});
