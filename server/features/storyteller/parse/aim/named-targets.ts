import type { Loot } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, namesAbsent, pronounTarget, targetsIn } from '#server/features/storyteller/parse/targets.ts';

const pronoun = /\b(?:him|her|them|it|he|she|they|his|their|its|man|fellow|lad|gentleman|guy|woman|lady|girl)\b/i;
const ofSomebody = /\b(?:him|her|them|he|she|they|his|their)\b/i;

/** Whether words speak of a hero's own thing, and of nothing that lies here for the taking: "my rope". */
function isOwn(text: string, { id, name, aliases }: Loot, { taken }: PlayState): boolean {
  if (Object.hasOwn(taken, id)) return false;
  const lower = text.toLowerCase();
  return [bare(name), ...aliases].some((each) => new RegExp(`\\b(?:my|our) (?:own )?${each.toLowerCase()}\\b`).test(lower));
}

/**
 * Targets the clause names, or those of the clause before where it only says "him": somebody of the party as well, where they were the
 * last who was named. The doer is never a target.
 */
export function aim(clause: Clause, actor: Hero, { adventure, state, party }: Stage, before: readonly Target[]): Target[] {
  const found = targetsIn(clause.text, adventure, state, party)
    .filter((each) => each.kind !== 'hero' || each.hero.id !== actor.id)
    .filter((each) => each.kind !== 'loot' || !isOwn(clause.text, each.loot, state));
  if (found.some((each) => each.kind === 'npc' || each.kind === 'hero')) return found;
  if (namesAbsent(clause.text, adventure, state) || !pronoun.test(clause.text)) return found;
  const isOfThings = before.every(({ kind }) => kind !== 'npc' && kind !== 'hero');
  const ofThing = isOfThings ? /\b(?:it|them|these|those)\b/i : /\bit\b/i;
  const earlier = before.filter(
    (each) => each.kind === 'npc' || ((each.kind === 'feature' || each.kind === 'loot') && ofThing.test(clause.text)),
  );
  const hero = before.find(({ kind }) => kind === 'hero');
  if (hero && earlier.length === 0 && ofSomebody.test(clause.text)) return [...found, hero];
  const meant = earlier.length > 0 ? earlier : [pronounTarget(clause.text, adventure, state)].filter((each) => each !== undefined);
  return [...found, ...meant];
}
