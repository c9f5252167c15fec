import type { Character } from '#domain/character/character.ts';
import { givenTools } from '#domain/character/classes/given-tools.ts';
import { fittingNames, leftOut } from '#domain/character/interchange/proficiency-names.ts';
import type { FoundryActor } from '#domain/character/interchange/foundry-actor.ts';
import type { FoundryFlags } from '#domain/character/interchange/foundry-flags.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { languageKey, languageOf, toolAbility, toolKey, toolOf } from './proficiency-terms.ts';

type Held = Pick<Character, 'languages' | 'tools'>;
type Learner = Pick<Character, 'classes' | 'background'>;

const isKey = (key: string | undefined): key is string => key !== undefined;
const keysOf = (names: readonly string[], keyOf: (name: string) => string | undefined) => [...new Set(names.map(keyOf).filter(isKey))];
const areSame = (some: readonly string[], others: readonly string[]) => some.toSorted().join() === others.toSorted().join();

/** The languages of a sheet as Foundry holds them: its own by their keys, any other in words. */
export function languagesWritten(languages: readonly string[]): { value: string[]; custom: string } {
  return { value: keysOf(languages, languageKey), custom: languages.filter((name) => languageKey(name) === undefined).join('; ') };
}

/** The tools somebody is trained with, those of class and background among them, as Foundry holds them. */
export function toolsWritten(character: Learner & Held) {
  const keys = keysOf([...givenTools(character), ...character.tools], toolKey);
  return Object.fromEntries(keys.map((key) => [key, { value: 1, ability: toolAbility(key) }]));
}

/** The tools that Foundry does not know, for which it has no place. */
export const toolsUnknown = ({ tools }: Held): string[] => tools.filter((name) => toolKey(name) === undefined);

function languagesRead({ system }: FoundryActor, flags: FoundryFlags | null): string[] {
  const { value, custom } = system.traits.languages;
  const ours = flags === null ? null : languagesWritten(flags.languages);
  if (flags && ours && areSame(ours.value, value) && ours.custom === custom) return flags.languages;
  return [...value.map(languageOf), ...custom.split(';')];
}

function toolsRead(actor: FoundryActor, learner: Learner, flags: FoundryFlags | null): string[] {
  const trained = Object.entries(actor.system.tools).flatMap(([key, { value }]) => (value >= 1 ? [key] : []));
  if (flags && areSame(Object.keys(toolsWritten({ ...learner, ...flags })), trained)) return flags.tools;
  const given = keysOf(givenTools(learner), toolKey);
  return [...trained.filter((key) => !given.includes(key)).map(toolOf), ...(flags ? toolsUnknown(flags) : [])];
}

/** More or less than training with a tool, which a sheet does not hold. */
function unheldTraining({ system }: FoundryActor): string[] {
  return Object.entries(system.tools).flatMap(([key, { value }]) => {
    if (value === 0 || value === 1) return [];
    return value > 1
      ? [`Expertise with ${quoted(toolOf(key))} comes in as training.`]
      : [`Half proficiency with ${quoted(toolOf(key))} cannot be imported.`];
  });
}

/** The languages and tools of an actor whose class and background are read, and what of them has no place on a sheet. */
export function proficienciesRead(actor: FoundryActor, learner: Learner, flags: FoundryFlags | null): { held: Held; report: string[] } {
  const languages = fittingNames(languagesRead(actor, flags));
  const tools = fittingNames(toolsRead(actor, learner, flags));
  return {
    held: { languages: languages.fitting, tools: tools.fitting },
    report: [...unheldTraining(actor), ...leftOut('languages', languages.beyond), ...leftOut('tools', tools.beyond)],
  };
}
