import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { Participant } from '#domain/campaign/campaign.ts';
import type { Character } from '#domain/character/character.ts';
import type { HeroFeature } from '#domain/narration/features/hero-features.ts';
import type { HeroItem } from '#domain/narration/items/hero-items.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { HeroSpells } from './load-hero-spells.ts';

/** What heroes can use now, by their characters. */
interface Usable {
  items: ReadonlyMap<string, HeroItem[]>;
  spells: ReadonlyMap<string, HeroSpells>;
  features: ReadonlyMap<string, HeroFeature[]>;
}

export const nothingUsable: Usable = { items: new Map(), spells: new Map(), features: new Map() };

/** Those who act, and who else plays: each as their character where they have one, as themselves where they have none. */
export function partyOf(
  acting: readonly { heroId: string; name: string }[],
  participants: readonly Participant[],
  characters: readonly Character[],
  { items, spells, features }: Usable,
): Hero[] {
  const names = new Map(acting.map(({ heroId, name }) => [heroId, name]));
  const away = new Set(participants.flatMap(({ userId, isAway }) => (isAway ? userId : [])));
  for (const { userId, name, seat } of participants)
    if (seat === 'player' && names.size < narrationServerLimits.heroesPerBrief) names.set(userId, name);
  return [...names].map(([id, name]) => {
    const character = characters.find(({ userId }) => userId === id);
    const presence = away.has(id) ? { isAway: true as const } : {};
    if (!character) return { id, name, ...presence };
    const known = features.get(character.id);
    const usable = items.get(character.id) ?? [];
    const pack = character.inventory.map((item) => item.name);
    const sheet = {
      ...heroSheetOf(character),
      ...(pack.length > 0 && { pack }),
      ...(usable.length > 0 && { items: usable }),
      ...spells.get(character.id),
      ...(known && { features: known }),
    };
    return { id, name: character.name, sheet, card: heroCardOf(character), ...presence };
  });
}

/** The state with the harm that stands on the sheets, which may have changed since the last reply. */
export function withSheets(state: PlayState, party: readonly Hero[]): PlayState {
  const onSheets = party.flatMap(({ id, sheet }) =>
    sheet ? [[id, { damage: sheet.damage, ...(sheet.isStable && { stable: true as const }) }]] : [],
  );
  return onSheets.length === 0 ? state : { ...state, heroes: { ...state.heroes, ...Object.fromEntries(onSheets) } };
}
