import type { OutlineResult, OutlineSection, OutlineSubsection } from '@pagewright/contract/outline';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { outlineMessages } from '../messages.ts';
import classes from '../outline.module.css';

interface SectionEvidenceProps {
  readonly section: OutlineSection | OutlineSubsection;
  readonly pages: OutlineResult['analysisData']['pages'];
}

/** A section's evidence, expandable: its value by part, terms, questions, and pages. */
export function SectionEvidence({ section, pages }: SectionEvidenceProps) {
  const m = useMessages(outlineMessages);
  const { valueParts, optimizations, questions, evidence, heading } = section;
  return (
    <details className={classes.evidence}>
      <summary aria-label={m.whyOf(heading)}>{m.why}</summary>
      <dl>
        <dt>{m.valueIs}</dt>
        <dd>
          {valueParts.length === 0
            ? m.noValue
            : valueParts.map(({ code, points }) => m.valuePart(m[`value_${code}`], points)).join(' · ')}
        </dd>
        {optimizations.length > 0 ? (
          <>
            <dt>{m.optimizations}</dt>
            <dd>{optimizations.join(' · ')}</dd>
          </>
        ) : null}
        {questions.length > 0 ? (
          <>
            <dt>{m.questions}</dt>
            <dd>{questions.join(' ')}</dd>
          </>
        ) : null}
        <dt>{m.restsOn}</dt>
        <dd>
          {evidence.length === 0 ? (
            m.noEvidence
          ) : (
            <ul>
              {evidence.map((one) => (
                <li key={`${one.page} ${one.heading}`}>
                  <PageName page={pages[one.page]} />
                  {m.withHeading(one.heading)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </details>
  );
}

/** An evidence page, linked if it has a URL. */
export function PageName({ page }: { readonly page: SectionEvidenceProps['pages'][number] | undefined }) {
  const m = useMessages(outlineMessages);
  const name = page?.title || page?.url || m.untitledPage;
  if (!page?.url) return <span>{name}</span>;
  return (
    <a href={page.url} target="_blank" rel="noreferrer noopener">
      {name}
    </a>
  );
}
