import { escapeText } from '../../../apps/server/src/platform/http/pages/markup.ts';

export const STATES = ['empty', 'loading', 'error', 'success'] as const;
export type State = (typeof STATES)[number];
export const SCHEMES = ['light', 'dark'] as const;
/** Window widths in CSS pixels. */
export const WIDTHS = [1440, 1024, 360] as const;

/** One picture of a screen in a state. */
export interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
}

/** A screen with its pictures, by state. */
export interface DrawnStates {
  readonly name: string;
  readonly states: readonly { readonly state: State; readonly drawings: readonly Drawing[] }[];
}

const STYLE = `body{margin:24px;font:15px/1.5 system-ui;background:#fff;color:#16211e}
nav{columns:12rem}section{margin-block:40px}h3{margin-block:24px 8px;text-transform:capitalize}
.row{display:flex;gap:12px;align-items:start;overflow-x:auto}figure{margin:0;flex:none}
img{display:block;border:1px solid #ccc;max-height:640px;max-width:420px;object-fit:cover;object-position:top}`;

/** The page that shows all states side by side; each picture links to its full size. */
export function pageOfStates(screens: readonly DrawnStates[]): string {
  const idOf = (name: string): string => encodeURIComponent(name);
  const picture = ({ file, width, scheme }: Drawing): string =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${width} px, ${scheme}"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
  const section = ({ name, states }: DrawnStates): string =>
    `<section id="${idOf(name)}"><h2>${escapeText(name)}</h2>${states
      .filter(({ drawings }) => drawings.length > 0)
      .map(
        ({ state, drawings }) => `<h3>${state}</h3><div class="row">${drawings.map(picture).join('')}</div>`,
      )
      .join('')}</section>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>States of every screen</title><style>${STYLE}</style>
<h1>States of every screen</h1><nav>${screens.map(({ name }) => `<a href="#${idOf(name)}">${escapeText(name)}</a>`).join('<br>')}</nav>
${screens.map(section).join('\n')}</html>`;
}
