import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { waysToUse } from '#domain/character/effects/feature-ways.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { turnTimeOf } from '#domain/srd/spells/casting-time.ts';

/** What of an act takes longer than a turn of a fight: a rest, a ritual, a spell or feature of a minute or more. Null where it fits into one. */
export function longAct(character: Character, act: SheetAct, content: ActContent): string | null {
  switch (act.kind) {
    case 'shortRest':
      return 'A short rest';
    case 'longRest':
      return 'A long rest';
    case 'cast': {
      const spell = spellOf(character, act.spell);
      if (!spell) return null;
      if (act.with.kind === 'ritual') return `${spell.name} as a ritual`;
      return turnTimeOf(spell.castingTime) === 'long' ? spell.name : null;
    }
    case 'useFeature': {
      const ways = waysToUse(character, act.use, content);
      const way = ways.find(({ key }) => key === act.way) ?? (ways.length === 1 ? ways[0] : undefined);
      const time = way?.activity.activation?.kind;
      return way && (time === 'minutes' || time === 'hours') ? way.name : null;
    }
    default:
      return null;
  }
}
