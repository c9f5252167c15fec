import { parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression/expression.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { grownFormula } from '#domain/rules/activity/grown-formula.ts';
import type { Growing } from '#domain/rules/activity/grown-formula.ts';
import { reckonTableRoll } from '#domain/rules/activity/reckon.ts';
import { saveText } from '#domain/rules/activity/saves/save-text.ts';
import type { SaveAsked } from '#domain/rules/activity/saves/save-text.ts';
import { strikesOf } from '#domain/rules/activity/strikes.ts';
import type { Ability, DamageType } from '#domain/rules/combat-terms.ts';
import { rollDamageOf } from '#domain/rules/roll-damage.ts';
import { withGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { DamageGift } from '#domain/srd/spells/spell-gifts.ts';
import type { Character } from '#domain/character/character.ts';
import type { ForcedSave } from '#domain/character/step.ts';
import type { Figure } from '#domain/character/sheet/figure.ts';
import { leftByFailure } from '#domain/character/effects/left-by-save.ts';
import type { Given } from '#domain/character/effects/left-by-save.ts';
import { noContent } from '#domain/character/effects/content.ts';
import { withAnswers } from './answer-roll.ts';
import { withExtras } from './damage-extras.ts';
import { onceKey } from './once-extras.ts';
import { makeRoll } from './make-roll.ts';
import { spellAttackWith, spellCheckWith } from './sheet-roll.ts';

/** Something of a sheet that is used where no fight goes on: what it does to others is rolled, and the table says whom it reaches. */
export interface UseRolled {
  name: string;
  /** The level of a spell; 0 for all else. */
  level: number;
  activity: Activity;
  growing: Growing;
  numbers: { ability: Ability; attack: Figure; dc: number };
  /** The type of damage that was chosen, of several. */
  damageType: DamageType | null;
  /** What features add to its damage rolls. */
  gifts: readonly DamageGift[];
  /** What everybody whom it heals regains besides. */
  more: number;
  /** The spell, for its damage to be rolled later on; null for a feature. */
  spell: NonNullable<Roll['from']>['spell'] | null;
}

type Save = Extract<Activity, { kind: 'save' }>['save'];

/** What the targets of something save against; null where it asks for no save. */
function saveAsked({ activity, numbers }: Pick<UseRolled, 'activity' | 'numbers'>): SaveAsked | null {
  const save: Save | undefined = activity.kind === 'save' || activity.kind === 'attack' ? activity.save : undefined;
  if (!save) return null;
  const half = save.onSave === 'half' && 'damage' in activity && (activity.damage ?? []).length > 0;
  return { abilities: save.abilities, dc: typeof save.dc === 'number' ? save.dc : numbers.dc, half };
}

/** The save that the story tells of when something is used; where damage is rolled, its card tells it. */
export function saveFactOf(use: Pick<UseRolled, 'activity' | 'numbers'>): (SaveAsked & { abilities: Ability[] }) | null {
  const { activity } = use;
  const save = activity.kind === 'save' && (activity.damage ?? []).length === 0 ? saveAsked(use) : null;
  return save && { ...save, abilities: [...save.abilities] };
}

/** The save that something forces on others, with the damage that has been rolled for it, and what a failure leaves; null where it forces none by itself. */
export function forcedSaveOf(
  use: Pick<UseRolled, 'name' | 'activity' | 'numbers'>,
  rolls: readonly Roll[],
  given: Given | null,
): ForcedSave | null {
  const { activity, name } = use;
  const save = activity.kind === 'save' ? saveAsked(use) : null;
  const [ability] = save?.abilities ?? [];
  if (activity.kind !== 'save' || !save || ability === undefined) return null;
  const damage = rolls.flatMap(({ type, total: amount, from }) =>
    from?.what === 'damage' && type !== undefined ? [{ amount, type }] : [],
  );
  const effects = given ? leftByFailure(given, activity, { ability, dc: save.dc }) : [];
  const { madeBy } = activity.save;
  return { name, ability, dc: save.dc, half: save.half, damage, effects, ...(madeBy && { madeBy }) };
}

const fromOf = ({ id: characterId }: Character, { spell }: UseRolled, what: NonNullable<Roll['from']>['what']): Roll['from'] => ({
  characterId,
  itemId: null,
  ...(spell && { spell }),
  what,
});

function attackRolls(character: Character, use: UseRolled, times: number, dice: Dice): Roll[] {
  return Array.from({ length: times }, (_, place) => {
    const label = `${use.name} attack${times === 1 ? '' : `, ${place + 1} of ${times}`}`;
    const rolled = withExtras(character, makeRoll(spellAttackWith(character, label, use.numbers), dice), 'spell');
    const answered = withAnswers(character, rolled, 'spellAttack', noContent);
    return { ...withGiftExtras(answered, times === 1 ? [] : use.gifts), from: fromOf(character, use, 'attack') };
  });
}

/** An attack roll of several with what one damage roll of them can have: whoever rolls says which. */
function withGiftExtras(roll: Roll, gifts: readonly DamageGift[]): Roll {
  const extras = gifts
    .filter(({ once }) => once)
    .map((gift) => ({ key: onceKey(gift), name: gift.name, dice: `${gift.by}`, when: 'on one damage roll of the spell' }));
  return extras.length === 0 ? roll : { ...roll, extras: [...(roll.extras ?? []), ...extras] };
}

/** What is used as the damage of one hit has it: of several attacks, one alone has what only one damage roll has, if whoever rolls says so. */
export function giftedHit(use: UseRolled, extras: readonly string[] = []): UseRolled {
  const isOnly = (strikesOf(use.activity, use.growing, use.level) ?? 1) === 1;
  return { ...use, gifts: use.gifts.filter((gift) => isOnly || !gift.once || extras.includes(onceKey(gift))) };
}

/** Rolls the damage that something deals, a card for each kind of it. */
export function damageRolls(character: Character, use: UseRolled, dice: Dice, { critical = false, label = use.name } = {}): Roll[] {
  const { activity, growing, level, damageType } = use;
  const save = saveAsked(use);
  const notes = save ? [saveText(save)] : [];
  const parts = damageNow('damage' in activity ? (activity.damage ?? []) : [], growing, level, damageType);
  return withGifts(parts, use.gifts).damage.flatMap(({ gifts, ...part }) => {
    const rolled = rollDamageOf(dice, part, `${label} ${critical ? 'critical damage' : 'damage'} (${part.type})`, critical);
    if (!rolled.ok) return [];
    return [
      {
        ...rolled.value.roll,
        total: rolled.value.amount,
        type: part.type,
        notes: [...notes, ...gifts.map(({ name, by }) => `${name} +${by}`)],
        from: fromOf(character, use, 'damage'),
      },
    ];
  });
}

function rolledFormula(dice: Dice, formula: string, label: string): Roll[] {
  const parsed = parseKnownDice(formula);
  return parsed.ok ? [rollOf({ ...rollExpression(dice, parsed.value), label })] : [];
}

function healingRolls(character: Character, use: UseRolled, dice: Dice): Roll[] {
  const { activity, growing, level, name, more } = use;
  if (activity.kind !== 'heal') return [];
  return activity.healing.flatMap(({ formula, perSlot, what }) => {
    if (formula === 'all' || what === 'hitPointMaximum') return [];
    const isTemporary = what === 'temporaryHitPoints';
    const rolls = rolledFormula(
      dice,
      [grownFormula({ formula, perSlot }, growing, level), ...(isTemporary || more === 0 ? [] : [more])].join('+'),
      `${name}: ${isTemporary ? 'temporary ' : ''}hit points`,
    );
    return rolls.map((roll) => ({ ...roll, ...(!isTemporary && { from: fromOf(character, use, 'healing') }) }));
  });
}

/** Rolls what something does to others, as the same thing would be rolled in a fight: nobody is hurt or healed by it yet. */
export function rollUse(character: Character, use: UseRolled, dice: Dice): Roll[] {
  const { activity, growing, level, name, numbers } = use;
  const times = strikesOf(activity, growing, level) ?? 1;
  switch (activity.kind) {
    case 'attack':
      return attackRolls(character, use, times, dice);
    case 'damage':
      return Array.from({ length: times }, (_, place) =>
        damageRolls(character, place === 0 ? use : giftedHit(use), dice, {
          label: times === 1 ? name : `${name} ${place + 1} of ${times}:`,
        }),
      ).flat();
    case 'save':
      return damageRolls(character, use, dice);
    case 'heal':
      return healingRolls(character, use, dice);
    case 'check':
      return [makeRoll(spellCheckWith(character, name, numbers.ability), dice)];
    case 'utility': {
      const { roll } = activity;
      return roll ? rolledFormula(dice, reckonTableRoll(roll, growing.values) ?? '0', `${name}: ${roll.label}`) : [];
    }
    default:
      return [];
  }
}

/** The same with the damage of an attack at once, for what rolls none later from its card. */
export function rollUseWhole(character: Character, use: UseRolled, dice: Dice): Roll[] {
  const rolls = rollUse(character, use, dice);
  if (use.activity.kind !== 'attack') return rolls;
  return rolls.flatMap(({ from: _from, extras: _extras, answers: _answers, ...roll }, place) => {
    const label = rolls.length === 1 ? use.name : `${use.name} ${place + 1} of ${rolls.length}:`;
    return [roll, ...damageRolls(character, place === 0 ? use : giftedHit(use), dice, { critical: roll.kept[0] === 20, label })];
  });
}
