import type { ActContent } from '#domain/character/effects/content.ts';
import { castSpell } from '#domain/character/actions/cast.ts';
import type { CastWith } from '#domain/character/actions/cast.ts';
import type { Character } from '#domain/character/character.ts';
import type { PartDice } from '#domain/character/sheet/figure.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import { anyCastsOf, isForSpell, spellsOfAny } from '#domain/character/free-casts/free-casts.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { choicesOf, isCarriedOut, mostTargets } from '#domain/character/actions/choose-deeds.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { isForOthers, isOnOneselfAlone, isForDead } from '#domain/rules/activity/targeting.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { spellHarmOf } from './story-harm.ts';
import type { SpellHarm } from './story-harm.ts';

/** A spell that a hero knows, as they can cast it in the story by the rules of their sheet. Without a way to pay it is not ready now. */
export interface HeroSpell {
  id: string;
  name: string;
  /** Whether it can be cast as a ritual, for nothing. */
  ritual: boolean;
  /** Whether it costs no slot: a cantrip, or what is granted. */
  free: boolean;
  /** The levels of slots that it can be cast with now, lowest first. */
  slots: number[];
  /** Of what one is chosen, such as the creature that comes; empty where nothing is. */
  choices: string[];
  /** On how many heroes it can be cast with each way to pay for it; left out where it is for nobody but the caster, or for no creature. */
  targets?: { level: number; most: (number | null)[]; mends: boolean; steadies?: true; raises?: true; cures?: readonly ConditionId[] };
  /** What it does to whoever it is cast at; left out where it strikes and binds nobody. */
  harm?: SpellHarm;
  /** Whether it is cast from the sheet or in a fight alone: it answers something, or is of a list that a feature opens. */
  isElsewhere?: true;
  /** Why the sheet refuses it now, in its own sentence; left out where it can be cast. */
  why?: string;
  /** Dice that it adds to checks of whoever it is for; left out where it adds none. */
  helpsChecks?: CheckHelp[];
}

/** Dice that a spell adds to checks, with what is chosen: to those of some skills or abilities, else to all. */
interface CheckHelp {
  choice?: string;
  skills?: readonly SkillName[];
  abilities?: readonly Ability[];
  dice: PartDice[];
}

/** The dice that what a spell leaves adds to checks, without what the table alone can judge. */
function checkHelpsOf(name: string, { effects = [] }: Activity): CheckHelp[] {
  return effects.flatMap((effect) =>
    (effect.changes ?? []).flatMap((change): CheckHelp[] => {
      if (change.on !== 'abilityChecks' || change.add === undefined || change.when !== undefined) return [];
      const label = effect.name === undefined ? name : `${name}: ${effect.name}`;
      const dice = splitFormula(String(change.add)).dice.map((each) => ({ label, dice: each }));
      const { skills, abilities } = change;
      const choice = effect.choice === undefined || effect.name === undefined ? {} : { choice: effect.name };
      return dice.length === 0
        ? []
        : [{ ...choice, ...(skills && { skills }), ...(abilities && abilities !== 'all' && { abilities }), dice }];
    }),
  );
}

/** How a hero wants to cast a spell. */
export interface SpellWanted {
  spell: string;
  slot?: number | undefined;
  choice?: string | undefined;
  /** Ids of the heroes it is for. */
  targets?: readonly string[] | undefined;
  /** Ids of those present whom it is cast at. */
  at?: readonly string[] | undefined;
}

/** What takes a target who rolls or is hurt. */
const forFoes: readonly Activity['kind'][] = ['attack', 'save', 'damage'];
const slotLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What casting a spell does for heroes who are named: the one thing that it does at once, where that helps them. */
function forHeroes(activities: readonly Activity[]): Activity | undefined {
  const [first, ...more] = activities.filter((each) => !isLater(each) && isCarriedOut(each));
  return first && more.length === 0 && isForOthers(first) ? first : undefined;
}

/** What a spell does to foes at once, where it is cast at them of one's own accord. */
function harmfulOf(atOnce: readonly Activity[], { castingTime }: Spell): Activity | undefined {
  const harmful = atOnce.find(({ kind }) => forFoes.includes(kind));
  const isAnswer = castingTime === 'reaction' || harmful?.activation?.trigger !== undefined;
  const isByWeapon = harmful?.kind === 'attack' && harmful.attack.with !== 'spell';
  return isAnswer || isByWeapon || (harmful && isOnOneselfAlone(harmful)) ? undefined : harmful;
}

/** A spell that the story leaves to the sheet and to fights. */
const fromSheet = ({ id, name }: Spell): HeroSpell => ({ id, name, ritual: false, free: false, slots: [], choices: [], isElsewhere: true });

/** A spell as a hero can cast it now, by trying; one that a feature lets them cast of a whole list is for the sheet. Null where they do not know it. */
export function heroSpellOf(character: Character, id: string, content: ActContent): HeroSpell | null {
  const spell = spellOf(character, id);
  if (!spell) return null;
  if (!knownSpellsOf(character).some((known) => known.spell === id))
    return anyCastsOf(character).some((any) => isForSpell(any, spell)) ? fromSheet(spell) : null;
  const activities = content.spell?.activities ?? [];
  const atOnce = activities.filter((each) => !isLater(each));
  const helps = forHeroes(activities);
  const isForFight = atOnce.some(({ kind }) => forFoes.includes(kind) || (kind === 'heal' && !helps));
  const harmful = helps ? undefined : harmfulOf(atOnce, spell);
  if (isForFight && !harmful) return fromSheet(spell);
  const choices = atOnce.flatMap((each) => (each.kind === 'summon' || each === helps ? choicesOf(each, { targets: [character.id] }) : []));
  const aimed = harmful ? { targets: [] } : { choice: choices[0], ...(helps && !isForDead(helps) && { targets: [character.id] }) };
  const attempt = (how: CastWith) => castSpell(character, id, how, { content, chosen: aimed, dice: () => 1 });
  const can = (how: CastWith) => attempt(how).ok;
  const ritual = can({ kind: 'ritual' });
  const free = can({ kind: 'free' });
  const slots = spell.level === 0 ? [] : slotLevels.filter((level) => can({ kind: 'slot', level }));
  const most = helps && Array.from({ length: 10 - spell.level }, (_, more) => mostTargets(helps, more));
  const targets = most && { level: spell.level, most, mends: helps.kind === 'heal', ...helpOf(helps) };
  const helpsChecks = helps ? checkHelpsOf(spell.name, helps) : [];
  const harm = harmful && { harm: spellHarmOf(character, spell, harmful) };
  const refused =
    ritual || free || slots.length > 0 ? null : attempt(spell.level === 0 ? { kind: 'free' } : { kind: 'slot', level: spell.level });
  const why = refused === null || refused.ok ? {} : { why: tellCharacterRefusal(refused.refused) };
  const found = { ...why, ...(targets && { targets }), ...(helpsChecks.length > 0 && { helpsChecks }), ...harm };
  return { id, name: spell.name, ritual, free, slots, choices: [...new Set(choices)], ...found };
}

/** On how many heroes a spell can be cast that is paid for so; null for any number. */
export function mostTargetsOf({ targets }: HeroSpell, way: CastWith): number | null {
  if (!targets) return 0;
  return targets.most[way.kind === 'slot' ? Math.max(0, way.level - targets.level) : 0] ?? null;
}

/** The name of a spell as people write it: "firebolt", "hunters mark". */
export function spellPattern(name: string): string {
  const parts = name.split(/[\s-]+/).map((part) => escapePattern(part).replaceAll(/['’]/g, "['’]?"));
  return String.raw`(?<![\p{L}\d])${parts.join(String.raw`[\s-]*`)}(?:e?s|ing|ed)?(?![\p{L}\d])`;
}

/** Whether the name of a spell stands in a text. */
export const speaksOfSpell = (text: string, name: string): boolean => new RegExp(spellPattern(name), 'iu').test(text);

/** The spells of a character whose names stand in a text, those that a feature lets them cast among them. */
export function spellsSpokenOf(character: Character, text: string): string[] {
  const granted = anyCastsOf(character).flatMap(({ by }) => spellsOfAny(character, by).spells.map(({ id }) => id));
  return [...new Set([...knownSpellsOf(character).map(({ spell }) => spell), ...granted])].filter((id) => {
    const name = spellOf(character, id)?.name;
    return name !== undefined && speaksOfSpell(text, name);
  });
}

/** The spells of a character that stand ready. */
export const readySpellsOf = (character: Character): string[] =>
  knownSpellsOf(character).flatMap(({ spell, prepared }) => (prepared ? [spell] : []));

/** What a spell does for those it is for that does nothing for anybody else: it ends dying or death, or conditions and nothing besides. */
const helpOf = (activity: Activity) => ({
  ...(activity.stabilizes && { steadies: activity.stabilizes }),
  ...(isForDead(activity) && { raises: true as const }),
  ...(activity.kind === 'utility' && activity.cures && !activity.cures.effects && { cures: activity.cures.conditions }),
});

/** Whether a spell can be paid for in the story now. */
export const isCastable = ({ free, ritual, slots, isElsewhere }: HeroSpell): boolean =>
  isElsewhere === undefined && (free || ritual || slots.length > 0);

/** The spell of a hero that is called so. */
export const spellNamed = (spells: readonly HeroSpell[], name: string): HeroSpell | undefined =>
  spells.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** How a spell is cast: with the slot that is wanted, else as a ritual, for nothing, or with the lowest slot there is. Null where that slot is not there. */
export function wayToCast({ ritual, free, slots }: HeroSpell, { slot }: Pick<SpellWanted, 'slot'>): CastWith | null {
  const [lowest] = slots;
  if (slot !== undefined && !free) return slots.includes(slot) ? { kind: 'slot', level: slot } : null;
  if (ritual) return { kind: 'ritual' };
  if (free) return { kind: 'free' };
  return lowest === undefined ? null : { kind: 'slot', level: lowest };
}

/** What is chosen of a spell, as it is called; null where something must be, and is not. */
export function choiceOf({ choices }: HeroSpell, { choice }: Pick<SpellWanted, 'choice'>): string | undefined | null {
  if (choices.length === 0) return undefined;
  return choices.find((each) => each.toLowerCase() === choice?.trim().toLowerCase()) ?? (choices.length === 1 ? choices[0] : null);
}
