import words from './audience-words.json' with { type: 'json' };

const patterns = new Map<string, RegExp>();

/** Whether a text names children or animals, who search for nothing themselves. */
export function namesDependents(text: string, language: keyof typeof words): boolean {
  const { children, animals } = words[language];
  const pattern =
    patterns.get(language) ?? new RegExp(`(?<!\\p{L})(?:${children}|${animals})(?!\\p{L})`, 'iu');
  patterns.set(language, pattern);
  return pattern.test(text);
}
