import { Button, NativeSelect } from '@mantine/core';
import {
  addRankTracker,
  RANK_DEPTHS,
  RANK_RHYTHMS,
  rankCost,
  readRankTrackers,
  type RankOverview,
  type RankRhythm,
  type RankSource,
} from '@pagewright/contract/analytics';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { apiQueryKey, useApiMutation } from '../../../lib/api/api-query.ts';
import { useFormatter, useMessages } from '../../../lib/messages/use-messages.ts';
import { failureText } from '../../../lib/notices/failure-text.tsx';
import { notify } from '../../../lib/notices/notice-store.ts';
import { Caution } from '../../../ui/caution.tsx';
import { COUNTRIES, shortCountryName } from '../performance/country-name.ts';
import { rankMessages } from './rank-messages.ts';
import analytics from '../analytics.module.css';
import classes from './ranks.module.css';
import watching from '../watching.module.css';

/** Languages that can be chosen, besides the suggested one. */
const LANGUAGES =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  );

interface TrackerFormProps {
  readonly overview: RankOverview;
  /** Called with the new tracker, or null if there is none. */
  readonly onClose: (id: string | null) => void;
}

/** Chooses a market to track. What it costs shows before it starts. */
export function TrackerForm({ overview, onClose }: TrackerFormProps) {
  const m = useMessages(rankMessages);
  const format = useFormatter();
  const queries = useQueryClient();
  const { sources, market } = overview;
  const [name, setName] = useState(sources[0]?.name ?? '');
  const [country, setCountry] = useState(market.country);
  const [language, setLanguage] = useState(market.language);
  const [wantedDevice, setDevice] = useState<string>('desktop');
  const [depth, setDepth] = useState<number>(RANK_DEPTHS[1]);
  const [rhythm, setRhythm] = useState<RankRhythm>('weekly');
  const source = sources.find((one) => one.name === name);
  const device = source?.devices.find((one) => one === wantedDevice) ?? source?.devices[0] ?? null;
  const adding = useApiMutation(addRankTracker, {
    onSuccess: (answer) => {
      queries.setQueryData(apiQueryKey(readRankTrackers, {}), answer);
      notify({ type: 'success', message: m.started });
      onClose(answer.trackers.at(-1)?.id ?? null);
    },
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    adding.mutate({ body: { source: name, country, language, device, depth, rhythm } });
  }
  const byName = (codes: readonly string[], nameOf: (code: string) => string) =>
    [...new Set(codes)]
      .map((code) => ({ value: code, label: nameOf(code) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <form className={watching.card} aria-label={m.add} onSubmit={submit}>
      <h2 className={watching.title}>{m.add}</h2>
      <div className={classes.fields}>
        <NativeSelect
          label={m.source}
          value={name}
          data={sources.map((one) => ({ value: one.name, label: one.title }))}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <NativeSelect
          label={m.country}
          value={country}
          data={byName([...COUNTRIES, market.country], shortCountryName)}
          onChange={({ currentTarget: { value } }) => setCountry(value)}
        />
        <NativeSelect
          label={m.language}
          value={language}
          data={byName([...LANGUAGES, market.language], (code) => format.language(code))}
          onChange={({ currentTarget: { value } }) => setLanguage(value)}
        />
        <NativeSelect
          label={m.device}
          value={device ?? ''}
          disabled={device === null}
          data={
            device === null
              ? [{ value: '', label: m.anyDevice }]
              : (source?.devices ?? []).map((one) => ({ value: one, label: m[one] }))
          }
          onChange={({ currentTarget: { value } }) => setDevice(value)}
        />
        <DepthAndRhythm depth={depth} rhythm={rhythm} onDepth={setDepth} onRhythm={setRhythm} />
      </div>
      {source ? <Cost overview={overview} source={source} depth={depth} rhythm={rhythm} /> : null}
      {adding.isError ? (
        <p className={watching.fault} role="alert">
          {failureText(adding.error.failure)}
        </p>
      ) : null}
      <div className={watching.head}>
        <Button type="submit" loading={adding.isPending}>
          {m.start}
        </Button>
        <Button variant="default" onClick={() => onClose(null)}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}

interface DepthAndRhythmProps {
  readonly depth: number;
  readonly rhythm: RankRhythm;
  readonly onDepth: (depth: number) => void;
  readonly onRhythm: (rhythm: RankRhythm) => void;
}

/** How deep and how often a source is asked. */
export function DepthAndRhythm({ depth, rhythm, onDepth, onRhythm }: DepthAndRhythmProps) {
  const m = useMessages(rankMessages);
  return (
    <>
      <NativeSelect
        label={m.depth}
        value={String(depth)}
        data={RANK_DEPTHS.map((one) => ({ value: String(one), label: m.firstResults(one) }))}
        onChange={({ currentTarget: { value } }) => onDepth(Number(value))}
      />
      <NativeSelect
        label={m.rhythm}
        value={rhythm}
        data={RANK_RHYTHMS.map((one) => ({ value: one, label: m[one] }))}
        onChange={({ currentTarget: { value } }) =>
          onRhythm(RANK_RHYTHMS.find((one) => one === value) ?? 'weekly')
        }
      />
    </>
  );
}

interface CostProps {
  readonly overview: RankOverview;
  readonly source: RankSource;
  readonly depth: number;
  readonly rhythm: RankRhythm;
}

/** What a tracker will ask for, who pays, and whether it fits the budget. */
function Cost({ overview: { keywords, budget }, source, depth, rhythm }: CostProps) {
  const m = useMessages(rankMessages);
  const { perCheck, perMonth, keywordsPerMonth } = rankCost({ keywords, depth, rhythm });
  const planned = budget.planned + perMonth;
  return (
    <>
      <p className={watching.cost} role="status">
        {m.cost(perCheck, rhythm, perMonth)} {m.payer(source.payer, keywordsPerMonth)}
      </p>
      <p className={analytics.quiet}>
        {m.costHelp} {source.devices.length === 0 ? m.anyDeviceHelp : null}
      </p>
      {planned > budget.limit ? <Caution>{m.overBudget(planned, budget.limit)}</Caution> : null}
      {source.engine === null ? <Caution>{m.mergedEngines}</Caution> : null}
    </>
  );
}
