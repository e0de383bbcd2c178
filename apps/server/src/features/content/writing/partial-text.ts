/** Maximum number of characters shown while text is streaming. */
const MAX_SHOWN = 20_000;
const TEXTS = /"text"\s*:\s*"((?:[^"\\]|\\.)*)/g;
const SIGNS: Readonly<Record<string, string>> = { n: ' ', t: ' ', r: ' ', b: '', f: '' };

/** Returns the text values in an incomplete JSON answer, one after the other. */
export function partialText(answer: string): string {
  return [...answer.matchAll(TEXTS)]
    .map(([, text = '']) => unescape(text).trim())
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, MAX_SHOWN)
    .toWellFormed();
}

function unescape(text: string): string {
  return text.replaceAll(/\\(?:u([\da-fA-F]{4})|(.))/g, (_, code: string | undefined, sign: string = '') =>
    code === undefined ? (SIGNS[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
