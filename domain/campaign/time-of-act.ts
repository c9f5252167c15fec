import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { allWays, ownWay, waysToUse } from '#domain/character/effects/feature-ways.ts';
import { shapingOf } from '#domain/character/effects/shapers-among.ts';
import { itemWay } from '#domain/character/item-use/item-ways.ts';
import type { ActTime } from '#domain/combat/use/paying/act-time.ts';
import { isMagicAction } from '#domain/combat/use/paying/magic-action.ts';
import { timeOfActivation } from '#domain/combat/use/items/time-of-activation.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { isOfOwnTurn } from '#domain/rules/activity/own-turn.ts';
import { turnTimeOf } from '#domain/srd/spells/casting-time.ts';

type ActOf<Kind extends SheetAct['kind']> = Extract<SheetAct, { kind: Kind }>;
type Takes = ActTime['takes'];

const rest = (name: string): ActTime => ({ name, takes: 'long', kind: 'feature', isMagic: false, takesSlot: false });

/** The time of a spell: what it does later on takes what it says itself, and what hastens it makes a bonus action of its action. */
function timeOfCast(character: Character, act: ActOf<'cast'>, content: ActContent): ActTime | null {
  const spell = spellOf(character, act.spell);
  if (!spell) return null;
  const { name } = spell;
  if (act.with.kind === 'ritual') return rest(`${name} as a ritual`);
  const takesSlot = act.with.kind === 'slot' && spell.level > 0;
  const chosen = content.spell?.activities.find(({ id }) => id !== undefined && id === act.activity);
  if (chosen && isLater(chosen)) return { name, takes: timeOfActivation(chosen), kind: 'spell', isMagic: false, takesSlot };
  const keys = act.shapers?.map(({ way }) => way) ?? [];
  const hastens = keys.length > 0 && allWays(character, content).some((way) => keys.includes(way.key) && shapingOf(way)?.does === 'hasten');
  const usual = turnTimeOf(spell.castingTime);
  const takes: Takes = hastens && usual === 'action' ? 'bonusAction' : usual;
  return { name, takes, kind: 'spell', isMagic: takes === 'action', takesSlot };
}

/** The time of a feature or an item; null for what costs none and may be done in the turns of others. */
function timeOfUse(name: string, kind: 'feature' | 'item', activity: Activity, takes: Takes): ActTime | null {
  if (takes === 'free' && !isOfOwnTurn(activity)) return null;
  return { name, takes, kind, isMagic: isMagicAction({ takes, kind, activity }), takesSlot: false };
}

function timeOfItem(character: Character, act: ActOf<'useItem'>, content: ActContent): ActTime | null {
  const found = itemWay(character, act, content.items);
  if (!found.ok) return null;
  const { activity, item } = found.value;
  const casts = activity.kind === 'utility' ? activity.casts : undefined;
  const spell = casts && spellOf(character, casts.spell);
  const isFixed = activity.activation !== undefined && activity.activation.kind !== 'none';
  return timeOfUse(item.name, 'item', activity, spell && !isFixed ? turnTimeOf(spell.castingTime) : timeOfActivation(activity));
}

/** What something that is done on a sheet takes of a turn of a fight; null for what takes no time. */
export function timeOfAct(character: Character, act: SheetAct, content: ActContent): ActTime | null {
  switch (act.kind) {
    case 'shortRest':
      return rest('A short rest');
    case 'longRest':
      return rest('A long rest');
    case 'shakeAwake':
      return { name: 'Help', takes: 'action', kind: 'feature', isMagic: false, takesSlot: false };
    case 'cast':
      return timeOfCast(character, act, content);
    case 'useFeature': {
      const ways = waysToUse(character, act.use, content);
      const way = act.way === undefined ? ownWay(ways, act.use) : ways.find(({ key }) => key === act.way);
      return way ? timeOfUse(way.name, 'feature', way.activity, timeOfActivation(way.activity)) : null;
    }
    case 'useItem':
      return timeOfItem(character, act, content);
    default:
      return null;
  }
}
