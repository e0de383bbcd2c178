export { ContentStudio } from './content-studio.tsx';
