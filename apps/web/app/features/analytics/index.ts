export { LazyReadersDialog } from './lazy-readers-dialog.tsx';
