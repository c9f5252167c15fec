import type { Skill } from '#domain/rules/skill.ts';
import { limits } from '#domain/limits/limits.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import { isTopicOpen } from '#domain/narration/wants.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { allow, outcome, refuse, rulingsOfPlace } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { passedChecks, wasPassed, waysToAsk } from './check.ts';
import { soughtBy, wordsOfName, wordsOfTopic } from './sought.ts';

const waysToLook: readonly Skill[] = ['investigation', 'perception'];

/** The skills by which something can be found out: a sharp eye and a patient one stand for each other. */
export const waysToFind = (skill: Skill | undefined): readonly Skill[] =>
  skill === undefined || waysToLook.includes(skill) ? waysToLook : [skill];

/** Where a clue is to be had: what it takes to get it from there, and the words by which people speak of it. */
interface Source {
  skills: readonly Skill[];
  dc: number | undefined;
  /** Whether it can be had yet. */
  isOpen: boolean;
  words: string[];
}

function sourcesOf({ adventure, state }: RulingContext, clue: string): Source[] {
  const features = currentScene(adventure, state).features.filter((feature) => feature.clue === clue);
  const speaking = presentNpcs(adventure, state).filter((npc) => !isSilenced(adventure, state, npc));
  const topics = speaking.flatMap((npc) => npc.topics.filter((topic) => topic.clue === clue).map((topic) => ({ npc, topic })));
  return [
    ...features.map((feature) => ({
      skills: waysToFind(feature.skill),
      dc: feature.dc,
      isOpen: true,
      words: wordsOfName(feature),
    })),
    ...topics.map(({ npc, topic }) => ({
      skills: waysToAsk,
      dc: topic.dc,
      isOpen: isTopicOpen(npc, topic, state),
      words: wordsOfTopic(npc, topic),
    })),
  ];
}

/** Clues that this reply has revealed. */
function revealed({ rulings }: Pick<RulingContext, 'rulings'>): Ruling[] {
  return rulings.filter(({ allowed, call }) => allowed && call.name === 'reveal_clue');
}

/** Whether somebody has sought what lies open: by a check that was passed, or in words; each question of a hero brings one thing to light. */
function wasSought(context: RulingContext, { skills, words }: Source): boolean {
  const found = passedChecks(context, [...waysToLook, ...waysToAsk, ...skills]).length;
  return revealed({ rulings: rulingsOfPlace(context) }).length < found + soughtBy(context.intents, words);
}

/**
 * The party learns a clue that something or someone here gives, once its difficulty is met and what it builds on is known. What has no
 * difficulty is learned by those who ask or search. One reply reveals a few.
 */
export function ruleClue(context: RulingContext, call: CallOf<'reveal_clue'>): RulingOutcome {
  const { adventure, state } = context;
  const clue = adventure.clues.find((each) => each.id === call.clue);
  if (!clue) return refuse(context, call, 'noSuchClue', {});
  if (state.clues.includes(clue.id)) return refuse(context, call, 'clueIsKnown', {});
  const sources = sourcesOf(context, clue.id);
  if (sources.length === 0) return refuse(context, call, 'clueIsElsewhere', {});
  const ready = sources.filter(({ isOpen }) => isOpen);
  if (ready.length === 0) return refuse(context, call, 'clueNeedsAnother', {});
  const met = ready.filter(({ skills, dc }) => dc === undefined || wasPassed(context, skills, dc));
  if (met.length === 0) return refuse(context, call, 'clueNeedsCheck', {});
  if (revealed(context).length >= limits.cluesPerReply) return refuse(context, call, 'enoughClues', {});
  if (!met.some(({ dc, ...source }) => dc !== undefined || wasSought(context, { dc, ...source }))) {
    return refuse(context, call, 'clueWasNotSought', {});
  }
  return allow(call, { ...state, clues: [...state.clues, clue.id] }, [outcome('learnsClue', { text: clue.text })]);
}
