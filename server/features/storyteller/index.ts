export type { FragmentWriter } from './compose/fragment-writer.ts';
export { languageNoticeOf } from './compose/tell-language.ts';
export * as prose from './compose/moments/prose.ts';
export type { FightAction } from './fight/fight-stage.ts';
export * as fightWords from './fight/fight-words.ts';
export { readFightLine } from './fight/read-fight.ts';
export { withLentWords } from './parse/party/orders-to-heroes.ts';
export { playReply } from './play-reply.ts';
export { nextCalls, tell } from './storyteller.ts';
