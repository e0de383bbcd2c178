import { PublishingSettings } from '../publishing/index.ts';
import { useProof } from './proof/use-proof.tsx';

/** Publishing settings; sensitive actions require identity confirmation. */
export function PublishingTab() {
  const { proven, dialog } = useProof();
  return (
    <>
      <PublishingSettings proven={proven} />
      {dialog}
    </>
  );
}
