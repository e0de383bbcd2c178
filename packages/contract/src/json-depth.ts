const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether lists and objects stand deeper inside each other than `depth`, in what may be JSON. A megabyte of brackets takes
 * the parser half a second, and this a few milliseconds.
 */
export function isDeeperThan(json: string, depth: number): boolean {
  let open = 0;
  let isText = false;
  for (let place = 0; place < json.length; place += 1) {
    const unit = json.charCodeAt(place);
    if (unit === QUOTE) isText = !isText;
    else if (isText) {
      if (unit === BACKSLASH) place += 1;
    } else if (unit === LIST || unit === OBJECT) {
      open += 1;
      if (open > depth) return true;
    } else if (unit === LIST_END || unit === OBJECT_END) open -= 1;
  }
  return false;
}
