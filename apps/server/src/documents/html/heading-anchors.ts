import { headingAnchor, type HeadingNode } from '@pagewright/contract/document';

/** Generates unique anchors for the headings of one document from their text, numbered if needed. */
export class HeadingAnchors {
  /** The highest number used for each anchor. */
  private readonly used = new Map<string, number>();

  /** The anchor of the next heading; the same headings in the same order always get the same anchors. */
  next(heading: HeadingNode): string {
    const words = (heading.content ?? []).map((part) => (part.type === 'text' ? part.text : ' ')).join('');
    const name = headingAnchor(words);
    let number = (this.used.get(name) ?? 0) + 1;
    const anchorWith = (count: number): string => (count === 1 ? name : `${name}-${count}`);
    // Another heading may contain exactly the text of this numbered anchor.
    while (number > 1 && this.used.has(anchorWith(number))) number += 1;
    this.used.set(name, number);
    if (number > 1) this.used.set(anchorWith(number), 1);
    return anchorWith(number);
  }
}
