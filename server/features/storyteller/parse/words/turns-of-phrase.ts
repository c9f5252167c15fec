/** What is said of somebody else beside a question or a action: "she wrote us the letter". */
export const remark =
  /^(?:she|he|they|it|that|this)(?:'s| is| was| were| has| had| did| wrote| said| told| gave| took| went| came| must| might| could| can't| cannot| seems?| looks?| sounds?| smells?)\b/i;

/** A wish that the next words go about: "I want that book. I slip down the passage and look for it." */
export const wished = /^(?:i|we) (?:really |do )?(?:want|need|must have) (?:that|this|those|these|the) [\p{L}' -]{2,40}$/iu;

/** Somebody who cannot walk is brought away. */
export const carrying = /\b(?:drag|carry|haul|pull|lug|help|bring)(?:s|ing)?\b/i;

/** Ways of moving through an opening. */
const moves = '(?:crawl|climb|go|step|walk|slip|squeeze|head|run|sneak|jump|hop|wriggle|squirm|creep|duck|dive|clamber|scramble|slide)s?';
const through = '(?:in|inside|through|down|up|out|in there|through it|down it)';

/** A step through what was named before. */
export const goingIn = new RegExp(
  `^(?:(?:i|we|all|both|and|then) )*(?:${moves}|enters?)(?: ${through})(?:,.*| (?:one after the other|one by one|together|first|last|after (?:you|her|him|them|\\p{L}+)|behind (?:her|him|them|\\p{L}+)))?$`,
  'iu',
);

/** A step toward what the next words are about. */
export const comingCloser =
  /^(?:(?:i|we|and|then) )*(?:go|walk|step|come|stroll|move|wander|saunter|lean|scoot|sidle|shuffle) (?:over|up|closer|forward|nearer|in|across)(?: (?:to|toward|towards) (?:him|her|them|it))?$/i;

/** Ways of going that are a matter of strength elsewhere, and of walking where a way leads. */
export const goingUpOrDown = /\b(?:climb|clamber|scramble|crawl|squeeze|swim|wade|descend|ascend|slide)(?:s|es|ing)?\b/i;

/** Going by what was just opened: "open the flap and crawl in". */
export const andGoingIn = new RegExp(`\\band (?:(?:then|we|both|all) )*${moves} ${through}\\b`, 'iu');

/** What is done to a way before it is gone. */
export const opening =
  /\b(?:opens?|unlocks?|pushes?|pulls?|lifts?|slides?|forces?|breaks?|kicks?|heaves?|yanks?|tugs?|shoves?|raises?|hauls?|pries|pry|prises?)\b/i;

/** Somewhere that a journey goes: "over to the smithy", "up the stairs", "outside". */
export const namesGoal =
  /\b(?:to|toward|towards|into|onto|through|across|up|down|over|past|along|out of|for|by) (?:the |a |an |my |our |this |that )?\p{L}{3}|\b(?:outside|upstairs|downstairs|inside|back|home|take|enter|leave)\b/iu;

/** A way to somebody, wherever they are. */
export const meetsSomebody = /\b(?:catch(?:es)? up|follow|join|meet|find|rejoin)(?:s|es)?\b/i;

/** A look through a way, and not at it: "I peek out the door". */
export const looksThrough = /\b(?:out(?: of| through)?|through|into|inside|past|beyond) (?:the |that |this )?\p{L}/iu;

/** What is brought along on a way, which begins before the way does: "and bring the cordial", "bring Tibb along". */
export const bringingAlong =
  /^((?:(?:and|then|i|we|let's|let us|please) )*)(?:bring|fetch|take)s?(?: along| with (?:us|me))? (?!(?:an? )?(?:rest|break|look|seat|nap)\b)(.{2,40}?)( along| with (?:us|me|you|them))?$/iu;
