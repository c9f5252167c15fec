import type { Adventure } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { attitudeOf, currentScene, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { isBeast } from './addressee.ts';
import type { HeroAction, Target } from './action.ts';

/** What an option means when somebody takes it. */
type Meaning = Pick<HeroAction, 'kind' | 'skill' | 'tone'> & Partial<Pick<HeroAction, 'asked'>>;

/** Something the players could turn to next: how it is printed, and what it means when somebody says it. */
export interface Option {
  /** "the ferrywoman", as it stands in a sentence. */
  thing: string;
  /** "speak with the ferrywoman". */
  wording: string;
  meaning: Meaning;
  /** What it is done to; none after the tale has ended. */
  target?: Target;
  /** It is said at the end of the tale, and asks nothing of anybody. */
  isFarewell?: true;
}

const talk: Meaning = { kind: 'talk', skill: 'persuasion', tone: 'plain' };
const look: Meaning = { kind: 'search', skill: 'investigation', tone: 'plain' };
const go: Meaning = { kind: 'travel', skill: null, tone: 'plain' };
const strike: Meaning = { kind: 'attack', skill: null, tone: 'plain' };
const slip: Meaning = { kind: 'sneak', skill: 'stealth', tone: 'plain' };

/** The wordings of each kind of option, with what each of them means. */
const wordings = {
  ask: { 'speak with': talk, 'put a question to': talk, 'hear what more there is from': talk, 'turn to': talk, 'try your luck with': talk },
  face: {
    'stand up to': { kind: 'talk', skill: 'intimidation', tone: 'threat' },
    'strike at': strike,
    'find a way past': slip,
    'try words on': { kind: 'talk', skill: 'persuasion', tone: 'charm' },
    'wear down': strike,
  },
  mind: {
    'keep an eye on': { kind: 'search', skill: 'perception', tone: 'plain' },
    'edge round': slip,
    'hold still before': { kind: 'talk', skill: 'animal handling', tone: 'plain' },
    'learn the ways of': { kind: 'search', skill: 'nature', tone: 'plain' },
  },
  study: {
    'look closer at': look,
    'find out more about': look,
    'give some thought to': look,
    'look into': look,
    'spend a moment on': look,
  },
  go: { take: go, 'leave by': go, try: go, 'go by': go, 'set out by': go },
} as const satisfies Record<string, Record<string, Meaning>>;
type OptionKind = keyof typeof wordings;

function options(kind: OptionKind, name: string, target: Target): Option[] {
  const thing = withinSentence(name);
  return Object.entries<Meaning>(wordings[kind]).map(([verb, meaning]) => ({ thing, wording: `${verb} ${thing}`, meaning, target }));
}

/** Everything that may be offered in the scene where a party stands, by what it is about: each in all its wordings. */
export interface OptionsHere {
  foes: Option[][];
  people: Option[][];
  things: Option[][];
  ways: Option[][];
}

export function optionsHere(adventure: Adventure, state: PlayState): OptionsHere {
  const present = presentNpcs(adventure, state);
  const isFoe = (id: string) => present.some((npc) => npc.id === id && npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  return {
    foes: present.filter(({ id }) => isFoe(id)).map((npc) => options('face', npc.name, { kind: 'npc', npc })),
    people: present.filter(({ id }) => !isFoe(id)).map((npc) => options(isBeast(npc) ? 'mind' : 'ask', npc.name, { kind: 'npc', npc })),
    things: currentScene(adventure, state).features.map((feature) => options('study', feature.name, { kind: 'feature', feature })),
    ways: knownExits(adventure, state).map((exit) => options('go', exit.label, { kind: 'exit', exit })),
  };
}

const linger: Meaning = { kind: 'wait', skill: null, tone: 'plain' };
const another: Meaning = { kind: 'ask', skill: null, tone: 'plain', asked: { asks: 'anew', subject: null } };

/** What may be offered once the tale has ended: to linger, to say goodbye, and another tale. */
export function optionsAfter(adventure: Adventure, state: PlayState): Option[] {
  const goodbyes = presentNpcs(adventure, state)
    .filter((npc) => !isBeast(npc) && attitudeOf(state, npc) !== 'hostile')
    .map((npc): Option => {
      const thing = withinSentence(npc.name);
      return { thing, wording: `say goodbye to ${thing}`, meaning: talk, target: { kind: 'npc', npc }, isFarewell: true };
    });
  const here = withinSentence(currentScene(adventure, state).name);
  return [
    { thing: here, wording: `linger at ${here}`, meaning: linger, isFarewell: true },
    ...goodbyes,
    { thing: 'another tale', wording: 'begin another tale', meaning: another, isFarewell: true },
  ];
}

const lead =
  /^(?:(?:ok|okay|so|then|well|yes|alright),? )?(?:(?:i|we)(?:'ll| will|'d like to| would like to| want to| try to| choose to| decide to)?|let's|let us|let me) /;

/** The option that somebody's words are, as it was printed, with "I", "we" or nothing before it; null for other words. */
export function optionTaken(text: string, adventure: Adventure, state: PlayState, actor: Hero): Option | null {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!]+$/, '')
    .trim();
  const own = said.startsWith(`${actor.name.toLowerCase()} `) ? said.slice(actor.name.length + 1) : said;
  const words = new Set([said, own, said.replace(lead, '')]);
  const { foes, people, things, ways } = optionsHere(adventure, state);
  const after = state.ended === undefined ? [] : optionsAfter(adventure, state);
  return (
    [...after, ...[foes, people, ways, things].flat(2)].find(({ wording }) => words.has(wording.toLowerCase().replaceAll('’', "'"))) ?? null
  );
}
