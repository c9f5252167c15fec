import { z } from 'zod';
import { eachAbility } from '#domain/rules/ability.ts';
import { blankCharacter } from '#domain/character/blank.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { Character, CharacterName } from '#domain/character/character.ts';
import { mostOfACoin } from '#domain/rules/coins.ts';
import { FoundryActor } from './foundry-actor.ts';
import type { FoundryItem } from './foundry-actor.ts';
import { featsIn, isKnownFeature, knownSpell, masteriesIn, spellsIn } from './foundry-craft-read.ts';
import { FoundryFlags } from './foundry-flags.ts';
import { isGear, isKnownGear, packGear } from './foundry-gear-read.ts';
import { classesIn } from './foundry-classes-read.ts';
import { speciesIn } from './foundry-origin-read.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { homebrewIn } from './foundry-homebrew/homebrew-read.ts';
import type { Candidate } from './foundry-homebrew/homebrew-read.ts';
import { proficienciesRead } from './foundry/proficiencies.ts';
import { effectsIn } from './foundry/effect-read.ts';
import { fieldName, unsafeField } from './foundry/safe-keys.ts';
import { usesIn } from './foundry/uses.ts';
import { healthIn, poolsIn } from './foundry-state-read.ts';
import { unreadItems } from './foundry-unread-items.ts';
import { unreadFields } from './foundry-unread.ts';
import { foundryAbility, foundrySkill } from './foundry-terms.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { yes } from '#domain/result.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { within } from './clamp.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const readTypes = ['class', 'subclass', 'race', 'background', 'feat', 'spell'];
const mostLines = 120;
const placeless = (what: string, names: readonly string[]) => names.map((name) => `${what} “${name.slice(0, 60)}” cannot be imported.`);

function skillsIn({ system }: FoundryActor): Pick<Character, 'skills' | 'expertise'> {
  const trained = (least: number) => skillNames.filter((skill) => (system.skills[foundrySkill[skill]]?.value ?? 0) >= least);
  return { skills: trained(1), expertise: trained(2) };
}

function coinsIn({ system: { currency } }: FoundryActor): Character['coins'] {
  const coin = (value: number) => within(value, 0, mostOfACoin);
  return {
    copper: coin(currency.cp),
    silver: coin(currency.sp),
    electrum: coin(currency.ep),
    gold: coin(currency.gp),
    platinum: coin(currency.pp),
  };
}

function backgroundIn({ items, system }: FoundryActor): { background: Character['background']; report: string[] } {
  const { background: noted } = system.details;
  const written = items.find(({ type }) => type === 'background')?.name ?? (typeof noted === 'string' ? noted : '');
  const background = backgroundIds.find((id) => id === slugOf(written)) ?? null;
  return { background, report: background || written === '' ? [] : placeless('The background', [written]) };
}

function flagsIn({ flags }: FoundryActor): FoundryFlags | null {
  const read = FoundryFlags.safeParse(flags.hearthlore);
  return read.success ? read.data : null;
}

/** The name, shortened when it is too long. */
function nameIn({ name }: FoundryActor): CharacterResult<string> {
  const cut = withoutHiddenCharacters(name).slice(0, longestCharacterName);
  const read = CharacterName.safeParse(cut.isWellFormed() ? cut : cut.slice(0, -1));
  return read.success ? yes(read.data) : refuse('actorNameCannotBeStored', {});
}

function beginningOf(
  actor: FoundryActor,
  home: CharacterHome,
): CharacterResult<{ character: Character; report: string[]; flags: FoundryFlags | null }> {
  const name = nameIn(actor);
  const flags = flagsIn(actor);
  const callings = classesIn(actor, flags);
  if (!name.ok) return name;
  if (!callings.ok) return callings;
  const { classes, hitDiceSpent, report } = callings.value;
  const origin = speciesIn(actor, flags);
  const from = backgroundIn(actor);
  const blank = blankCharacter(home, flags?.ruleSet ?? 'srd', { name: name.value, species: origin.species, class: classes[0].class });
  const character: Character = {
    ...blank,
    classes,
    hitDiceSpent,
    experience: within(actor.system.details.xp.value, 0, gameLimits.experience),
    lineage: origin.lineage,
    background: from.background,
    circle: flags?.circle ?? null,
    mastered: flags?.mastered ?? {},
    options: flags?.options ?? {},
    forms: flags?.forms ?? [],
    pronouns: flags?.pronouns ?? null,
    portrait: flags?.portrait.kind === 'drawn' ? flags.portrait : blank.portrait,
    usesSpent: flags?.usesSpent ?? {},
    inspirationToPass: flags?.inspirationToPass ?? false,
    ...(flags?.source && { source: flags.source }),
    stats: eachAbility((ability) => within(actor.system.abilities[foundryAbility[ability]]?.value ?? 10, 1, gameLimits.score)),
    ...skillsIn(actor),
    coins: coinsIn(actor),
    masteries: masteriesIn(actor),
  };
  const learned = proficienciesRead(actor, character, flags);
  return yes({
    character: { ...character, ...learned.held },
    report: [...report, ...origin.report, ...from.report, ...learned.report],
    flags,
  });
}

function strangeTypes(items: readonly FoundryItem[]): string[] {
  return items.filter((item) => !isGear(item) && !readTypes.includes(item.type)).map(({ name, type }) => `${name} (${type})`);
}

/** The items of an actor of which homebrew can be, in the order in which they are written: features, spells, gear. */
function candidatesOf({ items }: FoundryActor, character: Character, catalogue: MagicCatalogue): Candidate[] {
  const isFeature = isKnownFeature(character);
  const of = (type: string) => items.filter((item) => item.type === type);
  return [
    ...of('feat').map((item) => ({ item, kind: 'feature' as const, isKnown: isFeature(item) })),
    ...of('spell').map((item) => ({ item, kind: 'spell' as const, isKnown: knownSpell(item) !== undefined })),
    ...items
      .filter(isGear)
      .slice(0, limits.inventorySlots)
      .map((item) => ({ item, kind: 'item' as const, isKnown: isKnownGear(item, catalogue) })),
  ];
}

const ownById = (entries: ReadonlyMap<FoundryItem, HomebrewEntry>) =>
  [...entries.values()].map((entry): [string, HomebrewEntry] => [entry.id, entry]);

const Actorlike = z.looseObject({ type: z.string(), system: z.looseObject({}) });

/** Why some data is no actor: it is something else, or a field of it is wrong. */
function refusalOf(data: unknown, path: readonly PropertyKey[]): CharacterResult<never> {
  const isActor = path.length > 0 && Actorlike.safeParse(data).success;
  return isActor ? refuse('fileFieldIsWrong', { field: fieldName(path) }) : refuse('noActor', {});
}

/**
 * The character of an actor of Foundry VTT (system dnd5e) with a new home, and every field of it that cannot be imported.
 * Refuses what is no player character, has no class that is known, or does not hold together, in a sentence.
 */
export function readFoundryActor(
  data: unknown,
  home: CharacterHome,
  catalogue: MagicCatalogue = new Map(),
): CharacterResult<{ character: Character; report: string[] }> {
  const read = FoundryActor.safeParse(data);
  if (!read.success) return refusalOf(data, read.error.issues[0]?.path ?? []);
  const unsafe = unsafeField(data);
  if (unsafe !== null) return refuse('fileFieldIsWrong', { field: unsafe });
  const actor = read.data;
  if (actor.type !== 'character') return refuse('actorIsNoPlayerCharacter', {});
  const begun = beginningOf(actor, home);
  if (!begun.ok) return begun;
  const { flags, character: start } = begun.value;
  const { entries, report: told } = homebrewIn(candidatesOf(actor, start, catalogue), start);
  const { spells, unknown: strangeSpells } = spellsIn(actor, start, flags, entries);
  const { feats, givenFeatures, unknown: strangeFeats } = featsIn(actor, start, flags, entries);
  const pooled = poolsIn(actor, { ...start, spells, feats, givenFeatures, homebrew: [...new Map(ownById(entries)).values()] });
  const lasting = effectsIn(actor, home.id);
  const healthy = healthIn(actor, { ...pooled, usesSpent: usesIn(actor, pooled, entries), activeEffects: lasting.effects });
  const packed = packGear(healthy.character, actor.items, catalogue, entries);
  const parsed = Character.safeParse(packed.character);
  if (!parsed.success) return refuse('actorMakesNoCharacter', {});
  const sound = validateCharacter(parsed.data);
  if (!sound.ok) return sound;
  const report = [
    ...begun.value.report,
    ...healthy.report,
    ...placeless('The spell', strangeSpells),
    ...placeless('The feature', strangeFeats),
    ...placeless('The entry', strangeTypes(actor.items)),
    ...packed.report,
    ...unreadFields(actor, sound.value),
    ...lasting.report,
    ...unreadItems(actor, sound.value, entries),
    ...told,
  ];
  return yes({ character: sound.value, report: report.slice(0, mostLines) });
}
