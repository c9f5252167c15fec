import { NewCharacterName } from '#domain/character/character.ts';
import { hasHiddenCharacters, hiddenCharactersIn } from '#domain/text/hidden-characters.ts';
import type { CreationAnswers, CreationStep } from './creation-guide-step.ts';
import { classTerms, speciesTerms } from './creation-terms.ts';
import { nameIn } from './creation-name.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { formOptions } from './quick-options.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { asksAbout, leavesTheChoice, refusesChoice, understandChoice } from '#domain/text/understand-choice.ts';

/** What is known for sure of the newcomer so far. */
interface Newcomer {
  race: SpeciesId | null;
  name: string | null;
  class: ClassId | null;
}

export interface Guidance {
  step: CreationStep;
  data: CreationAnswers;
  /** What the narrator says. */
  message: string;
  suggestions: string[];
  /** All three answers, once they are there. */
  ready: { race: SpeciesId; name: string; class: ClassId } | null;
}

interface Said {
  step: CreationStep;
  message: string;
  data: CreationAnswers;
}

/** How an answer was understood: what it was taken for, or what the narrator says before asking again. */
type Heard = { newcomer: Newcomer; aside: string; only?: readonly string[]; isExplained?: boolean };

const pick = <Value>(values: readonly Value[], dice: Dice): Value | undefined => values[dice(values.length) - 1];
const listed = (names: readonly string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function knownOf(data: CreationAnswers, ruleSet: 'quick' | 'srd'): Newcomer {
  const { races, classes: callings } = formOptions(ruleSet);
  const name = NewCharacterName.safeParse(data.name);
  return {
    race: races.find((id) => id === data.race) ?? null,
    name: name.success ? name.data : null,
    class: callings.find((id) => id === data.class) ?? null,
  };
}

function hear<Id extends SpeciesId | ClassId>(
  message: string,
  ids: readonly Id[],
  { words, nameOf, dice }: { words: Record<Id, { others: readonly string[]; about: string }>; nameOf: (id: Id) => string; dice: Dice },
): { id: Id | null; aside: string; only?: readonly string[]; isExplained?: boolean } {
  const named = understandChoice(
    message,
    ids.map((id) => ({ id, words: words[id].others })),
  );
  const [first] = named;
  if (asksAbout(message)) {
    const about = named.length > 0 ? named : ids;
    return { id: null, aside: about.map((id) => words[id].about).join('  \n'), isExplained: true };
  }
  if (first !== undefined && named.length === 1) return { id: first, aside: '' };
  if (named.length > 1)
    return {
      id: null,
      aside: `${sentence(listed(named.map((id) => nameOf(id).toLowerCase())))}? I can only write down one.`,
      only: named.map(nameOf),
    };
  if (leavesTheChoice(message))
    return {
      id:
        pick(
          ids.filter((id) => !refusesChoice(message, id, words[id].others)),
          dice,
        ) ?? null,
      aside: '',
    };
  return { id: null, aside: message === '' ? '' : 'I did not quite catch that over the wind.' };
}

/** The people somebody is of, and their calling when they name it in the same breath: "a dwarf cleric". */
function hearRace(message: string, newcomer: Newcomer, ruleSet: 'quick' | 'srd', dice: Dice): Heard {
  const { races, classes: callings } = formOptions(ruleSet);
  const { id, ...rest } = hear(message, races, { words: speciesTerms, nameOf: (race) => species[race].name, dice });
  const named = understandChoice(
    message,
    callings.map((calling) => ({ id: calling, words: classTerms[calling].others })),
  );
  const calling = id !== null && named.length === 1 ? (named[0] ?? null) : null;
  return { newcomer: { ...newcomer, race: id, class: newcomer.class ?? calling }, ...rest };
}

function hearCalling(message: string, newcomer: Newcomer, ruleSet: 'quick' | 'srd', dice: Dice): Heard {
  const { classes: callings } = formOptions(ruleSet);
  const { id, ...rest } = hear(message, callings, { words: classTerms, nameOf: (calling) => classes[calling].name, dice });
  return { newcomer: { ...newcomer, class: id }, ...rest };
}

function hearName(message: string, newcomer: Newcomer, dice: Dice): Heard {
  const names = speciesTerms[newcomer.race ?? 'human'].names;
  const typed = leavesTheChoice(message) ? (pick(names, dice) ?? '') : nameIn(message);
  const name = NewCharacterName.safeParse(typed);
  if (name.success) return { newcomer: { ...newcomer, name: name.data }, aside: '' };
  if (typed === '') return { newcomer, aside: '' };
  const isHidden = hasHiddenCharacters(typed);
  return { newcomer, aside: isHidden ? hiddenCharactersIn('This name') : 'That is more than my page can hold. A shorter name, please.' };
}

function ask(step: CreationStep, newcomer: Newcomer, ruleSet: 'quick' | 'srd', dice: Dice): { question: string; suggestions: string[] } {
  const { races, classes: callings } = formOptions(ruleSet);
  if (step === 'name') {
    const { names } = speciesTerms[newcomer.race ?? 'human'];
    const from = dice(names.length);
    const suggestions = [0, 1, 2].flatMap((step) => names[(from + step) % names.length] ?? []);
    return { question: 'By what name shall the songs remember you?', suggestions };
  }
  if (step === 'class') {
    const suggestions = callings.map((id) => classes[id].name);
    return { question: `And what is your class: ${listed(suggestions.map((name) => name.toLowerCase()))}?`, suggestions };
  }
  const suggestions = races.map((id) => species[id].name);
  return { question: `Of which people are you: ${listed(suggestions.map((name) => name.toLowerCase()))}?`, suggestions };
}

const welcome = 'Come closer to the fire, traveler. Before the road begins, tell me who walks it.';

/** What the narrator says to an answer before asking for the next thing. */
function remark(
  asked: CreationStep,
  next: CreationStep,
  isGreeting: boolean,
  { newcomer: { race, name }, aside, only, isExplained }: Heard,
): string {
  if (isGreeting && race === null) return isExplained || only ? aside : welcome;
  if (aside !== '' || next === asked) return aside;
  if (asked === 'name') return `${name ?? ''}. The fire burns a little brighter for it.`;
  return race ? `${sentence(species[race].name)}, ${speciesTerms[race].line}. I see you more clearly now.` : '';
}

/** The first thing that is still to be asked. */
function missing({ race, name, class: calling }: Newcomer): CreationStep {
  if (race === null) return 'race';
  if (name === null) return 'name';
  return calling === null ? 'class' : 'complete';
}

function hearAnswer(asked: CreationStep, message: string, known: Newcomer, ruleSet: 'quick' | 'srd', dice: Dice): Heard {
  if (asked === 'race') return hearRace(message, known, ruleSet, dice);
  if (asked === 'name') return hearName(message, known, dice);
  return asked === 'class' ? hearCalling(message, known, ruleSet, dice) : { newcomer: known, aside: '' };
}

function written({ race, name, class: calling }: NonNullable<Guidance['ready']>): string {
  const people = species[race].name.toLowerCase();
  return `So it is written: ${name}, ${people} and ${classes[calling].name.toLowerCase()}, ${classTerms[calling].line}. The road is waiting.`;
}

/** Takes one answer of the guided creation, in free words, and says what the narrator asks next; never fails. */
export function guideCreation({ step, message, data }: Said, ruleSet: 'quick' | 'srd', dice: Dice): Guidance {
  const known = knownOf(step === 'start' ? {} : data, ruleSet);
  const asked = step === 'start' ? 'race' : step === 'complete' ? missing(known) : step;
  const heard = hearAnswer(asked, message, known, ruleSet, dice);
  const { race, name, class: calling } = heard.newcomer;
  const next = missing(heard.newcomer);
  const kept = { race: race ?? undefined, name: name ?? undefined, class: calling ?? undefined };
  if (race && name && calling) {
    const ready = { race, name, class: calling };
    return { step: 'complete', data: kept, message: written(ready), suggestions: [], ready };
  }
  const { question, suggestions } = ask(next, heard.newcomer, ruleSet, dice);
  const parts = [remark(asked, next, step === 'start', heard), heard.only ? '' : question];
  const replyText = parts.filter((part) => part !== '').join('\n\n');
  return { step: next, data: kept, message: replyText, suggestions: [...(heard.only ?? suggestions)], ready: null };
}
