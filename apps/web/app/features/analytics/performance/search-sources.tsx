import { SegmentedControl } from '@mantine/core';
import { readBingConnection } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { BingPerformance } from '../bing/lazy-bing.tsx';
import { bingMessages } from '../bing/bing-messages.ts';
import { SearchPerformance } from './search-performance.tsx';
import classes from './performance.module.css';

type Source = 'google' | 'bing';

/** Search figures of one search engine at a time; they are never added up. */
export function SearchSources() {
  const m = useMessages(bingMessages);
  const [address, setAddress] = useSearchParams();
  const { data } = useQuery(apiQuery(readBingConnection, {}));
  if (data?.connection?.site == null) return <SearchPerformance />;
  const source: Source = address.get('source') === 'bing' ? 'bing' : 'google';
  return (
    <div className={classes.screen}>
      <div>
        <SegmentedControl<Source>
          aria-label={m.source}
          value={source}
          onChange={(name) => setAddress(name === 'bing' ? { source: name } : {}, { replace: true })}
          data={[
            { value: 'google', label: 'Google' },
            { value: 'bing', label: 'Bing' },
          ]}
        />
      </div>
      {source === 'bing' ? <BingPerformance /> : <SearchPerformance />}
    </div>
  );
}
