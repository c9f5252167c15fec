import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { kindsMeant } from '#domain/srd/monsters/kinds-meant.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

type Step = CombatStepNamed<'useActivity'>;

/** What kind of creature somebody is: heroes are Humanoids (SRD 5.2.1, Character Species). Undefined for who has no stat block: a Dungeon Master knows. */
export function kindOf({ kind, type, source }: Pick<Combatant, 'kind' | 'type' | 'source'>) {
  return type ?? (kind === 'hero' ? 'humanoid' : source === null ? undefined : monsterOf(source)?.type);
}

/** Whether somebody goes by the name of their stat block or its beginning, as "Goblin 2" does of a Goblin Warrior. */
function bearsItsName({ source, name }: Pick<Combatant, 'source' | 'name'>): boolean {
  const block = source === null ? undefined : monsterOf(source);
  const plain = name.replace(/ \d+$/, '');
  return block !== undefined && (plain.startsWith(block.name) || block.name.startsWith(`${plain} `));
}

/**
 * The same as the players of a fight are told: of heroes, and of who goes by the name of their stat block. Under a name of their own
 * somebody may be in disguise.
 */
export const shownKindOf = (one: Pick<Combatant, 'kind' | 'type' | 'source' | 'name'>) =>
  one.kind === 'hero' || bearsItsName(one) ? kindOf(one) : undefined;

/** Whether something is for kinds of creatures of which somebody is none. */
export function isOfOtherKind({ targets }: Step['used']['activity'], one: Combatant): boolean {
  const kind = kindOf(one);
  return targets !== undefined && kind !== undefined && kindsMeant(targets)?.includes(kind) === false;
}

/**
 * A use on those alone whose kind of creature it affects: of several, as in an area, the others are spared. Refuses one for whom it is
 * not, and several of whom it is for nobody; nothing is spent. Who saves against it and whose kind players are not told stays: it does
 * nothing to them, and they seem to have succeeded (SRD 5.2.1, Casting Spells, Invalid Targets).
 */
export function onItsKinds(draft: Draft, step: Step): Step {
  const { targets } = step.used.activity;
  if (!targets || kindsMeant(targets) === null) return step;
  const { activity } = step.used;
  const isMeant = (id: string) => {
    const one = find(draft, id);
    return !isOfOtherKind(activity, one) || (activity.kind === 'save' && shownKindOf(one) === undefined);
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

/** Words that limit a later use to those whom its spell has got hold of; not to the dead. */
const ofThisSpell = /(?<!\bkilled )\b(?:by|from|under) (?:this|the) spell\b/;

/**
 * Refuses a later use of a spell on somebody who is not what it is for: not under the spell where it is for those alone who are, and
 * anybody at all while one whom it marks still stands where it is for after their fall.
 */
export function checkBearers({ combat }: Draft, { actorId, used, targetIds }: Step): void {
  const { activation, targets } = used.activity;
  const isUnder = ({ activeEffects }: Combatant) => activeEffects.some(({ from, source }) => from === actorId && source.id === used.id);
  const others = combat.combatants.filter(({ id }) => id !== actorId);
  const standing = activation?.afterFall === true ? others.find((one) => one.hitPoints > 0 && isUnder(one)) : undefined;
  if (standing) throw new CombatRefusal(refuseCombat('isStillOn', { spell: used.name, name: standing.name }));
  if (!ofThisSpell.test(targets?.only ?? '')) return;
  // A plain condition does not say what brought it.
  const free = others.find(
    (one) =>
      targetIds.includes(one.id) && !isUnder(one) && !one.conditions.some(({ from, effectId }) => from === actorId && effectId === null),
  );
  if (free) throw new CombatRefusal(refuseCombat('isNotUnder', { name: free.name, spell: used.name }));
}
