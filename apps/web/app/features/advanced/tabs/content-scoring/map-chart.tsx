import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { MapLink } from './map-link.tsx';
import { mapScale, median } from './map-scale.ts';
import { scoringMessages } from './messages.ts';
import own from './content-scoring.module.css';

/** A text with known coverage and originality, in percent. */
export interface MapPoint {
  readonly coverage: number;
  readonly originality: number;
}

interface MapChartProps {
  /** Our text; null if it is not on the map. */
  readonly ours: MapPoint | null;
  readonly pages: readonly (MapPoint & {
    /** Its number in the list below. */
    readonly number: number;
    readonly name: string;
    readonly url: string | null;
  })[];
  /** Shows the evidence for our text or for a page without a URL. */
  readonly onOpen: (which: 'ours' | number) => void;
}

const RADIUS = 12;
/** From this percentage of the width on, our label is to the left of our point. */
const RIGHT = 65;

/** Texts by coverage (x) and originality (y). The table below has the same data. */
export function MapChart({ ours, pages, onOpen }: MapChartProps) {
  const m = useMessages(scoringMessages);
  const all = ours === null ? pages : [...pages, ours];
  const across = mapScale(all.map(({ coverage }) => coverage));
  const up = mapScale(all.map(({ originality }) => originality));
  const place = (point: MapPoint) => ({
    x: across.percentOf(point.coverage),
    y: 100 - up.percentOf(point.originality),
  });
  const middle =
    pages.length === 0
      ? null
      : place({
          coverage: median(pages.map(({ coverage }) => coverage)),
          originality: median(pages.map(({ originality }) => originality)),
        });
  const ourPlace = ours && place(ours);
  const labelOf = (name: string, { coverage, originality }: MapPoint): string =>
    m.pointOf(name, m.percent(coverage), m.percent(originality));
  return (
    <div className={own.map}>
      <div className={own.axis} aria-hidden="true">
        <strong>{m.originalityUp}</strong>
        <span>{m.upFrom(up.from, up.to)}</span>
      </div>
      <svg className={own.plot} role="group" aria-label={m.mapLabel}>
        {middle === null ? null : (
          <g aria-hidden="true">
            <line className={own.middle} x1={`${middle.x}%`} x2={`${middle.x}%`} y1="0" y2="100%" />
            <line className={own.middle} x1="0" x2="100%" y1={`${middle.y}%`} y2={`${middle.y}%`} />
            <Corner isLeft isTop lines={[m.coversLess, m.saysMore]} />
            <Corner isLeft={false} isTop lines={[m.coversMore, m.saysMore]} />
            <Corner isLeft isTop={false} lines={[m.coversLess, m.repeats]} />
            <Corner isLeft={false} isTop={false} lines={[m.coversMore, m.repeats]} />
          </g>
        )}
        {pages.map((page) => {
          const { x, y } = place(page);
          return (
            <MapLink
              key={page.number}
              className={own.page}
              url={page.url}
              label={labelOf(m.numbered(page.number, page.name), page)}
              onOpen={() => onOpen(page.number)}
            >
              <circle cx={`${x}%`} cy={`${y}%`} r={RADIUS} />
              <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle">
                {page.number}
              </text>
            </MapLink>
          );
        })}
        {ours === null || ourPlace === null ? null : (
          <MapLink
            className={own.ours}
            url={null}
            label={labelOf(m.ours, ours)}
            onOpen={() => onOpen('ours')}
          >
            <rect x={`${ourPlace.x}%`} y={`${ourPlace.y}%`} width="18" height="18" rx="2" />
            <text
              x={`${ourPlace.x}%`}
              y={`${ourPlace.y}%`}
              dx={ourPlace.x > RIGHT ? -18 : 18}
              dy="0.35em"
              textAnchor={ourPlace.x > RIGHT ? 'end' : 'start'}
            >
              {m.ours}
            </text>
          </MapLink>
        )}
      </svg>
      <div className={own.axis} aria-hidden="true">
        <span>{m.percent(across.from)}</span>
        <strong>{m.coverageAcross}</strong>
        <span>{m.percent(across.to)}</span>
      </div>
    </div>
  );
}

interface CornerProps {
  readonly isLeft: boolean;
  readonly isTop: boolean;
  readonly lines: readonly [string, string];
}

/** The meaning of a corner, in two lines outside the plotted area. */
function Corner({ isLeft, isTop, lines }: CornerProps) {
  const x = isLeft ? 0 : '100%';
  return (
    <text
      className={own.corner}
      x={x}
      y={isTop ? 0 : '100%'}
      dy={isTop ? -32 : 26}
      textAnchor={isLeft ? 'start' : 'end'}
    >
      <tspan x={x}>{lines[0]}</tspan>
      <tspan x={x} dy={16}>
        {lines[1]}
      </tspan>
    </text>
  );
}
