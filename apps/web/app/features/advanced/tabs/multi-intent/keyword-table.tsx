import { Checkbox } from '@mantine/core';
import type { ListedKeyword } from '@pagewright/contract/advanced';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { keywordListMessages } from './keyword-list-messages.ts';
import { SORTABLE, type KeywordOrder } from './order-keywords.ts';
import classes from '../../result/result.module.css';
import own from './keyword-list.module.css';

const TEXTS: ReadonlySet<string> = new Set<KeywordOrder['by']>(['keyword', 'intent', 'cluster', 'page']);

interface KeywordTableProps {
  readonly rows: readonly ListedKeyword[];
  /** Whether all keywords that match the filters are selected, including those not shown. */
  readonly isAllChosen: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly order: KeywordOrder;
  readonly onChoose: (keywords: readonly string[], isChosen: boolean) => void;
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly onOrder: (order: KeywordOrder) => void;
}

/** A row for each keyword of a list. */
export function KeywordTable({
  rows,
  isAllChosen,
  chosen,
  order,
  onChoose,
  onChooseAll,
  onOrder,
}: KeywordTableProps) {
  const m = useMessages(keywordListMessages);
  const numberOf = (value: number | null): string => (value === null ? m.unknown : m.number(value));
  return (
    <ScrollRegion label={m.table}>
      <table className={`${classes.table} ${own.table}`} data-wide>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={m.selectAll}
                checked={isAllChosen}
                indeterminate={!isAllChosen && chosen.size > 0}
                onChange={({ currentTarget: { checked } }) => onChooseAll(checked)}
              />
            </th>
            {SORTABLE.map((by) => (
              <SortedHeader key={by} by={by} order={order} onOrder={onOrder} />
            ))}
            <th scope="col">{m.next}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keyword, origin, volume, difficulty, clickPrice, intent, cluster, page }) => (
            <tr key={keyword}>
              <td>
                <Checkbox
                  aria-label={m.select(keyword)}
                  checked={chosen.has(keyword)}
                  onChange={({ currentTarget: { checked } }) => onChoose([keyword], checked)}
                />
              </td>
              <th scope="row">
                {keyword}
                {origin === 'given' ? null : <span className={own.under}>{m[`origin_${origin}`]}</span>}
              </th>
              <td className={own.figure}>{numberOf(volume)}</td>
              <td className={own.figure}>{numberOf(difficulty)}</td>
              <td className={own.figure}>{clickPrice === null ? m.unknown : m.dollars(clickPrice)}</td>
              <td className={own.intent}>{intent === null ? m.unknown : m[`short_${intent}`]}</td>
              <td>{cluster}</td>
              <td>{page}</td>
              <td>
                <Link
                  to={`/outline?keyword=${encodeURIComponent(keyword)}`}
                  aria-label={m.outlineNamed(keyword)}
                >
                  {m.outline}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface SortedHeaderProps extends Pick<KeywordTableProps, 'order' | 'onOrder'> {
  readonly by: KeywordOrder['by'];
}

function SortedHeader({ by, order, onOrder }: SortedHeaderProps) {
  const m = useMessages(keywordListMessages);
  const isChosen = order.by === by;
  const Arrow = order.isRising ? IconArrowUp : IconArrowDown;
  // Figures start with the largest, texts with the first letter.
  const isText = TEXTS.has(by);
  return (
    <th
      scope="col"
      className={isText ? undefined : own.figure}
      aria-sort={isChosen ? (order.isRising ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={own.sort}
        onClick={() => onOrder({ by, isRising: isChosen ? !order.isRising : isText })}
      >
        {m[by]}
        {isChosen ? <Arrow size={14} aria-hidden="true" /> : null}
      </button>
    </th>
  );
}
