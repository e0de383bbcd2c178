export { ReadersDialog } from './readers-dialog.tsx';
