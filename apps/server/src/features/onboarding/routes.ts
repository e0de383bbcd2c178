import * as contract from '@pagewright/contract/onboarding';
import type { Mount } from '../../platform/http/mount.ts';
import { setOnboardingVisible, readOnboarding } from './read-onboarding.ts';
import { createSample, prepareSample, type PreparedSample } from './create-sample.ts';
import { removeSample } from './remove-sample.ts';

/** Mounts the endpoints of the first steps and the sample workspace. */
export function onboardingRoutes(mount: Mount): void {
  mount(contract.readOnboarding, (ctx) => readOnboarding(ctx));
  mount(contract.changeOnboarding, (ctx, { body }) => setOnboardingVisible(ctx, body.isDismissed));
  mount<typeof contract.makeSample, PreparedSample | null>(
    contract.makeSample,
    (ctx, _input, prepared) => createSample(ctx, prepared),
    (ctx) => prepareSample(ctx),
  );
  mount(contract.removeSample, (ctx) => removeSample(ctx));
}
