export { AdvancedScreen } from './advanced-screen.tsx';
