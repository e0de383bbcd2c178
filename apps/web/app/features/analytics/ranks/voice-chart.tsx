import type { RankVoice } from '@pagewright/contract/analytics';
import { DayTable } from '../day-table.tsx';
import { PROVENANCE_TINTS } from '../../../lib/provenance/provenance-tints.ts';
import { formatDay } from '../../../lib/messages/format-day.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { axisTicks } from '../../../ui/axis-ticks.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DayLineChart } from '../day-line-chart.tsx';
import { rankMessages } from './rank-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

interface VoiceChartProps {
  readonly voice: RankVoice;
  readonly site: string;
  readonly sites: readonly string[];
}

/** The share of voice of a site by day, with a table of all sites. Days without an answer are gaps. */
export function VoiceChart({ voice, site, sites }: VoiceChartProps) {
  const m = useMessages(rankMessages);
  const { days, weights, volumesKnown, provenance } = voice;
  const shares = days.map((day) => day.shares[site] ?? null);
  const last = days.findLast((day) => day.shares[site] !== undefined);
  if (last === undefined) return null;
  const most = Math.max(0, ...shares.map((share) => (share ?? 0) * 100));
  const describe = (step: number): string => {
    const day = days[step];
    if (day === undefined) return '';
    return m.onDay(day.date, describeShare(day, site));
  };
  function describeShare(day: RankVoice['days'][number], name: string): string {
    const share = day.shares[name];
    if (share !== undefined) return m.share(share);
    return day.failed > 0 ? m.noAnswer : m.notAsked;
  }
  const keywords = Math.max(...days.map(({ answered, failed }) => answered + failed));
  return (
    <figure className={`${watching.card} ${classes.figure}`}>
      <figcaption className={watching.head}>
        <h2 className={watching.title}>{m.voice}</h2>
        <Badge tint={PROVENANCE_TINTS[provenance.kind]}>{m[`provenance_${provenance.kind}`]}</Badge>
      </figcaption>
      <strong>{m.voiceNow(site, m.share(last.shares[site] ?? 0), last.date)}</strong>
      <DayLineChart
        days={days.map(({ date }, step) => {
          const share = shares[step] ?? null;
          return { date, height: share === null ? null : share * 100 };
        })}
        unit={m.voiceAxis}
        ticks={axisTicks(most)}
        tickLabel={m.place}
        label={m.voiceChart}
        describe={describe}
        hint=""
      />
      <p className={analytics.quiet}>{m.voiceHelp(weights === 'volume', volumesKnown, keywords)}</p>
      <DayTable summary={m.table} label={m.voiceChart} columns={[m.date, m.answered, ...sites]}>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDay(day.date)}</th>
            <td>{m.answeredOf(day.answered, day.failed)}</td>
            {sites.map((name) => (
              <td key={name}>{describeShare(day, name)}</td>
            ))}
          </tr>
        ))}
      </DayTable>
    </figure>
  );
}
