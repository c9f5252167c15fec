import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { readTrail } from './trail.ts';

/** Somebody is followed to see where they go: "tail Pell", "follow the mayor quietly, see where he takes it". */
const follows =
  /^(?:(?:i|we|and|then|so|now|quietly|secretly|carefully|discreetly|slowly|just|try to) )*(?:follow|tail|trail|shadow|chase(?: after)?|pursue|hurry after|dash after|race after|rush after|distance|note|trail|stalk|go after|sneak after|creep after|run after)s? (?<whom>(?:the |that |old )?\p{L}+(?: (?!quietly|and|to|at|from|secretly|carefully|discreetly|into|up|down|out|wherever|when|while|as|so)\p{L}+){0,2})/iu;

/** How somebody is followed who is not to notice, or what for. */
const watching = /\b(?:quietly|secretly|silently|discreetly|sneak|creep|tail|shadow|stalk|unseen|see|find out|watch)\b/i;

/** How somebody is run after. */
const catching = /\b(?:chas|pursu|(?:run|hurry|dash|rac|rush)(?:s|e|es|ing)? after)/iu;

/** Whoever the last reply has told of who is not here, where it names nobody who is. */
function goneBy(told: readonly string[], here: readonly Npc[], all: readonly Npc[]): Npc | undefined {
  const last = told.at(-1) ?? '';
  const isMentioned = (npc: Npc) => callsOf(npc).some((call) => isNamed(last, bare(call)));
  return here.some(isMentioned) ? undefined : all.find(isMentioned);
}

/** Whoever is followed: who is not here is told to be elsewhere, and who stays is watched. Undefined for all other words, and where a hero leads. */
export function readFollowing(clause: HeardClause, actor: Hero, stage: Stage): HeroAction | undefined {
  const trail = readTrail(clause, actor, stage);
  if (trail) return trail;
  const { adventure, state, party, told = [] } = stage;
  const whom = clause.quote === null && !clause.question ? follows.exec(clause.text)?.groups?.['whom'] : undefined;
  if (whom === undefined || party.some(({ name }) => isNamed(whom, bare(name)))) return undefined;
  const here = presentNpcs(adventure, state);
  const isCaught = catching.test(clause.text);
  // "I run after him": whoever was told of last, and has gone by.
  const gone = isCaught && /^(?:him|her|them)$/iu.test(whom) ? goneBy(told, here, adventure.npcs) : undefined;
  if (gone) return action(actor, [clause.text.replace(whom, gone.name)], { kind: 'use', absent: true });
  const isMeant = (calls: readonly string[]) => calls.some((name) => isNamed(whom, bare(name)));
  const npc = here.find((each) => isMeant(callsOf(each))) ?? adventure.npcs.find((each) => isMeant([...callsOf(each), each.role]));
  if (!npc) return undefined;
  const target = { kind: 'npc' as const, npc };
  if (here.includes(npc)) return action(actor, [`keep an eye on ${npc.name}`], { kind: 'search', skill: 'perception', targets: [target] });
  // Whoever sets out after somebody takes a way; whoever would only see where they go, or runs after them, has nobody to watch or catch.
  return watching.test(clause.text) || isCaught ? action(actor, [clause.text], { kind: 'use', absent: true }) : undefined;
}
