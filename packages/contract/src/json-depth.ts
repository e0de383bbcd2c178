const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether lists and objects stand deeper inside each other than `depth`, in what may be JSON. A megabyte of brackets takes
 * the parser half a second, and this a few milliseconds.
 */
export function isDeeperThan(json: string, depth: number): boolean {
  return exceeds(json, { depth, values: Infinity }) === 'depth';
}

/** Which of the limits a text that may be JSON exceeds first, without parsing it: depth, or the number of its values; null for none. */
export function exceeds(
  json: string,
  limits: { readonly depth: number; readonly values: number },
): 'depth' | 'values' | null {
  let open = 0;
  let values = 1;
  let isText = false;
  for (let place = 0; place < json.length; place += 1) {
    const unit = json.charCodeAt(place);
    if (unit === QUOTE) isText = !isText;
    else if (isText) {
      if (unit === BACKSLASH) place += 1;
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
