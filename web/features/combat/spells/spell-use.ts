import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { barsSpell } from '#domain/rules/casting-bar.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';
import type { Caster } from './caster.ts';

/** Everything that somebody can do with their spells. */
export function usesOf(caster: Caster, details: ReadonlyMap<string, SpellDetails>): ActivityUse[] {
  const uses = caster.spells.flatMap((ready) => {
    const { spell, granted } = ready;
    const activities = (spell.details ?? details.get(spell.name))?.activities ?? [];
    const slots =
      ready.castAt === null && !granted ? caster.slots.flatMap(({ level, left }) => (level >= spell.level && left > 0 ? [level] : [])) : [];
    return activities.flatMap((activity, index): ActivityUse[] => {
      const follows = isLater(activity);
      const at = caster.active.get(spell.id);
      const isDone = activity.activation?.byItself === true || (activity.due !== undefined && caster.lying?.has(spell.id) === true);
      if (isDone || (follows && (at === undefined || granted))) return [];
      const only = activities.filter((each) => !isLater(each)).length === 1 && !follows;
      const name = activity.name === undefined || only ? spell.name : `${spell.name}: ${activity.name}`;
      const own = usedSpell(spell, activities, activity);
      const used = granted ? { ...own, takes: 'action' as const } : own;
      const held =
        caster.turn?.acts === false && caster.turn.readiedSpell?.name === spell.name && !follows ? caster.turn.readiedSpell : null;
      const castAt = follows ? (at ?? null) : (held?.slot ?? ready.castAt);
      return [
        {
          key: `${granted ? `${granted.by} ` : ''}${spell.id}.${index}`,
          index,
          used,
          name,
          ...(granted && { group: granted.name }),
          isLater: follows,
          slots: follows || held ? [] : slots,
          castAt,
          free: follows || held ? [] : ready.free,
          left: follows ? null : ready.left,
          total: null,
          isUsed: false,
          ...(ready.gifts && { gifts: ready.gifts }),
          range: follows ? null : spell.range,
          ...(!follows && caster.castingBar && barsSpell(caster.castingBar, spell) && { barredBy: caster.castingBar.effect }),
        },
      ];
    });
  });
  return uses;
}
