import type { Skill } from '#domain/rules/skill.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import { allow, outcome, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';

const waysToLook: readonly Skill[] = ['investigation', 'perception'];
const waysToAsk: readonly Skill[] = ['persuasion', 'deception', 'intimidation', 'insight'];

/** Where a clue is to be had: what it takes to get it from there. */
interface Source {
  skills: readonly Skill[];
  dc: number | undefined;
  needs: string | undefined;
}

function sourcesOf({ adventure, state }: RulingContext, clue: string): Source[] {
  const features = currentScene(adventure, state).features.filter((feature) => feature.clue === clue);
  const topics = presentNpcs(adventure, state).flatMap((npc) => npc.topics.filter((topic) => topic.clue === clue));
  return [
    ...features.map(({ skill, dc }) => ({ skills: skill ? [skill] : waysToLook, dc, needs: undefined })),
    ...topics.map(({ dc, needs }) => ({ skills: waysToAsk, dc, needs })),
  ];
}

/** The party learns a clue that something or someone here gives, once its difficulty is met and what it builds on is known. */
export function ruleClue(context: RulingContext, call: CallOf<'reveal_clue'>): RulingOutcome {
  const { adventure, state } = context;
  const clue = adventure.clues.find((each) => each.id === call.clue);
  if (!clue) return refuse(context, call, 'noSuchClue', {});
  if (state.clues.includes(clue.id)) return refuse(context, call, 'clueIsKnown', {});
  const sources = sourcesOf(context, clue.id);
  if (sources.length === 0) return refuse(context, call, 'clueIsElsewhere', {});
  const ready = sources.filter(({ needs }) => needs === undefined || state.clues.includes(needs));
  if (ready.length === 0) return refuse(context, call, 'clueNeedsAnother', {});
  if (!ready.some(({ skills, dc }) => dc === undefined || wasPassed(context, skills, dc))) {
    return refuse(context, call, 'clueNeedsCheck', {});
  }
  return allow(call, { ...state, clues: [...state.clues, clue.id] }, [outcome('learnsClue', { text: clue.text })]);
}
