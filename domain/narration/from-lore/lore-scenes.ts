import type { Exit, Feature, Loot, Npc, Scene } from '#domain/narration/adventure.ts';
import { arrivals, someOf, touches, ways, worded } from './adventure-phrases.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { LoreCard } from './lore-card.ts';
import { firstSight, placeInPlay, taleInPlay, thingInPlay, wordsFor } from './lore-names.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { firstOf } from './lore-prose.ts';
import type { Stage } from './lore-stage.ts';
import type { Tales } from './lore-tales.ts';

/** Words of an entry that are read aloud on arrival, and things that are named there. */
const read = { words: 60, things: 3, people: 4 } as const;
const most = { things: 8, traces: 4 } as const;

interface Around {
  world: string;
  stage: Stage;
  tales: Tales;
  npcs: ReadonlyMap<string, Npc>;
}

/** The places of a world as scenes, the first of them where the tale begins. */
export function scenesOf(around: Around): Scene[] {
  return around.stage.places.map((place) => sceneOf(place, around));
}

function sceneOf(card: LoreCard, around: Around): Scene {
  const { stage, npcs, world } = around;
  const present = (stage.cast.get(card.id) ?? []).flatMap(({ id }) => npcs.get(id) ?? []);
  const things = (stage.around.get(card.id) ?? []).filter(({ id }) => stage.kinds.get(id) === 'thing');
  return {
    id: card.id,
    name: cutShort(card.name, 80),
    place: cutShort(world, 120),
    description: descriptionOf(card, around, things),
    touches: someOf(touches, 8, card.id),
    exits: exitsOf(card, stage),
    npcs: present.map(({ id }) => id),
    features: featuresOf(card, present, things, around),
    loot: things.filter(({ tags }) => tags.has('play:loot')).map(lootOf),
  };
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** What is read aloud on arrival: the name, what everyone may read, and who and what is there. */
function descriptionOf(card: LoreCard, { stage, npcs }: Around, things: readonly LoreCard[]): string {
  const cast = stage.cast.get(card.id) ?? [];
  const seen = (isBeast: boolean) =>
    cast
      .filter(({ id }) => (npcs.get(id)?.pronouns === 'it') === isBeast)
      .map((each) => firstSight(each, stage.kinds.get(each.id) ?? 'person'));
  const [people, beasts] = [seen(false), seen(true)];
  const description = firstOf(card.open.sentences, read.words);
  return [
    worded(arrivals, card.id, placeInPlay(card)),
    description === '' ? 'What it is like, you have yet to see.' : description,
    ...(people.length > 0 ? [`Here you meet ${listed(people.slice(0, read.people))}.`] : []),
    ...(beasts.length > 0 ? [`${capitalize(listed(beasts))} ${beasts.length > 1 ? 'are' : 'is'} here, and not asleep.`] : []),
    ...(things.length > 0 ? [`Your eyes fall on ${listed(things.slice(0, read.things).map(thingInPlay))}.`] : []),
  ].join(' ');
}

/** The ways out; where there is no other place, one that leads round and back. */
function exitsOf(place: LoreCard, { ways: leading, cards }: Stage): Exit[] {
  const { id, called } = place;
  const targets = (leading.get(id) ?? []).flatMap((to) => cards.get(to) ?? []);
  if (targets.length === 0) {
    return [{ id, to: id, label: `a turn about ${placeInPlay(place)}`, aliases: [...called, 'around', 'walk', 'turn'] }];
  }
  return targets.map((to) => ({
    id: to.id,
    to: to.id,
    label: `${someOf(ways, 1, `${id} ${to.id}`)[0] ?? 'the way to'} ${placeInPlay(to)}`,
    aliases: wordsFor(to),
  }));
}

/** Things that stand here, traces of whatever nobody here can tell, and the rest of the place itself. */
function featuresOf(card: LoreCard, present: readonly Npc[], things: readonly LoreCard[], { stage, tales }: Around): Feature[] {
  const knownClues = new Set(present.flatMap(({ topics }) => topics.flatMap(({ clue }) => clue ?? [])));
  const hiddenTales = (stage.around.get(card.id) ?? []).filter(({ id }) => tales.leads.has(id) && !knownClues.has(id));
  return [
    ...things.slice(0, most.things).map((thing): Feature => {
      const name = thingInPlay(thing);
      const description = firstOf(thing.open.sentences, 60) || `${capitalize(name)} gives nothing away at a glance.`;
      return { id: thing.id, name, aliases: wordsFor(thing), description, ...finding(tales.findsAt.get(thing.id), 14) };
    }),
    ...hiddenTales.slice(0, most.traces).map((tale): Feature => {
      const description = 'There is something here for those who look twice.';
      return {
        id: tale.id,
        name: `the traces of ${taleInPlay(tale)}`,
        aliases: ['traces', ...wordsFor(tale)],
        description,
        ...finding(tale.id, 10),
      };
    }),
    ...restOf(card, tales.findsAt.get(card.id)),
  ];
}

function finding(clue: string | undefined, dc: number): Partial<Feature> {
  return clue === undefined ? {} : { skill: 'investigation', dc, clue };
}

/** What there is to a place besides its things: what was not read aloud on arrival, or what hides there. */
function restOf(place: LoreCard, hidden: string | undefined): Feature[] {
  const aloud = firstOf(place.open.sentences, read.words);
  const rest = place.open.sentences.filter((sentence) => !aloud.includes(sentence));
  if (rest.length === 0 && hidden === undefined) return [];
  const description = firstOf(rest, 70) || 'Nothing here draws the eye at once. It would take a patient look.';
  const aliases = [...new Set(['place', 'surroundings', 'area', 'around', ...place.called])];
  return [{ id: place.id, name: `the rest of ${placeInPlay(place)}`, aliases, description, ...finding(hidden, 14) }];
}

function lootOf(thing: LoreCard): Loot {
  const kinds = [
    ['Weapon', /\b(?:sword|blade|axe|bow|spear|dagger|hammer|mace|staff|weapon)s?\b/i],
    ['Armor', /\b(?:armou?r|shield|mail|helm|plate)s?\b/i],
    ['Consumable', /\b(?:potion|scroll|elixir|salve|draught|food)s?\b/i],
    ['Treasure', /\b(?:gold|silver|gem|jewel|crown|coin|ring|treasure|amulet|pearl)s?\b/i],
  ] as const;
  const text = `${thing.name} ${thing.open.sentences[0] ?? ''}`;
  return {
    id: thing.id,
    name: thingInPlay(thing),
    aliases: [...thing.called],
    type: kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Gear',
    quantity: 1,
    where: 'where you can reach it',
    guardedBy: [],
  };
}
