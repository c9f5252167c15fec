// A world is searched, drawn and put in time by its lore.
export { search } from './search.ts';
export { graph } from './graph.ts';
export { timeline } from './timeline.ts';
