export { collectIntents } from './collect-intents.ts';
export { dropHands, restDeleted } from './drop-hands.ts';
export { noteAnswers, noteOpenings } from './note-play-by-post.ts';
export { welcomeBack } from './welcome-back.ts';
