import type { Hero } from '#domain/narration/brief.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { findHero, refuse } from '#domain/narration/rulings/ruling-context.ts';
import type { RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';
import { namesIn, wordsOfName } from '#domain/narration/rulings/sought.ts';

/** Words of a Dungeon Master that have somebody give, pay, use or cast. */
const spending = /\b(?:give|hand|pay|pass|lend|offer|spend|share|toss|throw|drink|use|cast|trade|sell|buy)(?:s|es|ing)?\b/i;

/** Whether a call spends or gives away what is the hero's own: coins, things, spell slots. */
function spends(call: ToolCall, { sheet }: Hero): boolean {
  if (call.name === 'handle_gear') return call.to !== undefined || call.coins !== undefined;
  if (call.name === 'cast_spell') {
    const known = [...(sheet?.spells ?? []), ...(sheet?.castable ?? [])].find(
      ({ name }) => name.toLowerCase() === call.spell.toLowerCase(),
    );
    return call.slot !== undefined || !(known?.free || known?.ritual);
  }
  return call.name === 'pay' || call.name === 'give' || call.name === 'use_item' || call.name === 'meet_want';
}

/** Whether a Dungeon Master has said that this hero gives or spends something. */
function isAskedByDm({ directions = [] }: RulingContext, { name }: Hero): boolean {
  return directions.some((said) => spending.test(said) && namesIn(said, wordsOfName({ name, aliases: [] })));
}

/**
 * Why the hero of a player who is away does not do what others bid them: they never risk their life by it, and what is theirs stays with
 * them, unless a Dungeon Master asks for it. Null for what they may, for what their own player wrote, and for all other heroes.
 */
export function refuseForAway(context: RulingContext, call: ToolCall): RulingOutcome | null {
  const hero = 'heroId' in call ? findHero(context, call.heroId) : undefined;
  const isBidden = context.intents.some(({ heroId, by }) => heroId === hero?.id && by !== undefined);
  if (!hero?.isAway || !isBidden) return null;
  if (call.name === 'peril') return refuse(context, call, 'awayIsSpared', { hero: hero.name });
  return spends(call, hero) && !isAskedByDm(context, hero) ? refuse(context, call, 'awayKeeps', { hero: hero.name }) : null;
}
