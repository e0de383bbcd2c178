import { PublishingSettings } from '../publishing/index.ts';
import { useProof } from './proof/use-proof.tsx';

/** How and where the workspace publishes; what is dangerous in it asks again who the user is. */
export function PublishingTab() {
  const { proven, dialog } = useProof();
  return (
    <>
      <PublishingSettings proven={proven} />
      {dialog}
    </>
  );
}
