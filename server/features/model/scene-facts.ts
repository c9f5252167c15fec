import type { Aftermath } from '#domain/moments/aftermath.ts';
import type { Clue, Npc, Topic } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { attitudeOf, currentScene, hitPointsOf, knownExits, presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import { isComing } from '#domain/narration/dangers.ts';
import { endingTold, greetingsAfter } from '#domain/narration/ending.ts';
import { seenTag } from '#domain/narration/scene-tags/seen-tag.ts';
import { tagsHere } from '#domain/narration/scene-tags/tags-here.ts';
import { heroesIn, scenesOfParty, viewFrom } from '#domain/narration/whereabouts.ts';
import { isReady, isTopicOpen, openWants } from '#domain/narration/wants.ts';
import { opaqueId } from './opaque-ids.ts';
import { answersNow } from './prompt-parts/answers-now.ts';

/**
 * What a model may know of the scene: each field is named here, so that nothing comes along by being there. It holds
 * the place, who is present and what anyone would be told, and of what is not yet found only ids and how it can be earned.
 * Secrets, clues not yet revealed, hidden exits, the signs of clocks and the numbers of fights are not in it. Where heroes are in several
 * places it has each of these, and every entry says of which place it is.
 */
export function sceneFacts(brief: Brief): object[] {
  const { party, state } = brief;
  const places = placesOf(brief);
  if (places.length === 1) return places.flatMap(factsHere);
  return places.flatMap((here) => {
    const at = currentScene(here.adventure, here.state).name;
    const heroesHere = heroesIn(state, party, here.state.scene).map(({ name }) => name);
    return factsHere(here).map((fact, index) => ({ ...fact, at, ...(index === 0 && { heroesHere }) }));
  });
}

/** The brief as it is for those in each place where heroes are. */
function placesOf(brief: Brief): Brief[] {
  return scenesOfParty(brief.state, brief.party).map((scene) => ({ ...brief, state: viewFrom(brief.state, scene) }));
}

function factsHere(brief: Brief): object[] {
  const { adventure, state } = brief;
  const scene = currentScene(adventure, state);
  const present = presentNpcs(adventure, state);
  const beaten = adventure.npcs.filter((npc) => scene.npcs.includes(npc.id) && hitPointsOf(state, npc) === 0);
  return [
    { kind: 'place', name: scene.name, in: scene.place, description: scene.description, details: scene.touches },
    ...present.map((npc) => personFacts(brief, npc)),
    ...beaten.map((npc) => ({ kind: 'person, beaten: neither speaks nor acts', name: npc.name, role: npc.role })),
    ...scene.features.map(({ id, name, description, skill, dc, clue }) => ({
      kind: 'thing to look at or handle',
      id: opaqueId(brief, 'feature', id),
      name,
      description,
      ...(isHidden(brief, clue) && {
        clueHere: opaqueId(brief, 'clue', clue),
        earnedBy: { skill, dc },
      }),
    })),
    ...lootFacts(brief),
    ...knownExits(adventure, state).map((exit) => ({ kind: 'exit', id: opaqueId(brief, 'exit', exit.id), label: exit.label })),
  ];
}

/** What of the scene changes while the party is in it: attitudes, dangers that are left, what the party has found out, a fight. */
export function sceneNow(brief: Brief): object[] {
  const { adventure, state } = brief;
  const ended = endingTold(adventure, state);
  return [
    ...placesOf(brief)
      .flatMap((here) => presentNpcs(adventure, here.state))
      .map((npc) => ({
        kind: 'attitude',
        id: opaqueId(brief, 'npc', npc.id),
        name: npc.name,
        attitude: attitudeOf(state, npc),
        ...memoryFacts(brief, npc),
      })),
    ...placesOf(brief)
      .flatMap((here) => tagsHere(adventure, here.state))
      .map((tag) => ({ kind: 'changed here', ...seenTag(tag, brief) })),
    ...takenLoot(adventure, state).map(({ id, name }) => ({
      kind: 'carried by a hero',
      id: opaqueId(brief, 'loot', id),
      name,
      by: brief.party.find((hero) => hero.id === state.taken[id])?.name ?? 'nobody here',
    })),
    ...adventure.clocks
      .filter((clock) => ended === null && isComing(clock, state))
      .map((clock) => ({ kind: 'danger clock', id: opaqueId(brief, 'clock', clock.id), name: clock.name })),
    ...adventure.clues
      .filter((clue) => state.clues.includes(clue.id))
      .map((clue: Clue) => ({ kind: 'known to the party', fact: clue.text })),
    ...placesOf(brief).flatMap(answersNow),
    ...(brief.aftermath ? [{ kind: 'left by a fight that has ended', ...leftFacts(brief.aftermath) }] : []),
    ...(ended === null ? [] : [{ kind: 'the tale has ended, and is only lingered in', how: ended.text }]),
    ...(brief.fighting === true
      ? [{ kind: 'a fight goes on at the Combat tab', ...(brief.standing !== undefined && { standing: brief.standing }) }]
      : []),
  ];
}

/** What a fight has left behind, as everybody sees it. */
function leftFacts({ slain, carried, dead, down }: Aftermath): object {
  return { slainCreatures: slain, theirThings: carried, deadHeroes: dead, heroesDown: down };
}

function personFacts(brief: Brief, npc: Npc): object {
  return {
    kind: 'person present',
    id: opaqueId(brief, 'npc', npc.id),
    name: npc.name,
    role: npc.role,
    pronouns: npc.pronouns,
    description: npc.description,
    habits: npc.habits,
    greetings: greetingsAfter(brief.adventure, brief.state, npc),
    canFight: npc.combat !== undefined,
    speaksOf: npc.topics.filter((topic) => topic.isAside !== true && isTopicOpen(npc, topic, brief.state)).map(topicFacts(brief)),
  };
}

/** What somebody keeps in mind of the party: what they have told it already, and what was said and done to them. */
function memoryFacts(brief: Brief, npc: Npc): object {
  const { adventure, party, state } = brief;
  const known = state.people?.[npc.id];
  const [want] = openWants(npc, state);
  const wants = want && {
    wants: {
      id: opaqueId(brief, 'want', want.id),
      what: want.words,
      sayingSo: want.says,
      canBeMetNow: isReady(want, npc, adventure, state),
      ...(known?.wants?.saidAt !== undefined && { hasSaidSo: true }),
    },
  };
  if (!known) return { ...wants };
  const nameOf = (id: string) => party.find((hero) => hero.id === id)?.name ?? 'one of the party';
  const asked = npc.topics.filter(({ id }) => known.asked[id] !== undefined).map(({ keywords }) => keywords[0]);
  const keeps = known.memories.map(({ kind, by, words, raised }) => ({
    kind,
    by: nameOf(by),
    words,
    ...(raised !== undefined && { cameBackToIt: true }),
  }));
  return {
    ...wants,
    hasMetTheParty: known.isApart === true ? 'before, and meets it again now' : 'yes',
    ...(asked.length > 0 && { hasToldOf: asked }),
    ...(keeps.length > 0 && { keepsInMind: keeps }),
  };
}

/** What somebody says freely is told in full; what must be earned, or gives a clue, by its keywords alone. */
function topicFacts(brief: Brief): (topic: Topic) => object {
  return ({ keywords, says, clue, dc }) => {
    if (isHidden(brief, clue)) return { keywords, clueHere: opaqueId(brief, 'clue', clue), ...(dc !== undefined && { earnedBy: { dc } }) };
    return dc === undefined ? { keywords, says } : { keywords, earnedBy: { dc } };
  };
}

function lootFacts(brief: Brief): object[] {
  const { adventure, state } = brief;
  const guards = presentNpcs(adventure, state).filter((npc) => attitudeOf(state, npc) !== 'friendly');
  return currentScene(adventure, state)
    .loot.filter((loot) => state.taken[loot.id] === undefined && !guards.some((npc) => loot.guardedBy.includes(npc.id)))
    .map((loot) => ({ kind: 'can be taken', id: opaqueId(brief, 'loot', loot.id), name: loot.name, where: loot.where }));
}

function isHidden(brief: Brief, clue: string | undefined): clue is string {
  return clue !== undefined && !brief.state.clues.includes(clue);
}
