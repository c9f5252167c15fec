import type { Activity } from '#domain/rules/activity/activity.ts';

export type ActivityKind = Activity['kind'];
export type ActivityOf<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;
export type DamagePart = NonNullable<ActivityOf<'save'>['damage']>[number];
export type Healing = ActivityOf<'heal'>['healing'][number];
export type Save = ActivityOf<'save'>['save'];

/** What can be done, as a person chooses it. */
export const activityKinds = [
  ['attack', 'Attack'],
  ['save', 'Saving throw'],
  ['check', 'Ability check'],
  ['damage', 'Damage without a roll'],
  ['heal', 'Healing'],
  ['effect', 'Effect'],
  ['utility', 'Something else'],
  ['summon', 'Summoning'],
] as const satisfies readonly (readonly [ActivityKind, string])[];

export const blankDamage = (): DamagePart => ({ formula: '1d6', types: ['fire'] });
export const blankHealing = (): Healing => ({ formula: '1d8', what: 'hitPoints' });
export const blankSave = (): Save => ({ abilities: ['dexterity'], onSave: 'half' });

/** An activity of another kind: what all kinds have stays, and damage where the new kind deals some. */
export function asKind(activity: Activity, kind: ActivityKind): Activity {
  if (activity.kind === kind) return activity;
  const { id, name, while: lasting, due, oncePerTarget, activation, targets, consumes, duration, from, effects, note } = activity;
  // The reach of a blow says nothing of anything else.
  const reach = activity.kind === 'attack' && activity.attack.form === 'melee' ? undefined : activity.reach;
  const base = { id, name, while: lasting, due, oncePerTarget, activation, reach, targets, consumes, duration, from, effects, note };
  const damage = 'damage' in activity ? activity.damage : undefined;
  const save = 'save' in activity ? activity.save : undefined;
  switch (kind) {
    case 'attack':
      return { ...base, kind, attack: { form: 'melee', with: 'weapon' }, damage: damage ?? [blankDamage()], save };
    case 'save':
      return { ...base, kind, save: save ?? blankSave(), damage: damage ?? [blankDamage()] };
    case 'check':
      return { ...base, kind, check: { abilities: ['strength'], dc: 15 }, damage };
    case 'damage':
      return { ...base, kind, damage: damage && damage.length > 0 ? damage : [blankDamage()] };
    case 'heal':
      return { ...base, kind, healing: [blankHealing()] };
    case 'effect':
      return { ...base, kind, effects: effects && effects.length > 0 ? effects : [{}] };
    case 'utility':
      return { ...base, kind };
    case 'summon':
      return { ...base, kind, creatures: [{ monster: 'Wolf' }] };
  }
}

/** An activity that has just begun. */
export const blankActivity = (): Activity => ({
  kind: 'attack',
  activation: { kind: 'action' },
  attack: { form: 'melee', with: 'weapon' },
  reach: { kind: 'feet', feet: 5 },
  damage: [{ formula: '1d8+@ability', types: ['slashing'] }],
});
