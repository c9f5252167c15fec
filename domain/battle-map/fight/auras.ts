import type { Combat } from '#domain/combat/state.ts';
import { cellsAround, standingIn } from './crossings.ts';
import type { Battlefield } from './stands.ts';

type Field = Pick<Battlefield, 'map' | 'placed' | 'seesCell'>;

/** A fight with who is away from the auras in it as the battle map shows it; of those who do not stand there it is said as before. */
export function aurasOnMap(field: Field, combat: Combat): Combat {
  if (combat.auras === undefined || combat.auras.length === 0) return combat;
  const auras = combat.auras.map((aura) => {
    const bearer = field.placed.find(({ id }) => id === aura.by);
    if (!bearer) return { ...aura, onMap: false };
    const inside = new Set(standingIn(field, cellsAround(field, bearer, aura.feet)));
    const isFriend = (id: string) => combat.combatants.some((one) => one.id === id && one.side === sideOf(combat, aura.by));
    const said = aura.away.filter((id) => !field.placed.some((each) => each.id === id));
    const away = field.placed.flatMap(({ id }) => (isFriend(id) && !inside.has(id) ? [id] : []));
    return { ...aura, onMap: true, away: [...said, ...away] };
  });
  return { ...combat, auras };
}

const sideOf = ({ combatants }: Combat, id: string) => combatants.find((one) => one.id === id)?.side;
