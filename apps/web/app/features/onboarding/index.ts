export { LazyGettingStarted } from './lazy-getting-started.tsx';
