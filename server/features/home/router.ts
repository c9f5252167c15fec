export { overview } from './overview.ts';
