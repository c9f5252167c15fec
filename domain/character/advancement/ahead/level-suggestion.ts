import type { Character } from '#domain/character/character.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import { classPresets } from '#domain/character/creation/class-presets.ts';
import { usefulSkills } from '#domain/character/creation/useful-skills.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { feats } from '#domain/srd/feats.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { LevelDraft, LevelPick, LevelStep } from './level-draft.ts';
import { classOf, levelOffers, orderAskedOf, pickedFeat, raisable } from './level-offers.ts';
import { levelPresets, presetForms } from './level-presets.ts';

/** What a suggestion changes of a level; of its picks those that it names. */
export type LevelSuggestion = Partial<Pick<LevelDraft, 'order' | 'raised' | 'picks'>>;

/** The lists of a step, in the order in which they are filled. */
const kindsOf: Partial<Record<LevelStep, readonly LevelPick[]>> = {
  feat: ['feat', 'featSkills', 'featCantrips', 'featSpells'],
  training: ['style', 'skills', 'expertise', 'masteries', 'options', 'forms'],
  spells: ['cantrips', 'spells', 'savant', 'arcanum'],
};

/** Ways to fight, the one that suits what somebody holds before others. */
function stylesFor({ inventory }: Character): string[] {
  const held = inventory.flatMap(({ catalogId, place }) =>
    place === 'pack' || place === 'worn' ? [] : [{ place, weapon: findWeapon(catalogId ?? '') }],
  );
  const suits = held.some(({ weapon }) => weapon?.reach === 'ranged')
    ? ['archery']
    : held.filter(({ weapon }) => weapon !== undefined).length > 1
      ? ['two-weapon-fighting']
      : held.some(({ place, weapon }) => place === 'bothHands' && weapon !== undefined)
        ? ['great-weapon-fighting']
        : [];
  return [...suits, 'defense', 'great-weapon-fighting', 'two-weapon-fighting', 'archery'];
}

const spellKinds: readonly LevelPick[] = ['spells', 'savant', 'arcanum', 'featSpells'];

/** Spells of a higher level before those of lower ones. */
function byLevel(character: Character, spells: readonly string[]): string[] {
  const level = (id: string) => spellOf(character, id)?.level ?? 0;
  return spells.toSorted((one, other) => level(other) - level(one));
}

/** What is preferred of a list. */
function preferred(character: Character, of: ClassId, kind: LevelPick, from: readonly string[]): readonly string[] {
  const { cantrips, boons, options } = levelPresets[of];
  if (kind === 'feat') return [...boons, 'ability-score-improvement'];
  if (kind === 'style') return stylesFor(character);
  if (kind === 'skills' || kind === 'expertise' || kind === 'featSkills')
    return usefulSkills(
      skillNames.filter((skill) => from.includes(skill)),
      [],
      from.length,
    );
  if (kind === 'masteries') return [...character.inventory.flatMap(({ catalogId }) => catalogId ?? []), ...classPresets[of].masteries];
  if (kind === 'options') return options;
  if (kind === 'forms') return presetForms;
  if (kind === 'cantrips' || kind === 'featCantrips') return cantrips;
  return byLevel(character, levelPresets[of].spells);
}

/** Spells of higher levels before others; all else as it is offered. */
const rest = (character: Character, kind: LevelPick, from: readonly string[]): readonly string[] =>
  spellKinds.includes(kind) ? byLevel(character, from) : from;

/** What a feat raises for somebody of a class: one score by all points, or two that are odd by one each. */
function raisedBy(character: Character, of: ClassId, draft: LevelDraft): LevelDraft['raised'] {
  const { gains } = levelOffers(character, draft);
  const feat = pickedFeat(character, gains, draft);
  const raises = feat && feats[feat].raises;
  if (!feat || !raises) return [];
  const open = raisable(character, feat);
  const wanted = [...new Set([...levelPresets[of].raises.filter((ability) => open.includes(ability)), ...open])];
  const fits = (ability: (typeof open)[number]) => character.stats[ability] + raises.points <= raises.to;
  const [first, second] = wanted;
  if (first === undefined) return [];
  const isOdd = (ability: typeof first) => character.stats[ability] % 2 === 1;
  const others = wanted.filter((ability) => ability !== first);
  const odd = others.find(isOdd);
  if (raises.points === 2 && isOdd(first) && odd !== undefined) return [first, odd];
  if (fits(first)) return [first];
  return second === undefined ? [first] : [first, second];
}

/** What would suit somebody at a step of their next level, for those who do not want to choose: what was picked stays. */
export function suggestionForLevel(character: Character, draft: LevelDraft, step: LevelStep): LevelSuggestion {
  const id = classOf(character, draft);
  if (step === 'gains') return orderAskedOf(character, draft) === null || draft.order !== null ? {} : { order: 'scholar' };
  const picks: LevelDraft['picks'] = {};
  for (const kind of kindsOf[step] ?? []) {
    const before = draft.picks[kind] ?? [];
    // What was picked may open more of the same list.
    for (let filled = -1; filled !== (picks[kind] ?? before).length;) {
      filled = (picks[kind] ?? before).length;
      const offer = levelOffers(character, { ...draft, picks: { ...draft.picks, ...picks } }).offer[kind];
      const chosen = fittingPicks(picks[kind] ?? before, offer);
      const more = [...preferred(character, id, kind, offer.from), ...rest(character, kind, offer.from)].filter(
        (each) => !chosen.includes(each),
      );
      const all = fittingPicks([...chosen, ...new Set(more)], offer);
      picks[kind] = kind === 'options' ? all.slice(0, chosen.length + 1) : all;
    }
    picks[kind] = [...(picks[kind] ?? []), ...before.filter((each) => picks[kind]?.includes(each) !== true)];
  }
  if (step !== 'feat') return { picks };
  const raised = draft.raised.length > 0 ? draft.raised : raisedBy(character, id, { ...draft, picks: { ...draft.picks, ...picks } });
  return { picks, raised };
}
