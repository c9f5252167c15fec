export { startReactionClock } from './reactions/reaction-clock.ts';
export { lockTable as lockFightOf } from './combat-transaction.ts';
export type { CombatTransaction } from './combat-transaction.ts';
export * as fightStore from './fight.ts';
export { saveDeadline } from './reactions/reaction-deadlines.store.ts';
export { followSheets } from './follow-sheets.ts';
export { publishCombatResult } from './publish-combat-result.ts';
export * as storyFights from './story/story-fights.ts';
export * as fightSteps from './take-step.ts';
