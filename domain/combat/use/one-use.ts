import { note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { DamageGift } from '#domain/srd/spells/spell-gifts.ts';
import type { Casting } from './caster.ts';
import type { Shaped } from './shaping/shapers.ts';
import type { EffectOrigin } from './start-effects.ts';

export type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;

/** One use of an activity: who uses what on whom, with which numbers. */
export interface OneUse {
  draft: Draft;
  step: CombatStepNamed<'useActivity'>;
  casting: Casting;
  targetIds: readonly string[];
  effects: readonly LastingEffect[];
  origin: EffectOrigin;
  label: string;
  /** What its damage rolls are higher by; without what only one of them has, once that was rolled. */
  gifts: readonly DamageGift[];
  /** Who failed its save. */
  failed: string[];
  /** What was chosen to change it. */
  shaped: Shaped;
}

/** Notes dice of a use: with the line that says that it is used, where nothing has happened since. Numbers without dice need no card, unless the table counts them. */
export function noteRolls({ draft, step }: Pick<OneUse, 'draft' | 'step'>, rolls: readonly Roll[], isForTable = false): void {
  const shown = rolls.filter(({ faces }) => isForTable || faces.length > 0);
  if (rolls.length > 0 && shown.length === 0) return;
  const last = draft.events.length > (draft.told ?? 0) ? draft.events.at(-1) : undefined;
  const isOpen = last !== undefined && (last.kind === 'cast' || last.kind === 'effect') && last.rolls.length === 0;
  const isSame = isOpen && last.actorId === step.actorId && last.name === step.used.name;
  if (isSame) draft.events.splice(-1, 1, { ...last, rolls: [...shown] });
  else note(draft, 'effect', { actorId: step.actorId, name: step.used.name, rolls: [...shown] });
}
