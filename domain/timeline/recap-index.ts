import type { Adventure } from '#domain/narration/adventure.ts';
import { isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { Item } from '#domain/character/character.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { names } from './recap-sentences.ts';
import type { SessionIndex } from './recap.ts';

/** A character as far as a session's index asks. */
export interface Sheet {
  id: string;
  name: string;
  level: number;
  experience: number;
  inventory: readonly Pick<Item, 'name' | 'quantity'>[];
}

/** What is known of a session when it ends. */
export interface SessionFacts {
  adventure: Adventure;
  /** How far the party had come, first when the session began and then after each change. */
  states: readonly PlayState[];
  /** What was told and said to the whole table. */
  texts: readonly string[];
  /** What a hero or a character is called, by any id that states and fights use. */
  nameOf: (id: string) => string | null;
  before: readonly Sheet[];
  after: readonly Sheet[];
  /** Entries of the campaign's lore that everyone reads, and that came or changed. */
  lore: readonly string[];
  /** Fights of the session, each as it stood last. */
  fights: readonly Combat[];
}

/** The index of a session: only places the party was in, people who were named at the table, and foes it saw. */
export function indexSession(facts: SessionFacts): SessionIndex {
  return {
    places: placesOf(facts),
    people: peopleOf(facts),
    loot: lootOf(facts),
    clues: cluesOf(facts),
    lore: [...facts.lore],
    fights: [...fallenOf(facts), ...facts.fights.flatMap((fight) => fightOf(facts, fight))],
    experience: experienceOf(facts),
    levels: facts.after.flatMap(({ id, name, level }) => {
      const from = facts.before.find((each) => each.id === id)?.level ?? level;
      return level > from ? [{ name, from, to: level }] : [];
    }),
  };
}

function visited({ adventure, states }: SessionFacts) {
  const ids = [...new Set(states.map(({ scene }) => scene))];
  return ids.flatMap((id) => adventure.scenes.find((scene) => scene.id === id) ?? []);
}

function placesOf(facts: SessionFacts): SessionIndex['places'] {
  return visited(facts).map(({ name, place }) => ({ name, place }));
}

function peopleOf(facts: SessionFacts): SessionIndex['people'] {
  const there = new Set(visited(facts).flatMap(({ npcs }) => npcs));
  return facts.adventure.npcs
    .filter(({ id, name }) => there.has(id) && facts.texts.some((text) => names(text, name)))
    .map(({ name, role }) => ({ name, role }));
}

function lootOf({ adventure, states, before, after, nameOf }: SessionFacts): SessionIndex['loot'] {
  const [first, last] = [states[0], states.at(-1)];
  const things = adventure.scenes.flatMap((scene) => scene.loot);
  const taken = Object.entries(last?.taken ?? {})
    .filter(([id]) => first?.taken[id] === undefined)
    .flatMap(([id, hero]) =>
      things.filter((thing) => thing.id === id).map(({ name, quantity }) => ({ name, quantity, takenBy: nameOf(hero) })),
    );
  const isTaken = (name: string) => taken.some((thing) => thing.name.toLowerCase() === name.toLowerCase());
  const gained = after.flatMap((sheet) => gainsOf(sheet, before)).filter(({ name }) => !isTaken(name));
  return [...taken, ...gained];
}

/** What somebody carries who was there before, and nobody carried then. What one brings along is no loot. */
function gainsOf(sheet: Sheet, before: readonly Sheet[]): SessionIndex['loot'] {
  if (!before.some(({ id }) => id === sheet.id)) return [];
  const held = new Set(before.flatMap(({ inventory }) => inventory.map(({ name }) => name)));
  return sheet.inventory.filter(({ name }) => !held.has(name)).map(({ name, quantity }) => ({ name, quantity, takenBy: sheet.name }));
}

function cluesOf({ adventure, states }: SessionFacts): string[] {
  const [first, last] = [states[0], states.at(-1)];
  const fresh = (last?.clues ?? []).filter((id) => !first?.clues.includes(id));
  return fresh.flatMap((id) => adventure.clues.filter((clue) => clue.id === id).map(({ text }) => text));
}

/** Those who were brought down in the story, without a fight being kept. */
function fallenOf({ adventure, states, fights }: SessionFacts): SessionIndex['fights'] {
  const fought = new Set(fights.flatMap(({ fromStory = [] }) => fromStory));
  const isDown = (state: PlayState | undefined, id: string, hitPoints: number) => (state?.npcs[id]?.damage ?? 0) >= hitPoints;
  return adventure.npcs.flatMap(({ id, name, combat }) => {
    if (!combat || fought.has(id) || isDown(states[0], id, combat.hitPoints) || !isDown(states.at(-1), id, combat.hitPoints)) return [];
    return [{ outcome: 'broughtDown', foes: [name] }];
  });
}

/** How a fight went; the hidden are left out, and a fight nobody began is none. Who was won over is gone from it, and known by the story. */
function fightOf({ adventure }: SessionFacts, { phase, combatants, fromStory, yielded = [] }: Combat): SessionIndex['fights'] {
  const seen = combatants.filter(({ hidden }) => !hidden);
  const foes = seen.filter(({ side }) => side === 'foes');
  const wonOver = adventure.npcs.filter(({ id }) => yielded.some((each) => each.id === id)).map(({ name }) => name);
  if (phase === 'gathering' || foes.length + wonOver.length === 0) return [];
  const isFallen = (one: Combatant) => one.dead || isKnockedOut(one);
  const [fallen, standing] = [foes.filter(isFallen), foes.filter((one) => !isFallen(one))];
  const heroesLost = namesOf(seen.filter(({ kind, dead }) => kind === 'hero' && dead));
  // A fight of the story goes on for as long as foes and heroes face each other.
  const isLost = fromStory !== undefined && standing.length > 0;
  const outcome = phase !== 'over' ? 'unfinished' : isLost ? 'lost' : 'ended';
  const remaining = [...namesOf(standing), ...wonOver];
  return [{ outcome, foes: [...namesOf(foes), ...wonOver], fallen: namesOf(fallen), remaining, heroesLost }];
}

/** What the sheets gained; of those without one, what their fights were worth. */
function experienceOf({ fights, before, after, nameOf }: SessionFacts): SessionIndex['experience'] {
  const sums = new Map<string, number>();
  for (const { award, combatants } of fights) {
    for (const id of award?.heroes ?? []) {
      const one = combatants.find((each) => each.id === id);
      const name = nameOf(one?.source ?? id) ?? one?.name;
      if (name !== undefined && award) sums.set(name, (sums.get(name) ?? 0) + award.each);
    }
  }
  for (const { id, name, experience } of after) {
    const gained = experience - (before.find((each) => each.id === id)?.experience ?? experience);
    if (gained > 0) sums.set(name, gained);
  }
  return [...sums].filter(([, amount]) => amount > 0).map(([name, amount]) => ({ name, amount }));
}

const namesOf = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);
