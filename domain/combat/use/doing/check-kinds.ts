import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { kindsMeant } from '#domain/srd/monsters/kinds-meant.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

type Step = CombatStepNamed<'useActivity'>;

/** What kind of creature somebody is: heroes are Humanoids (SRD 5.2.1, Character Species). Undefined for who has no stat block: a Dungeon Master knows. */
export function kindOf({ kind, type, source }: Combatant) {
  return type ?? (kind === 'hero' ? 'humanoid' : source === null ? undefined : monsterOf(source)?.type);
}

/**
 * A use on those alone whose kind of creature it affects: of several, as in an area, the others are spared. Refuses one for whom it is
 * not, and several of whom it is for nobody; nothing is spent.
 */
export function onItsKinds(draft: Draft, step: Step): Step {
  const { targets } = step.used.activity;
  const kinds = targets && kindsMeant(targets);
  if (!kinds) return step;
  const isMeant = (id: string) => {
    const kind = kindOf(find(draft, id));
    return kind === undefined || kinds.includes(kind);
  };
  const stranger = step.targetIds.find((id) => !isMeant(id));
  if (stranger === undefined) return step;
  const sparing = targets.area !== undefined || typeof targets.count === 'string';
  const meant = step.targetIds.filter(isMeant);
  if (sparing && meant.length > 0) return { ...step, targetIds: meant };
  throw new CombatRefusal(
    refuseCombat('isOtherKind', { name: find(draft, stranger).name, spell: step.used.name, kind: targets.only ?? '' }),
  );
}
