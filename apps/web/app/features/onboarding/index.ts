export { LazyGettingStarted } from './lazy-getting-started.tsx';
export { SampleBanner } from './sample-banner.tsx';
