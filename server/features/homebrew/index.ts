export { findOwnContent, findOwnMonster, listOwnMonsters } from './own-content.ts';
