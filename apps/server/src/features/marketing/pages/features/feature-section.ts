import { markup, type Markup } from '../../../../platform/http/pages/markup.ts';

/** One section of the features page. */
export interface FeatureSection {
  readonly id: string;
  readonly title: string;
  /** A picture with its alternative text. */
  readonly picture?: { readonly name: string; readonly alt: string };
  /** A command, shown instead of a picture. */
  readonly command?: string;
  readonly lead?: string;
  readonly points: readonly Markup[];
  /** What it cannot do. */
  readonly not?: string;
}

/** A point that begins with its name. */
export const point = (name: string, text: string): Markup => markup`<strong>${name}</strong> ${text}`;
