export { OutlineScreen } from './outline-screen.tsx';
