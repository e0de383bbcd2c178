import type { Report, ReportSection } from '@pagewright/contract/reports';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import classes from './reports.module.css';

/** A report as its readers see it, main points first. */
export function ReportPaper({ report }: { readonly report: Report }) {
  const { title, workspaceName, language, words, logo, document } = report;
  const { summary, figures, points, sections, basis, appendix } = document;
  return (
    <article className={classes.paper} lang={language}>
      {logo ? (
        <img
          className={classes.logo}
          src={logo.url}
          alt={workspaceName}
          width={logo.width}
          height={logo.height}
        />
      ) : null}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.quiet}>{words.byLine}</p>
      <p className={classes.summary}>{summary}</p>
      {figures.length === 0 ? null : (
        <dl className={classes.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {points.length === 0 ? null : (
        <section>
          <h3>{words.mainPoints}</h3>
          <ol className={classes.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </section>
      )}
      <Sections sections={sections} />
      {basis.length === 0 ? null : (
        <section>
          <h3>{words.basis}</h3>
          <ul className={classes.quiet}>
            {basis.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {appendix.length === 0 ? null : (
        <section className={classes.appendix}>
          <h3>{words.appendix}</h3>
          <Sections sections={appendix} isOfAppendix />
        </section>
      )}
    </article>
  );
}

function Sections({
  sections,
  isOfAppendix = false,
}: {
  readonly sections: readonly ReportSection[];
  readonly isOfAppendix?: boolean;
}) {
  const Heading = isOfAppendix ? 'h4' : 'h3';
  return sections.map(({ title, text, table }) => (
    <section key={title}>
      <Heading>{title}</Heading>
      {text === null ? null : <p className={classes.quiet}>{text}</p>}
      {table === null ? null : (
        <ScrollRegion label={title}>
          <table className={classes.table}>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows may be equal, and they never move
                <tr key={row}>
                  {cells.map((cell, at) => (
                    <td key={table.columns[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  ));
}
