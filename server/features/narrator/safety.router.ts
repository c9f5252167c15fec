// The X-card takes back what the narrator told, so it belongs to it.
export { useXCard } from './operations/use-x-card.ts';
