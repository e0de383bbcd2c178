const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether lists and objects are nested deeper than `depth` in a text that may be JSON. For a megabyte of brackets, the
 * parser needs half a second and this a few milliseconds.
 */
export function isDeeperThan(json: string, depth: number): boolean {
  return exceeds(json, { depth, values: Infinity }) === 'depth';
}

/** Which limit a text that may be JSON exceeds first, without parsing it: depth or number of values. Null for none. */
export function exceeds(
  json: string,
  limits: { readonly depth: number; readonly values: number },
): 'depth' | 'values' | null {
  let open = 0;
  let values = 1;
  for (let place = 0; place < json.length; place += 1) {
    const unit = json.charCodeAt(place);
    if (unit === QUOTE) {
      place = endOfText(json, place);
      if (place === -1) return null;
    } else if (unit === LIST || unit === OBJECT) {
      open += 1;
      values += 1;
      if (open > limits.depth) return 'depth';
    } else if (unit === LIST_END || unit === OBJECT_END) open -= 1;
    else if (unit === COMMA) values += 1;
    if (values > limits.values) return 'values';
  }
  return null;
}

/** UTF-16 units after an escaped quote that are scanned one by one, because more of them are likely. */
const NEAR = 256;

/** Position of the closing quote of the string that starts at `start`, or -1. */
function endOfText(json: string, start: number): number {
  let place = start + 1;
  for (;;) {
    const quote = json.indexOf('"', place);
    if (quote === -1 || !isEscaped(json, quote)) return quote;
    const near = Math.min(json.length, quote + NEAR);
    for (place = quote + 1; place < near; place += 1) {
      const unit = json.charCodeAt(place);
      if (unit === QUOTE) return place;
      if (unit === BACKSLASH) place += 1;
    }
  }
}

function isEscaped(json: string, quote: number): boolean {
  let slashes = 0;
  while (json.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
