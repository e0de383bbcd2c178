export { outlineMessages } from './messages.ts';
export { OutlineScreen } from './outline-screen.tsx';
