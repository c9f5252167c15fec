import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { joiningIn } from '#domain/narration/joining/joining.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { isBargainKept } from '#domain/narration/wants.ts';
import { namesIn, wordsOfName } from './sought.ts';

/** What the words of a reply are held against. */
type Said = Pick<Brief, 'intents' | 'adventure' | 'state' | 'party'>;

/** Words that are surely English; of what is said in other languages nobody decides here what it means. */
const english = /\bI\b|\b(?:i'm|i'll|the|my|we|our|you|your|with|him|her|and|them)\b/i;
/** A thing is passed on to somebody, which lets no turn go by: "I pass Tibb the napkin". */
const handsOn =
  /\bpass(?:es|ing)? (?:(?!(?:on|by|over|up|out|through|along|for|at|in|this|my|the)\b)\p{L}+ (?:the|an?|my|our|this|that|some) |(?:it|them|(?:the|an?|my|this|that) (?!turn|round)\p{L}+(?: \p{L}+)?) (?:over |across |back )?to )/iu;
/** All that somebody does who lets this turn go by, clause by clause. */
const idle =
  /^\s*(?:(?:i|we|he|she|they|\p{Lu}\p{L}+)\s+)?(?:(?:just|only|simply|quietly|patiently|then|also|will|am|is|'ll)\s+)*(?:waits?|waiting|pass(?:es)?|passing|idles?|idling|do(?:es)? nothing|doing nothing|stands? (?:by|back|still|there|idle)|stays? (?:back|put|here|where|out)|holds? (?:back|still)|sits? (?:back|still|this)|skips?)\b[^.!?;]*$/iu;
const fighting =
  /\b(?:attack|strik|struck|stab|slash|hit|punch|shoot|shot|fire|swing|swung|lunge|charg|smite|smote|cleav|skewer|kill|slay|fight|ambush|assault|thrust|hack|hurl|throw|threw|bash|club|bite|claw|kick|slap|jab|pummel|knife|rush|pounc|cast|blast|bolt|smash|crush|chop|slic|split|stomp|crack|beat|get rid|deal with|go(?:es)? (?:for|at) |lay(?:s)? into|sword|blade|axe|bow|arrow|spear|dagger|mace|hammer|staff|fist|weapon|battle|combat|finish|end (?:him|her|it|them)|let (?:him|her|it|them) have)/i;
const taking =
  /\b(?:tak|took|grab|pocket|collect|loot|gather|snatch|seiz|retriev|claim|nab|snag|scoop|stow|swip|steal|stole|pick|get|got|fetch|bring|carry|keep|pilfer|filch|lift|pull|help (?:my|our)|search|ransack|rifl)/i;
const paying =
  /\b(?:pay|paid|buy|bought|brib|giv|gave|hand|toss|offer|coin|gold|silver|copper|electrum|platinum|tip|purchas|spend|price|cost|stake|bet|wager|gambl|play|dice|cards|lend|loan|owe|debt|settle|donat|present|gift|rent|hire|order|treat|deal|agree|done\b|sold\b|money|here you (?:go|are)|trade|sell|take|have|want|room|drink|ale|round)/i;
const helping = /\b(?:help|assist|aid|support|boost|hold|steady|cover|team|join|together|lend|teach|guide|encourag)/i;
/** Words that stand for somebody who was spoken of before. */
const standsFor = /\b(?:him|her|it|them|that|this|those|these|one|other|foe|foes|enemy|enemies|beast|creature|monster)\b/i;

/** What a hero's own player said in this reply. Whoever joins in with others ("me too") means by it what those say. */
function wordsOf({ intents, party }: Pick<Brief, 'intents' | 'party'>, heroId: string): string {
  const names = party.filter(({ id }) => id !== heroId).map(({ name }) => name);
  const own = intents.filter((intent) => intent.heroId === heroId).map(({ text }) => text);
  const joins = own.some((text) => joiningIn(text, names) !== null);
  return (joins ? intents.map(({ text }) => text) : own).join('. ');
}

/** Whether words let the turn go by: each of their clauses does. */
function isIdle(words: string): boolean {
  const clauses = words.split(/[.!?;,\n]|\b(?:and|then|but)\b/i).filter((clause) => clause.trim() !== '');
  return clauses.length > 0 && clauses.every((clause) => idle.test(clause) && !handsOn.test(clause));
}

/** Whether words speak of striking, or of whom the blow is for. */
function speaksOfBlow(words: string, { adventure, state }: Said, target: string): boolean {
  const npc = presentNpcs(adventure, state).find(({ id }) => id === target);
  return fighting.test(words) || standsFor.test(words) || (npc !== undefined && namesIn(words, wordsOfName(npc)));
}

/** Whether somebody here gives a thing for terms that are met: whoever met the last of them means to have it. */
function isBargainedFor({ adventure, state }: Said, loot: string): boolean {
  return presentNpcs(adventure, state).some((npc) =>
    (npc.bargains ?? []).some((each) => each.gives?.includes(loot) === true && isBargainKept(npc, each, state)),
  );
}

/** Whether words speak of taking, or name the thing. */
function speaksOfTaking(words: string, { adventure, state, ...said }: Said, id: string): boolean {
  const loot = currentScene(adventure, state).loot.find((each) => each.id === id);
  const isNamed = loot !== undefined && namesIn(words, wordsOfName(loot));
  return taking.test(words) || standsFor.test(words) || isNamed || isBargainedFor({ adventure, state, ...said }, id);
}

/** Whether words speak of paying or giving, or name whom it is for or what they sell. */
function speaksOfGiving(words: string, { adventure, party, state }: Said, to: string): boolean {
  const npc = presentNpcs(adventure, state).find(({ id }) => id === to);
  const hero = party.find(({ id }) => id === to);
  const whom = npc ?? (hero && { name: hero.name, aliases: [] });
  const named = [...(whom ? [whom] : []), ...(npc?.wares ?? [])];
  return paying.test(words) || standsFor.test(words) || named.some((each) => namesIn(words, wordsOfName(each)));
}

/**
 * Whether the words of a hero's own player can mean what a call has the hero do: others write in the same reply, and theirs make no hero
 * strike, take, pay, or give up an action. It is read from English words, and generously: a blow is meant by whoever speaks of a fight, a
 * weapon or the foe; and whoever only waits does nothing at all. Words in other languages can mean anything.
 */
export function canMean(context: Said, heroId: string, call: ToolCall): boolean {
  const words = wordsOf(context, heroId);
  if (!english.test(words)) return true;
  if (isIdle(words)) return false;
  if (call.name === 'attack') return speaksOfBlow(words, context, call.target);
  if (call.name === 'loot') return speaksOfTaking(words, context, call.loot);
  if (call.name === 'pay' || call.name === 'give') return speaksOfGiving(words, context, call.npc);
  if (call.name === 'handle_gear' && call.coins !== undefined) return paying.test(words) || standsFor.test(words);
  return true;
}

/** Whether the words of a helper's own player can mean help for another hero. */
export function canMeanHelp(context: Said, helperId: string, heroId: string): boolean {
  const words = wordsOf(context, helperId);
  if (!english.test(words)) return true;
  const helped = context.party.find(({ id }) => id === heroId);
  return helping.test(words) || (helped !== undefined && namesIn(words, wordsOfName({ name: helped.name, aliases: [] })));
}
