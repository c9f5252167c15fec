import type { Npc, Topic } from '#domain/narration/adventure.ts';
import {
  beastCalls,
  beastHabits,
  confessions,
  greetings,
  habits,
  hashOf,
  lures,
  plainLures,
  rumours,
  someOf,
  worded,
} from './adventure-phrases.ts';
import { bareName } from './lore-card.ts';
import type { LoreCard } from './lore-card.ts';
import { pronounsIn } from './lore-kind.ts';
import type { LoreKind } from './lore-kind.ts';
import { nameInPlay, placeInPlay, roleIn, spokenName, taleInPlay, wordsFor } from './lore-names.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { singularOf } from '#domain/text/noun-text.ts';
import { firstOf } from './lore-prose.ts';
import type { Stage } from './lore-stage.ts';
import type { Tales } from './lore-tales.ts';

/** Tales and other things somebody can be asked about, besides themselves and what they hide. */
const most = { leads: 3, topics: 8, words: 32 } as const;
const violent = /\b(?:attack|hunt|kill|devour|prey|slay|slaughter|ambush|maraud|murder)(?:s|ed|ing)?\b/i;
const teeth = { armorClass: 12, hitPoints: 13, attackName: 'claws', attackBonus: 3, damage: '1d6+1' } as const;
const blade = { armorClass: 13, hitPoints: 16, attackName: 'blade', attackBonus: 3, damage: '1d6+1' } as const;

/** Everybody who can be met in a world, in the order of its places; people whom nothing places are known, and met nowhere. */
export function peopleOf(stage: Stage, tales: Tales, cards: readonly LoreCard[]): Npc[] {
  const met = stage.places.flatMap((place) => (stage.cast.get(place.id) ?? []).map((card) => ({ card, place })));
  const known = new Set(met.map(({ card }) => card.id));
  const absent = [...stage.cards.values()].filter(({ id }) => stage.kinds.get(id) === 'person' && !known.has(id));
  const secrets = secretsOf(cards);
  return [...met, ...absent.map((card) => ({ card, place: null }))].map(({ card, place }) => npcOf(card, place, { stage, tales, secrets }));
}

/** What only those who build the world know of an entry: its own passages, then what other hidden lore says of it. */
function secretsOf(cards: readonly LoreCard[]): Map<string, string[]> {
  const secrets = new Map<string, string[]>();
  const note = (id: string, sentences: readonly string[]) => secrets.set(id, [...(secrets.get(id) ?? []), ...sentences]);
  for (const { id, hidden } of cards) note(id, hidden.sentences);
  for (const { hidden } of cards) for (const id of hidden.refs) note(id, hidden.sentences);
  return secrets;
}

interface Around {
  stage: Stage;
  tales: Tales;
  secrets: ReadonlyMap<string, readonly string[]>;
}

function npcOf(card: LoreCard, place: LoreCard | null, { stage, tales, secrets }: Around): Npc {
  const kind = stage.kinds.get(card.id) ?? 'person';
  const spoken = pronounsIn(card.open.sentences);
  const isMute = kind === 'beast' && spoken === 'they';
  const name = nameInPlay(card, kind);
  const secret = cutShort((secrets.get(card.id) ?? []).join(' '), 1500);
  return {
    id: card.id,
    name,
    aliases: aliasesOf(card, kind),
    role: roleOf(card, kind, place),
    pronouns: isMute ? 'it' : kind === 'group' ? 'they' : spoken,
    description: firstOf(card.open.sentences, 45) || `There is nothing about ${name} that you would know at a glance.`,
    attitude: attitudeOf(card, kind, place === stage.places[0]),
    habits: someOf(isMute ? beastHabits : habits, 5, card.id),
    greetings: someOf(isMute ? beastCalls : greetings, 4, card.id),
    topics: isMute ? [] : topicsOf(card, place, stage, tales),
    ...(secret !== '' && { secret }),
    ...(kind === 'beast' && { combat: isMute ? teeth : blade, ...kinOf(card) }),
  };
}

/** A creature of the SRD of the same name, whose saves it makes. */
function kinOf({ name }: LoreCard): Pick<Npc, 'statBlock'> {
  const bare = bareName(name);
  const block = monsterOf(slugOf(singularOf(bare) ?? bare));
  return block ? { statBlock: block.id } : {};
}

function aliasesOf(card: LoreCard, kind: LoreKind): string[] {
  const words = wordsFor(card).filter((word) => !/^(?:lord|lady|king|queen)$/.test(word));
  return kind === 'person' ? words : [...new Set(words.flatMap((word) => [word, singularOf(word) ?? word]))];
}

function roleOf(card: LoreCard, kind: LoreKind, place: LoreCard | null): string {
  const where = place ? `at ${placeInPlay(place)}` : 'in these parts';
  if (kind === 'beast') return roleIn(card) ?? `a creature met ${where}`;
  return (kind === 'person' ? roleIn(card) : null) ?? `somebody known ${where}`;
}

function attitudeOf(card: LoreCard, kind: LoreKind, isStart: boolean): Npc['attitude'] {
  if (kind !== 'beast') return card.tags.has('villain') ? 'wary' : 'neutral';
  return violent.test(card.open.sentences.join(' ')) && !isStart ? 'hostile' : 'wary';
}

function topicsOf(card: LoreCard, place: LoreCard | null, stage: Stage, tales: Tales): Topic[] {
  const near = place === null ? [] : (stage.ways.get(place.id) ?? []).flatMap((id) => stage.cards.get(id) ?? []);
  const here = place === null ? [] : [...(stage.around.get(place.id) ?? []), place, ...near];
  const linked = [...card.open.refs.flatMap((id) => stage.cards.get(id) ?? []), ...(stage.namedBy.get(card.id) ?? [])];
  const known = [...new Set([...linked, ...here])].filter((each) => each.id !== card.id && !each.tags.has('play:ending'));
  // Where there are many tales, each of those who are there knows some of them.
  const bySpeaker = (tale: LoreCard) => hashOf(`${card.id} ${tale.id}`);
  const knownLeads = known.filter(({ id }) => tales.leads.has(id)).toSorted((one, other) => bySpeaker(one) - bySpeaker(other));
  const things = known.filter(({ id, open }) => !tales.leads.has(id) && open.sentences.length > 0);
  const about = [...knownLeads.slice(0, most.leads), ...things].slice(0, most.topics);
  const clue = tales.findsAt.get(card.id);
  return [
    ...about.map((each) => topicOf(each, card, tales)),
    ...(clue === undefined ? [] : [{ id: 'hidden', keywords: secretWords, says: worded(confessions, card.id), clue, dc: 15 }]),
    ...(card.open.sentences.length > 0 && stage.kinds.get(card.id) === 'person' ? [selfOf(card)] : []),
  ];
}

const secretWords = ['secret', 'secrets', 'truth', 'hide', 'hides', 'hiding', 'hidden', 'really'];

function topicOf(about: LoreCard, speaker: LoreCard, tales: Tales): Topic {
  const [id, name, keywords, seed] = [about.id, spokenName(about), wordsFor(about), `${speaker.id} ${about.id}`];
  const lead = tales.leads.get(id);
  if (lead !== undefined) return { id, keywords, says: worded(rumours, seed, taleInPlay(about)), clue: lead };
  const others = about.open.sentences.filter((sentence) => !sentence.includes(speaker.name));
  const text = firstOf(others.length > 0 ? others : about.open.sentences, most.words);
  const isNamed = text
    .toLowerCase()
    .replace(/^the /, '')
    .startsWith(about.called[0] ?? '');
  return { id, keywords, says: isNamed ? worded(plainLures, seed, text) : worded(lures, seed, name, text) };
}

/** What somebody says when asked about themselves: what is said of them. */
function selfOf({ id, open }: LoreCard): Topic {
  const keywords = ['yourself', 'you do', 'are you', 'your name', 'your work', 'your story'];
  return { id, keywords, says: `You will have heard what they say of me. '${firstOf(open.sentences, most.words)}'` };
}
