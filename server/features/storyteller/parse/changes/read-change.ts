import type { Adventure } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { asksLeave } from '#server/features/storyteller/parse/question/for-narrator.ts';
import type { Reading } from '#server/features/storyteller/parse/reading.ts';
import { styleOf } from '#server/features/storyteller/parse/style.ts';
import { changeIn } from './change-of.ts';

interface Around {
  stage: { adventure: Adventure; state: PlayState; told?: readonly string[] };
  targets: Target[];
  earlier: HeroAction | undefined;
  /** How the words read apart from that. */
  read: Reading & { sure: boolean };
}

/** What words of talk can do beside being said. */
const byTalk = ['distracted', 'noisy'];
const ownKinds: readonly HeroAction['kind'][] = ['trick', 'athletics', 'sneak'];

/** An action that changes something of the scene; to ask whether it can be done is not to do it. Null where the words tell none. */
export function readChange(
  { text, question }: Clause,
  actor: Hero,
  { stage, targets, earlier, read: { kind, skill, sure } }: Around,
): HeroAction | null {
  if (question && !asksLeave(text)) return null;
  const { adventure, state, told = [] } = stage;
  const read = changeIn(text, { adventure, state, told, targets, before: earlier?.change?.about });
  if (!read || kind === 'help' || kind === 'cast' || skill === 'medicine') return null;
  if (kind === 'talk' && sure && !('change' in read && byTalk.includes(read.change.state))) return null;
  if (question) return action(actor, [text], { kind: 'ask', asked: { asks: 'leave', subject: null }, question });
  if ('missing' in read) return action(actor, [text], { kind: 'use', absent: true, missing: read.missing });
  if ('blow' in read) return action(actor, [text], { kind: 'attack', targets: [{ kind: 'npc', npc: read.blow }] });
  const change = { ...read.change, skill: (sure ? skill : null) ?? read.change.skill };
  const own = sure && ownKinds.includes(kind) ? kind : 'use';
  return action(actor, [text], { kind: own, skill: sure ? skill : null, targets, style: styleOf(text), change });
}
