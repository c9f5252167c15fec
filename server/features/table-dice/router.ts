export { get } from './get.ts';
export { addWords } from './add-words.ts';
export { show } from './show.ts';
export { rolls } from './rolls.ts';
