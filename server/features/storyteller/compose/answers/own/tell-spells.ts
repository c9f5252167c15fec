import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

/** Names that one question lists at most. */
const most = { names: 12 } as const;

/** Whether a spell could do something to what magic is worked on: strike or bind somebody of the tale, help a hero; a thing is neither hurt nor mended. */
function serves(action: HeroAction, { harm, targets }: HeroSpell): boolean {
  if (companionOf(action)) return targets !== undefined;
  if (npcOf(action)) return harm !== undefined;
  return targets?.mends !== true && harm?.levels.some(({ damage }) => damage.length > 0) !== true;
}

/** Which spell is to be cast, where somebody works magic and names none: those of the sheet that could serve, else all of them. */
export function tellSpells(action: HeroAction): string[] {
  const { name, sheet } = action.actor;
  const all = sheet?.castable ?? [];
  if (all.length === 0) return [`${name} has no spell on the sheet that can be cast now.`];
  const fit = all.filter((spell) => serves(action, spell));
  const names = (fit.length > 0 ? fit : all).map((spell) => spell.name);
  const more = names.length > most.names ? ['others on the sheet'] : [];
  return [`Which spell? ${name} could cast ${listed([...names.slice(0, most.names), ...more], 'or')}.`, 'Nothing is spent yet.'];
}
