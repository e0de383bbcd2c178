import {
  STRATEGY_PAGES_SHOWN,
  type analyzeStrategy,
  type CompetitorStrategyResult,
} from '@pagewright/contract/advanced';
import { joiningMessages } from '../../../../lib/messages/joining-messages.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formatMonth } from '../../../../lib/messages/format-month.ts';
import type { ResultOf, RunViewProps } from '../../analysis.ts';
import { Figures } from '../../result/figures.tsx';
import { PageLink } from '../../result/page-link.tsx';
import { ResultTable } from '../../result/result-table.tsx';
import { ScoreBar } from '../../result/score-bar.tsx';
import { Coverage } from './coverage.tsx';
import { intelMessages } from './messages.ts';
import { SiteReadResults } from './site-read-results.tsx';
import classes from '../../result/result.module.css';
import own from './competitive-intel.module.css';

type Strategy = CompetitorStrategyResult['strategy'];

/** A competitor's strategy: page types, publishing frequency, strengths, weaknesses, and topics, each with its pages. */
export function StrategyView({ result }: RunViewProps<ResultOf<typeof analyzeStrategy>>) {
  const m = useMessages(intelMessages);
  return (
    <>
      <Coverage sites={result.sites} />
      {result.own === null ? null : (
        <p className={classes.quiet}>
          {result.ownPages === 0 ? m.noOwnPages : m.ownPages(result.ownPages)}{' '}
          {m[`own_${result.own.by}`](result.own.site)}
        </p>
      )}
      <StrategyReport strategy={result.strategy} />
      <SiteReadResults sites={result.sites} />
    </>
  );
}

/** One competitor's page types, publishing frequency, strengths, weaknesses, and topics. */
export function StrategyReport({ strategy }: { readonly strategy: Strategy }) {
  const m = useMessages(intelMessages);
  return (
    <>
      <section>
        <h3>{m.contentTypes}</h3>
        <div className={classes.bars}>
          {strategy.typePages.map(({ type, share, pages }) => (
            <div key={type}>
              <ScoreBar
                label={m.pageKind(type)}
                score={share * 100}
                text={m.typeShare(strategy.contentTypes[type] ?? pages.length, share)}
                isNeutral
              />
              <Pages pages={pages} name={m.pageKind(type)} />
            </div>
          ))}
        </div>
      </section>
      <Rhythm rhythm={strategy.rhythm} />
      <div className={own.sides}>
        <Findings label={m.strengths} findings={strategy.strengths} />
        <Findings label={m.weaknesses} findings={strategy.weaknesses} />
      </div>
      <div className={own.sides}>
        <Topics label={m.missedByUs} topics={strategy.topics.missedByUs} />
        <Topics label={m.missedByThem} topics={strategy.topics.missed} />
        <Topics label={m.covered} topics={strategy.topics.covered} />
      </div>
    </>
  );
}

function Rhythm({ rhythm }: Pick<Strategy, 'rhythm'>) {
  const m = useMessages(intelMessages);
  return (
    <section>
      <h3>{m.rhythm}</h3>
      {rhythm === null ? (
        <p>{m.noRhythm}</p>
      ) : (
        <Figures
          figures={[
            {
              label: m.perMonth,
              value: rhythm.perMonth === null ? m.unknown : m.number(rhythm.perMonth),
              evidence: (
                <ResultTable
                  label={m.rhythm}
                  columns={[m.month, m.published]}
                  rows={rhythm.months.map(({ month, pages }) => ({
                    key: month,
                    cells: [formatMonth(month), m.number(pages)],
                  }))}
                />
              ),
            },
            {
              label: m.medianDays,
              value: rhythm.medianDays === null ? m.unknown : m.number(rhythm.medianDays),
            },
            { label: m.datedPages, value: m.number(rhythm.dated) },
          ]}
        />
      )}
    </section>
  );
}

function Findings({ label, findings }: { readonly label: string; readonly findings: Strategy['strengths'] }) {
  const m = useMessages(intelMessages);
  return (
    <section>
      <h3>{label}</h3>
      {findings.length === 0 ? (
        <p>{m.noFindings}</p>
      ) : (
        <ul className={own.findings}>
          {findings.map(({ code, message, pages }) => (
            <li key={code}>
              {message}
              <Pages pages={pages} name={message} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Topic = Strategy['topics']['covered'][number];

function Topics({ label, topics }: { readonly label: string; readonly topics: readonly Topic[] }) {
  const m = useMessages(intelMessages);
  return (
    <section>
      <h3>{label}</h3>
      {topics.length === 0 ? (
        <p>{m.noTopics}</p>
      ) : (
        <ul className={own.findings}>
          {topics.map(({ name, variants, pages }) => (
            <li key={name}>
              {name}
              {variants.length === 0 ? null : (
                <span className={own.under}>{m.variants(variants.join(', '))}</span>
              )}
              <Pages pages={pages} name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Pages({ pages, name }: { readonly pages: readonly string[]; readonly name: string }) {
  const m = useMessages(intelMessages);
  const joining = useMessages(joiningMessages);
  if (pages.length === 0) return null;
  const label =
    pages.length < STRATEGY_PAGES_SHOWN ? m.pages(pages.length) : m.firstPages(STRATEGY_PAGES_SHOWN);
  return (
    <details className={classes.evidence}>
      <summary aria-label={joining.labeled(label, name)}>{label}</summary>
      <ul>
        {pages.map((url) => (
          <li key={url}>
            <PageLink url={url} />
          </li>
        ))}
      </ul>
    </details>
  );
}
