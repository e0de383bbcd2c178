import {
  testBingConnection,
  updateBingConnection,
  type BingSiteChoice,
} from '@pagewright/contract/analytics';
import { useLongCall } from '../../../lib/api/use-long-call.ts';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { SiteChoice, type SiteOption } from '../connection/site-choice.tsx';
import { bingMessages } from './bing-messages.ts';

interface BingSitesProps {
  readonly site: string | null;
  /** Bing's response when the key was entered; null if not asked in this window. */
  readonly known: readonly BingSiteChoice[] | null;
  readonly onChanged: () => void;
}

const optionsOf = (sites: readonly BingSiteChoice[]): SiteOption[] =>
  sites.map(({ url, isVerified }) => ({ url, isUsable: isVerified }));

/** Tests the key and sets the site to import. */
export function BingSites({ site, known, onChanged }: BingSitesProps) {
  const m = useMessages(bingMessages);
  const test = useLongCall(testBingConnection);
  const update = useLongCall(updateBingConnection);
  return (
    <SiteChoice
      messages={{
        ...m,
        label: m.site,
        choose: m.chooseSite,
        save: m.saveSite,
        replaces: m.otherSite,
        none: m.noSites,
        notUsable: m.notVerified,
      }}
      site={site}
      known={known && optionsOf(known)}
      isTesting={test.isRunning}
      isSaving={update.isRunning}
      onTest={async () => {
        const result = await test.run({});
        return result.error ? result : { data: optionsOf(result.data.sites), error: null };
      }}
      onSave={(chosen) => update.run({ body: { site: chosen } })}
      onSaved={onChanged}
    />
  );
}
