/** Texts of any size that would break or slow down a careless analysis. `size` is a number of words or tags. */
export const HOSTILE_TEXTS: Readonly<Record<string, (size: number, run?: number) => string>> = {
  'English prose': (size) => 'Green tea is poured slowly over the leaves. '.repeat(size / 8),
  'paragraphs under headings': (size) =>
    '<h2>How hot is green tea?</h2><p>The water for green tea has 80 degrees in 9 of 10 kettles, says Mary Hill.</p>'.repeat(
      size / 20,
    ),
  'one line without full stops': (size) => 'green tea and the kettle '.repeat(size / 5),
  // Different words in every run, otherwise the engine would have them cached.
  'every word another': (size, run = 0) =>
    Array.from({ length: size }, (_, at) => `w${run}x${at.toString(36)}ing`).join(' '),
  'every sentence another': (size, run = 0) =>
    Array.from(
      { length: size / 8 },
      (_, at) => `Tea ${run}x${at.toString(36)} was poured over green leaves by Ann${at.toString(36)}.`,
    ).join(' '),
  'one word': (size) => 'a'.repeat(size * 5),
  capitals: (size) => 'Green Tea Of The Kettle '.repeat(size / 5),
  figures: (size) => '1,000.5 % 20 30-40 $5 '.repeat(size / 5),
  'figures without a source': (size) => '12% of them and 30,000 more '.repeat(size / 6),
  quotations: (size) => '“a b c d e f” says Bob. '.repeat(size / 8),
  'cited in brackets': (size) => '(A 2019 '.repeat(size / 2),
  'full stops': (size) => '. '.repeat(size),
  questions: (size) => 'What is green tea? '.repeat(size / 4),
  'open quotes': (size) => '"a. “b '.repeat(size / 2),
  'open brackets': (size) => 'a. ( ( [ '.repeat(size),
  hyphens: (size) => 'tea-'.repeat(size),
  'line breaks': (size) => `<p>${'a<br>'.repeat(size)}</p>`,
  'deep HTML': (size) => `${'<div>'.repeat(size)}green tea${'</span>'.repeat(size)}`,
  'open tags': (size) => '<p><a href="x"><table><td>tea <!-- '.repeat(size / 4),
  'deep JSON': (size) => `${'{"type":"blockquote","content":['.repeat(size)}${']}'.repeat(size)}`,
  'cut JSON': (size) => `{"type":"doc","content":[${'{"type":"paragraph","content":['.repeat(size)}`,
  'questions as headings': (size) =>
    '<h2>How is the green tea brewed?</h2><p>So and so.</p>'.repeat(size / 9),
  headings: (size, run = 0) =>
    Array.from(
      { length: size / 4 },
      (_, at) => `<h2>Green tea ${run}x${at.toString(36)}</h2><p>Tea.</p>`,
    ).join(''),
  links: (size) => `<p>${'<a href="/x"><img src="a"> a!!!</a> '.repeat(size / 4)}</p>`,
  images: (size) => '<p><img src="a"></p><p>tea and more</p>'.repeat(size / 4),
  emoji: (size) => '😀👩‍👩‍👧🇩🇪 '.repeat(size),
  'right to left': (size) => '\u202Eالشاي الأخضر مفيد جدا للصحة.\u202C '.repeat(size / 5),
  'no spaces': (size) => '绿茶用热水慢慢冲泡。'.repeat(size / 5),
  'control characters': (size) =>
    '\u0000\u0001\u0008\u001F\u007F\u0085\u2028\uFEFF green tea '.repeat(size / 2),
  'lone surrogates': (size) => '\uD800 green \uDC00 tea \uD83D '.repeat(size / 5),
};
