export { PageHistoryButton } from './page-history-button.tsx';
