import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { attitudeOf, currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Circumstance } from '#domain/character/rolls/circumstances.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { isSameSubject } from './scene-tag.ts';
import type { SceneTag, TagSubject } from './scene-tag.ts';
import { tagRules } from './tag-states.ts';

/** The tags of the scene where the party is, oldest first. */
export function tagsHere(adventure: Adventure, state: PlayState): SceneTag[] {
  const { id } = currentScene(adventure, state);
  return (state.tags ?? []).filter(({ scene }) => scene === id);
}

/** The tags on one thing of the scene where the party is. */
export function tagsOn(adventure: Adventure, state: PlayState, subject: TagSubject): SceneTag[] {
  return tagsHere(adventure, state).filter(({ about }) => isSameSubject(about, subject));
}

/** The first state on somebody that does this. */
function tagThat(adventure: Adventure, state: PlayState, npc: Npc, what: 'holds' | 'silences' | 'exposes'): SceneTag | undefined {
  return tagsOn(adventure, state, { kind: 'npc', id: npc.id }).find((tag) => tagRules[tag.state][what] === true);
}

/** What keeps somebody from acting: tied up, out cold, or looking elsewhere. */
export const heldBy = (adventure: Adventure, state: PlayState, npc: Npc): SceneTag | undefined => tagThat(adventure, state, npc, 'holds');

/** Whether somebody is kept from acting by what was done to them. */
export const isHeldBack = (...about: [Adventure, PlayState, Npc]): boolean => heldBy(...about) !== undefined;

/** Whether somebody can neither hear nor speak. */
export const isSilenced = (...about: [Adventure, PlayState, Npc]): boolean => tagThat(...about, 'silences') !== undefined;

/** Whether somebody cannot defend themself as they would. */
export const isExposed = (...about: [Adventure, PlayState, Npc]): boolean => tagThat(...about, 'exposes') !== undefined;

/** The state after a blow at somebody: they are awake, and look at whoever strikes. Bonds stay. */
export function roused(adventure: Adventure, state: PlayState, npc: Npc): PlayState {
  const ends = tagsOn(adventure, state, { kind: 'npc', id: npc.id }).filter((tag) => tag.state === 'asleep' || tag.state === 'distracted');
  return ends.length === 0 ? state : { ...state, tags: (state.tags ?? []).filter((tag) => !ends.includes(tag)) };
}

/** Whether the party is behind a way that it has barred. */
export function isSheltered(adventure: Adventure, state: PlayState): boolean {
  return tagsHere(adventure, state).some((tag) => tagRules[tag.state].shelters === true);
}

/** Those who are present, hostile, can fight and are not held back: they strike, and bar the ways. */
export function foesHere(adventure: Adventure, state: PlayState): Npc[] {
  return presentNpcs(adventure, state).filter(
    (npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile' && !isHeldBack(adventure, state, npc),
  );
}

/** What the tags of the scene give to a hero's check. */
export function circumstancesOf(adventure: Adventure, state: PlayState, heroId: string, skill: Skill): Circumstance[] {
  return tagsHere(adventure, state).flatMap(({ about, state: now }) => {
    const { favours } = tagRules[now];
    const concerns = about.kind !== 'hero' || about.id === heroId;
    return favours && concerns && (favours.skills === 'all' || favours.skills.includes(skill))
      ? [{ name: 'the scene', gives: favours.gives }]
      : [];
  });
}

/** The tag that keeps a thing from being used or read; with `entirely`, even from being taken. */
export function spoiltBy(adventure: Adventure, state: PlayState, subject: TagSubject, entirely = false): SceneTag | undefined {
  return tagsOn(adventure, state, subject).find((tag) => {
    const { spoils } = tagRules[tag.state];
    return entirely ? spoils === 'all' : spoils !== undefined;
  });
}
