import type { CoverageMap } from '@pagewright/contract/score';
import { useId, useRef } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { MapChart, type MapPoint } from './map-chart.tsx';
import { scoringMessages } from './messages.ts';
import classes from '../../result/result.module.css';
import own from './content-scoring.module.css';

type Mapped = Pick<CoverageMap['pages'][number], 'coverage' | 'originality'>;

/** The map of coverage × originality: our text and the compared pages, those not on it, and the claims behind ours. */
export function CoverageMapView({ map }: { readonly map: CoverageMap }) {
  const m = useMessages(scoringMessages);
  const id = useId();
  const claims = useRef<HTMLDetailsElement>(null);
  const pages = map.pages.map((page, at) => ({
    ...page,
    number: at + 1,
    name: page.title || page.url || m.untitled,
  }));
  const placed = pages.filter(isPlaced);
  const ours = isPlaced(map.own) ? map.own : null;
  const missing = [
    ...(ours === null ? [{ ...map.own, name: m.ours }] : []),
    ...pages.filter((page) => !isPlaced(page)),
  ];

  function open(which: 'ours' | number): void {
    if (which !== 'ours') return document.getElementById(`${id}-${which}`)?.focus();
    if (!claims.current) return;
    claims.current.open = true;
    claims.current.querySelector('summary')?.focus();
  }
  return (
    <section className={own.section} aria-labelledby={id}>
      <h3 id={id}>{m.map}</h3>
      <p className={classes.quiet}>{m.mapHelp}</p>
      {placed.length === 0 && ours === null ? null : <MapChart ours={ours} pages={placed} onOpen={open} />}
      <ol className={own.key} aria-label={m.mapKey}>
        {pages.map(({ number, url, name, claims: made, originalClaims }) => (
          <li key={number} id={`${id}-${number}`} tabIndex={-1}>
            <PageLink url={url} title={name} />{' '}
            <span className={classes.quiet}>{m.claimsOf(originalClaims, made)}</span>
          </li>
        ))}
      </ol>
      {missing.length === 0 ? null : (
        <p className={classes.quiet}>
          {m.notOnMap}{' '}
          {missing
            .map(({ name, coverage, originality }) =>
              m.pointOf(name, m.percent(coverage), m.percent(originality)),
            )
            .join('; ')}
        </p>
      )}
      <details ref={claims} className={classes.evidence}>
        <summary>{m.ownClaims(map.own.originalClaims, map.own.claims)}</summary>
        {map.own.evidence.length === 0 ? (
          <p>{map.own.claims === 0 ? m.noClaims : m.noOwnClaims}</p>
        ) : (
          <ul>
            {map.own.evidence.map(({ text, hasFigure }) => (
              <li key={text}>
                {text} {hasFigure ? <Badge tint="green">{m.hasFigure}</Badge> : null}
              </li>
            ))}
          </ul>
        )}
      </details>
      <details className={classes.evidence}>
        <summary>{m.mapTable}</summary>
        <ResultTable
          label={m.mapTable}
          columns={[m.text, m.coverage, m.originality, m.ofItsOwn]}
          rows={[{ ...map.own, number: 0, name: m.ours }, ...pages].map((row) => ({
            key: String(row.number),
            cells: [
              row.number === 0 ? row.name : m.numbered(row.number, row.name),
              m.percent(row.coverage),
              m.percent(row.originality),
              m.ofClaims(row.originalClaims, row.claims),
            ],
          }))}
        />
      </details>
    </section>
  );
}

function isPlaced<Text extends Mapped>(text: Text): text is Text & MapPoint {
  return text.coverage !== null && text.originality !== null;
}
