import type { Skill } from './adventure.ts';
import { currentScene, presentNpcs } from './play-state.ts';
import { grant, refuse } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';
import { wasPassed } from './rule-check.ts';

const waysToLook: readonly Skill[] = ['investigation', 'perception'];
const waysToAsk: readonly Skill[] = ['persuasion', 'deception', 'intimidation', 'insight'];

/** Where a clue is to be had: what it takes to get it from there. */
interface Source {
  skills: readonly Skill[];
  dc: number | undefined;
  needs: string | undefined;
}

function sourcesOf({ adventure, state }: Bench, clue: string): Source[] {
  const features = currentScene(adventure, state).features.filter((feature) => feature.clue === clue);
  const topics = presentNpcs(adventure, state).flatMap((npc) => npc.topics.filter((topic) => topic.clue === clue));
  return [
    ...features.map(({ skill, dc }) => ({ skills: skill ? [skill] : waysToLook, dc, needs: undefined })),
    ...topics.map(({ dc, needs }) => ({ skills: waysToAsk, dc, needs })),
  ];
}

/** The party learns a clue that something or someone here gives, once its difficulty is met and what it builds on is known. */
export function ruleClue(bench: Bench, request: Asked<'reveal_clue'>): Verdict {
  const { adventure, state } = bench;
  const clue = adventure.clues.find((each) => each.id === request.clue);
  if (!clue) return refuse(bench, request, 'There is no such clue.');
  if (state.clues.includes(clue.id)) return refuse(bench, request, 'The party knows that already.');
  const sources = sourcesOf(bench, clue.id);
  if (sources.length === 0) return refuse(bench, request, 'Nothing in this scene gives that away.');
  const ready = sources.filter(({ needs }) => needs === undefined || state.clues.includes(needs));
  if (ready.length === 0) return refuse(bench, request, 'The party does not yet know enough to be told that.');
  if (!ready.some(({ skills, dc }) => dc === undefined || wasPassed(bench, skills, dc))) {
    return refuse(bench, request, 'It takes a successful check to learn that.');
  }
  return grant(request, { ...state, clues: [...state.clues, clue.id] }, clue.text);
}
