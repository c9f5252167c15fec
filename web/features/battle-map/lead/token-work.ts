import { freeCell } from '#domain/battle-map/free-cell.ts';
import { tokenFrom } from '#domain/battle-map/ground.ts';
import type { Token, TokenInput } from '#domain/battle-map/state.ts';
import { newId } from '#web/lib/new-id.ts';
import type { Fighter, TableHero } from '#web/features/battle-map/data/fighter.ts';

import { tokenOf } from '#web/features/battle-map/data/scene.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';

type Fresh = Omit<TokenInput, 'id' | 'cell'>;

/** New tokens, each where there is room near the middle of the map; heroes on the left of it and foes on the right. */
export function placed({ grid, terrain, map }: Scene, fresh: readonly Fresh[]): Token[] {
  const standing: Pick<Token, 'cell' | 'size'>[] = [...map.tokens];
  return fresh.map((each) => {
    const aside = each.side === 'heroes' ? -2 : each.side === 'foes' ? 2 : 0;
    const column = Math.min(grid.columns - 1, Math.max(0, Math.floor(grid.columns / 2) + aside));
    const near = Math.floor(grid.rows / 2) * grid.columns + column;
    const token = tokenFrom({ ...each, id: newId(), cell: freeCell(grid, terrain, standing, near, each.size ?? 1) });
    standing.push(token);
    return token;
  });
}

/** What is known of how a hero moves and sees. */
export interface HeroFacts {
  speed: number;
  darkvision: number;
}

/** Heroes of the table who are not on the map yet. */
export const missingHeroes = ({ map }: Scene, heroes: readonly TableHero[]): TableHero[] =>
  heroes.filter(({ id }) => !map.tokens.some(({ characterId }) => characterId === id));

/** The tokens of heroes. */
export const heroTokens = (heroes: readonly (TableHero & HeroFacts)[]): Fresh[] =>
  heroes.map(({ id, name, speed, darkvision }) => ({ name, characterId: id, side: 'heroes', speed, darkvision }));

/** Those of a fight who are not on the map yet; its doors and raised walls stand there. */
export const missingFighters = ({ map }: Scene, fighters: readonly Fighter[]): Fighter[] =>
  fighters.filter(
    (fighter) =>
      !fighter.isDead &&
      !fighter.door &&
      !fighter.panel &&
      !map.tokens.some(
        ({ combatantId, characterId }) => combatantId === fighter.id || (characterId !== null && characterId === fighter.characterId),
      ),
  );

/** The tokens of those in a fight. */
export const fighterTokens = (fighters: readonly Fighter[]): Fresh[] =>
  fighters.map(({ id, name, characterId, masterId, side, size, isHidden, speed }) => ({
    name,
    characterId,
    masterId,
    combatantId: id,
    side,
    size,
    hidden: isHidden,
    ...(speed !== null && { speed }),
  }));

/** Heroes who came to the map before the fight: from now on they stand for who they are in it. */
export const joined = ({ map }: Scene, fighters: readonly Fighter[]): Token[] =>
  map.tokens.flatMap((token) => {
    const fighter = token.characterId === null ? undefined : fighters.find(({ characterId }) => characterId === token.characterId);
    return fighter === undefined || token.combatantId === fighter.id ? [] : [{ ...tokenOf(token), combatantId: fighter.id }];
  });
