export { languageNoticeOf } from './compose/tell-language.ts';
export { nextCalls, tell } from './storyteller.ts';
