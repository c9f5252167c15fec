import { classTaken, firstClassOf, freshClass, withClass } from '#domain/character/classes/class-levels.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Character, Increases } from '#domain/character/character.ts';
import type { LevelChoices } from '#domain/character/advancement/level-choices.ts';
import { initiateListsOf } from '#domain/character/advancement/level-feat.ts';
import { nextGainsOf } from '#domain/character/advancement/level-gains.ts';
import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { formsToLearn } from '#domain/character/shape/learn-forms.ts';
import { openOptions } from '#domain/character/options/feature-options.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { ClassId, ClassRules } from '#domain/srd/class-rules.ts';
import { spellsOfSpecies } from '#domain/character/sheet/known-spells.ts';
import { castingClassesOf, savantSchool, spellListsOf } from '#domain/character/sheet/class-casting.ts';
import { classes } from '#domain/srd/classes.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { featIds, feats, fightingStylesOf, initiateLists, warriorCantrips } from '#domain/srd/feats.ts';
import type { FeatId } from '#domain/srd/feats.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { spellOf, spellsOnList } from '#domain/homebrew/own-spells.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import type { Offer } from '#domain/character/options/offer.ts';
import type { LevelDraft, LevelPick, LevelStep } from './level-draft.ts';

const nothing: Offer = { choose: 0, from: [] };

/** Whether a feat can still be taken: once, or as often as there are lists left to learn from. */
function isOpenFeat(character: Character, id: FeatId): boolean {
  if (id === 'magic-initiate') return openLists(character).length > 0;
  return feats[id].repeatable || !character.feats.some(({ feat }) => feat === id);
}

/** The lists that an initiate of magic can still learn from. */
export function openLists(character: Character): LevelDraft['list'][] {
  const taken = initiateListsOf(character);
  return initiateLists.filter((list) => !taken.includes(list));
}

/** The list that is learned from: the one that was chosen, as long as it is open. */
export const listOf = (character: Character, { list }: Pick<LevelDraft, 'list'>): LevelDraft['list'] =>
  openLists(character).includes(list) ? list : (openLists(character)[0] ?? list);

function openFeats(character: Character, kind: LevelGains['feat']): FeatId[] {
  if (kind === null) return [];
  const kinds = kind === 'epic boon' ? ['epic boon', 'general', 'origin'] : ['general', 'origin'];
  const { stats } = character;
  return featIds
    .filter((id) => kinds.includes(feats[id].kind) && isOpenFeat(character, id))
    .filter((id) => id !== 'grappler' || Math.max(stats.strength, stats.dexterity) >= 13)
    .filter((id) => id !== 'boon-of-spell-recall' || castingClassesOf(character).length > 0)
    .toSorted((a, b) => kinds.indexOf(feats[a].kind) - kinds.indexOf(feats[b].kind));
}

/** Where spells are learned: on which list, of which levels, and what is picked of them by something else. */
interface SpellsWanted {
  list: ClassId;
  levels: [number, number];
  picked?: readonly string[];
}

function spellsOf(character: Character, gains: LevelGains, { list, levels: [from, to], picked = [] }: SpellsWanted, choose: number): Offer {
  // What the level always prepares is learned by itself, and so is what the species gives.
  const given = spellsOfSpecies(character, levelOf(character) + 1);
  const known = new Set([...[...character.spells, ...given].map(({ spell }) => spell), ...gains.always, ...picked]);
  const lists = list === gains.class ? spellListsOf(gains, to) : [list];
  const found = lists.flatMap((each) => spellsOnList(character, each, to)).filter((spell) => spell.level >= from && !known.has(spell.id));
  return choose === 0 ? nothing : { choose, from: [...new Set(found.map(({ id }) => id))] };
}

/** Spells of an evoker's school that come for free, without those that are picked already. */
function savantOffer(character: Character, gains: LevelGains, picked: readonly string[]): Offer {
  const { choose, from } = spellsOf(character, gains, { list: gains.class, levels: [1, gains.highestSpell] }, gains.savant);
  return { choose, from: from.filter((id) => !picked.includes(id) && spellOf(character, id)?.school === savantSchool) };
}

/** Options of a feature that the level lets one choose; what is picked of them and fits may open others. */
function optionsOf(character: Character, gains: Pick<LevelGains, 'class' | 'level' | 'options'>, picked: readonly string[]): Offer {
  const { class: id, level, options: due } = gains;
  const rules = due && findFeatureChoice(due.feature);
  if (!rules) return nothing;
  const known = character.options[rules.id] ?? [];
  const classes = withClass(character, { ...(classTaken(character, id) ?? freshClass(id)), level });
  const open = openOptions({ classes, spells: character.spells }, rules, [...known, ...picked]);
  const offer = { choose: due.choose, from: open.filter((each) => !known.includes(each)) };
  // What was picked and does not fit opens nothing.
  const fitting = fittingPicks(picked, offer);
  return fitting.length === picked.length ? offer : optionsOf(character, gains, fitting);
}

/** The class that the level is taken in. */
export function classOf(character: Character, { class: chosen }: Pick<LevelDraft, 'class'>): ClassId {
  return chosen ?? character.classes.at(-1)?.class ?? firstClassOf(character).class;
}

/** The order that is asked for with the first level of a class that has one; null where none is. */
export function orderAskedOf(character: Character, draft: Pick<LevelDraft, 'class'>): ClassRules['order'] {
  const id = classOf(character, draft);
  return classTaken(character, id) ? null : classes[id].order;
}

/** The feat that is picked, with the ways it goes on asking. */
export function pickedFeat(character: Character, gains: LevelGains, draft: LevelDraft): FeatId | null {
  const open = openFeats(character, gains.feat);
  return fittingPicks(draft.picks.feat ?? [], { choose: 1, from: open })[0] ?? null;
}

/** The ways to fight that are open in a class. */
const openStyles = (character: Character, of: ClassId): Offer<FeatId> => ({
  choose: 1,
  from: fightingStylesOf(of).filter((id) => !character.feats.some((each) => each.feat === id)),
});

/** What is learned in the place of the way to fight that is picked; undefined where that is one. */
export function pickedWarrior(character: Character, gains: LevelGains, draft: Pick<LevelDraft, 'picks'>) {
  const [style] = gains.fightingStyle ? fittingPicks(draft.picks.style ?? [], openStyles(character, gains.class)) : [];
  return style && feats[style].warrior;
}

/** Everything the next level lets one choose. */
export function levelOffers(character: Character, draft: LevelDraft): { gains: LevelGains; offer: Record<LevelPick, Offer> } {
  const id = classOf(character, draft);
  const order = orderAskedOf(character, draft) === null ? null : draft.order;
  const gains = nextGainsOf(character, id, order);
  const trained = { classes: classTaken(character, id) ? character.classes : withClass(character, { ...freshClass(id), order }) };
  const grown = withClass(character, { ...(classTaken(character, id) ?? freshClass(id)), level: gains.level });
  const feat = pickedFeat(character, gains, draft);
  const skills = { choose: gains.skills.choose, from: gains.skills.from.filter((skill) => !character.skills.includes(skill)) };
  const known = [...character.skills, ...fittingPicks(draft.picks.skills ?? [], skills)];
  const initiated = feat === 'magic-initiate';
  const ofList = (levels: [number, number], choose: number) =>
    initiated ? spellsOf(character, gains, { list: listOf(character, draft), levels }, choose) : nothing;
  const [featCantrips, featSpells] = [ofList([0, 0], 2), ofList([1, 1], 1)];
  // What the feat teaches is learned first.
  const picked = [...fittingPicks(draft.picks.featCantrips ?? [], featCantrips), ...fittingPicks(draft.picks.featSpells ?? [], featSpells)];
  const ofClass = (levels: [number, number], choose: number, list = id) => spellsOf(character, gains, { list, levels, picked }, choose);
  const warrior = pickedWarrior(character, gains, draft);
  const cantrips = warrior ? ofClass([0, 0], warriorCantrips, warrior.list) : ofClass([0, 0], gains.cantrips);
  const learned = ofClass([1, gains.highestSpell], gains.spells);
  return {
    gains,
    offer: {
      feat: { choose: gains.feat === null ? 0 : 1, from: openFeats(character, gains.feat) },
      featSkills: feat === 'skilled' ? { choose: 3, from: skillNames.filter((skill) => !known.includes(skill)) } : nothing,
      featCantrips,
      featSpells,
      style: gains.fightingStyle ? openStyles(character, id) : nothing,
      skills,
      expertise: {
        choose: gains.expertise.choose,
        from: gains.expertise.from.filter((skill) => known.includes(skill) && !character.expertise.includes(skill)),
      },
      masteries: {
        choose: gains.masteries,
        from: weapons.filter((weapon) => isTrainedWith(trained, weapon) && !character.masteries.includes(weapon.id)).map(({ id }) => id),
      },
      cantrips,
      spells: learned,
      savant: savantOffer(character, gains, [...picked, ...fittingPicks(draft.picks.spells ?? [], learned)]),
      forms:
        gains.forms === 0 ? nothing : { choose: gains.forms, from: formsToLearn({ ...character, classes: grown }).map((each) => each.id) },
      options: optionsOf(character, gains, draft.picks.options ?? []),
      arcanum: gains.arcanum === null ? nothing : ofClass([gains.arcanum, gains.arcanum], 1),
    },
  };
}

/** The abilities a feat can still raise. */
export function raisable({ stats }: Character, feat: FeatId): Ability[] {
  const { raises } = feats[feat];
  return raises === null ? [] : raises.from.filter((ability) => stats[ability] < raises.to);
}

/** What a feat raises, out of the abilities that were pressed. */
function increasesOf(character: Character, feat: FeatId, raised: readonly Ability[]): Increases {
  const { raises } = feats[feat];
  const fitting = raised.filter((ability) => raisable(character, feat).includes(ability)).slice(0, raises?.points ?? 0);
  const each = (raises?.points ?? 0) / Math.max(1, fitting.length);
  return Object.fromEntries(fitting.map((ability) => [ability, each]));
}

/** The choices as they are sent; only what fits counts. */
export function levelChoicesOf(character: Character, draft: LevelDraft): LevelChoices {
  const { gains, offer } = levelOffers(character, draft);
  const picked = (kind: LevelPick) => fittingPicks(draft.picks[kind] ?? [], offer[kind]);
  const skillsOf = (kind: LevelPick) => skillNames.filter((skill) => picked(kind).includes(skill));
  const feat = pickedFeat(character, gains, draft);
  const initiated = feat === 'magic-initiate';
  return {
    hitPoints: draft.hitPoints,
    feat: feat && {
      feat,
      increases: increasesOf(character, feat, draft.raised),
      skills: skillsOf('featSkills'),
      list: initiated ? listOf(character, draft) : null,
      spells: initiated ? [...picked('featCantrips'), ...picked('featSpells')] : [],
    },
    fightingStyle: featIds.find((id) => id === picked('style')[0]) ?? null,
    skills: skillsOf('skills'),
    expertise: skillsOf('expertise'),
    masteries: picked('masteries'),
    cantrips: picked('cantrips'),
    spells: picked('spells'),
    savant: picked('savant'),
    arcanum: picked('arcanum')[0] ?? null,
    options: picked('options'),
    forms: picked('forms'),
    order: orderAskedOf(character, draft) === null ? null : draft.order,
  };
}

const kindsOf: Partial<Record<LevelStep, readonly LevelPick[]>> = {
  feat: ['feat'],
  training: ['style', 'skills', 'expertise', 'masteries', 'options', 'forms'],
  spells: ['cantrips', 'spells', 'savant', 'arcanum'],
};

/** The steps of this level: what there is nothing to choose for is left out. */
export function levelStepsOf(offer: Record<LevelPick, Offer>): LevelStep[] {
  const all: LevelStep[] = ['class', 'gains', 'feat', 'training', 'spells', 'look'];
  return all.filter((step) => {
    const kinds = kindsOf[step];
    return kinds === undefined || kinds.some((kind) => offer[kind].choose > 0 && offer[kind].from.length > 0);
  });
}
