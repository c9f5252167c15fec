import type { Loot } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { struckHere } from './struck-here.ts';
import { bare, namesAbsent, pronounTarget, targetsIn } from '#server/features/storyteller/parse/targets.ts';

const pronoun = /\b(?:him|her|them|it|he|she|they|his|their|its|man|fellow|lad|gentleman|guy|woman|lady|girl)\b/i;
const ofSomebody = /\b(?:him|her|them|he|she|they|his|their)\b/i;

/** Whether words speak of a hero's own thing, and of nothing that lies here for the taking: "my rope". */
function isOwn(text: string, { id, name, aliases }: Loot, { taken }: PlayState): boolean {
  if (Object.hasOwn(taken, id)) return false;
  const lower = text.toLowerCase();
  return [bare(name), ...aliases].some((each) => new RegExp(`\\b(?:my|our) (?:own )?${each.toLowerCase()}\\b`).test(lower));
}

/** What the party has taken and words speak of as their own: "put on my bells", beside bells that hang here. */
function heldAs(text: string, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Loot | undefined {
  const lower = text.toLowerCase();
  if (!/\b(?:my|our)\b/.test(lower)) return undefined;
  return takenLoot(adventure, state).find(({ name, aliases }) =>
    [bare(name), ...aliases, bare(name).split(' ').at(-1) ?? ''].some(
      (each) =>
        each.length > 2 &&
        new RegExp(`\\b(?:my|our) (?:own )?(?:\\p{L}+ of )?${escapePattern(each.toLowerCase())}(?!\\p{L})`, 'u').test(lower),
    ),
  );
}

/** Words that speak to somebody: "tell her", "whisper to Tov". */
const speaking =
  /^(?:(?:i|we|and|then|so|now|quietly|softly|just|also) )*(?:ask|tell|remind|warn|inform|question|explain|whisper|say|report|describe|suggest|mention|talk|speak|chat)s? /iu;
/** Where in such words begins what is said or asked. */
const content = /\b(?:what|that|about|of|how|why|who|whose|where|when|everything|all|whether|if|which|for)\b.*$/isu;
/** Somebody who is spoken to and was named before. */
const listener = /\b(him|her|them)\s*$/iu;
const saidOf: Record<string, string> = { him: 'he', her: 'she', them: 'they' };

/** Whose pocket it is: hands in it are hands on them. */
const pocketOf = /\b((?:the )?\p{L}+(?: \p{L}+)?)'s (?:\p{L}+ )?(?:pockets?|purse|pouch|belt|sleeves?)\b/iu;

/** Targets of words that speak to somebody, with whom they speak to first; of words for a companion the people they speak of are none. */
function spokenTo({ text }: Clause, found: Target[], { adventure, state, party }: Stage, before: readonly Target[]): Target[] {
  if (!speaking.test(text)) return found;
  const head = text.replace(content, '');
  const called = targetsIn(head, adventure, state, party).filter(({ kind }) => kind === 'npc' || kind === 'hero');
  const whom = listener.exec(head)?.[1]?.toLowerCase();
  const last = before.find((each) => each.kind === 'npc' && each.npc.pronouns === saidOf[whom ?? '']);
  if (called.length === 0 && last?.kind === 'npc') return [last, ...found.filter((each) => each.kind !== 'npc' || each.npc !== last.npc)];
  const isForHeroes = called.length > 0 && called.every(({ kind }) => kind === 'hero');
  return isForHeroes ? found.filter(({ kind }) => kind !== 'npc') : found;
}

/**
 * Targets the clause names, or those of the clause before where it only says "him": somebody of the party as well, where they were the
 * last who was named. The doer is never a target.
 */
export function aim(clause: Clause, actor: Hero, { adventure, state, party, told }: Stage, before: readonly Target[]): Target[] {
  const held = heldAs(clause.text, { adventure, state });
  const named = targetsIn(clause.text, adventure, state, party);
  const own: Target[] = held ? [{ kind: 'loot', loot: held }, ...named.filter(({ kind }) => kind !== 'feature' && kind !== 'loot')] : named;
  const found = own
    .filter((each) => each.kind !== 'hero' || each.hero.id !== actor.id)
    .filter((each) => each.kind !== 'loot' || !isOwn(clause.text, each.loot, state));
  const [owner] = targetsIn(pocketOf.exec(clause.text)?.[1] ?? '', adventure, state, party).filter(({ kind }) => kind === 'npc');
  if (owner) return [owner];
  if (found.some((each) => each.kind === 'npc' || each.kind === 'hero'))
    return spokenTo(clause, found, { adventure, state, party }, before);
  const isPronoun = pronoun.test(clause.text);
  if (!(isPronoun && before.length > 0) && pronounTarget(clause.text, adventure, state) === undefined) {
    const struck = struckHere(clause.text, actor, { adventure, state, party, told });
    if (struck) return [...found, { kind: 'npc', npc: struck }];
  }
  if (namesAbsent(clause.text, adventure, state)) return found;
  if (!isPronoun) return found;
  const isOfThings = before.every(({ kind }) => kind !== 'npc' && kind !== 'hero');
  const ofThing = isOfThings ? /\b(?:it|them|(?:these|those)(?! \p{L}))\b/iu : /\bit\b/i;
  const earlier = before.filter(
    (each) => each.kind === 'npc' || ((each.kind === 'feature' || each.kind === 'loot') && ofThing.test(clause.text)),
  );
  const hero = before.find(({ kind }) => kind === 'hero');
  if (hero && earlier.length === 0 && ofSomebody.test(clause.text)) return [...found, hero];
  const meant = earlier.length > 0 ? earlier : [pronounTarget(clause.text, adventure, state)].filter((each) => each !== undefined);
  return [...found, ...meant];
}
