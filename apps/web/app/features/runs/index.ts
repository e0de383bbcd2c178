export { RunsButton } from './runs-button.tsx';
