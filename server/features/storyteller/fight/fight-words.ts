// What others read in the words of a fight, beside its deeds.
export { soothingIn } from '#server/features/storyteller/parse/improvised/soothing.ts';
export { coinsOffered } from '#server/features/storyteller/parse/talk/offered-coins.ts';
export { paymentOf } from '#server/features/storyteller/parse/talk/payment.ts';
export { isGift } from './read-peace.ts';
export { readSpeakers } from './read-speakers.ts';
export { readSway } from './read-sway.ts';
export { wordsOf } from './words-of.ts';
