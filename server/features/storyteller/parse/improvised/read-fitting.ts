import type { Adventure, Loot, Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { foundTopic } from '#server/features/storyteller/parse/topics.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

const fitting = /^(?:re-?hang|hang|put|place|fit|fix|install|attach|mount|swap|replace|exchange|restore|fasten|return)$/;
/** Who lays something aside fits it nowhere. */
const aside = /\b(?:down|away|aside|on the (?:floor|ground|boards|table|stool))\b/;
const pronoun = /^(?:it|this|the (?:\p{L}+ )?one)\b/u;

const namesOf = ({ name, aliases }: Loot) => [bare(name), ...aliases];

/** Whether somebody has news for whoever brings them this thing, and these words are about it. */
function waitsFor(npc: Npc, said: HeroAction, loot: Loot, adventure: Adventure, state: PlayState): boolean {
  if (isSilenced(adventure, state, npc)) return false;
  const { clue, keywords = [] } = foundTopic(said, npc, state)?.topic ?? {};
  return clue !== undefined && !state.clues.includes(clue) && namesOf(loot).some((name) => keywords.includes(name));
}

/**
 * A thing of the tale that is put in its place before somebody whose matter it is, as a bell's tongue before its ringer: what is done is
 * said to them, and what comes of it is theirs to do. Undefined where nobody waits for the thing, or nobody has it.
 */
export function readFitting({ text, quote, question }: HeardClause, actor: Hero, { adventure, state }: Stage): HeroAction | undefined {
  if (quote !== null || question) return undefined;
  const { verb, rest } = verbPhraseOf(text, actor);
  const what = rest.toLowerCase().trim();
  if (verb === null || !fitting.test(verb.toLowerCase()) || aside.test(what)) return undefined;
  const said = action(actor, [text], { kind: 'talk', skill: 'persuasion', free: 'touch' });
  const held = takenLoot(adventure, state).filter((loot) => pronoun.test(what) || namesOf(loot).some((name) => isNamed(what, name)));
  const npc = presentNpcs(adventure, state).find((each) => held.some((loot) => waitsFor(each, said, loot, adventure, state)));
  return npc && { ...said, targets: [{ kind: 'npc', npc }] };
}
