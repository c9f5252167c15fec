import type { LanguageModelV4 } from '@ai-sdk/provider';
import { distinctObjections } from '#domain/narration/reply-check/objection.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import { openReplyCheck } from '#domain/narration/reply-check/reply-check.ts';
import type { Happened, ReplyCheck } from '#domain/narration/reply-check/reply-check.ts';
import { openReplyGuard } from '#domain/narration/reply-check/reply-guard.ts';
import type { ReplyGuard, Sifted } from '#domain/narration/reply-check/reply-guard.ts';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { boundsOf } from '#domain/safety/bounds.ts';
import { openGuard } from '#domain/safety/guard.ts';
import type { Guard, Passed } from '#domain/safety/guard.ts';
import { houseStyle } from './house-style.ts';
import { ModelFault } from './model-fault.ts';
import type { Before, Part, Reply } from './narrator-model.ts';
import { promptFor } from './prompt.ts';
import type { Correction } from './prompt.ts';
import { speak } from './speak.ts';
import type { Speech, Stage } from './speak.ts';

/** How a speech went that was checked while it was told. */
export interface CheckedSpeech extends Speech {
  /** What was held back of it, or corrected in it. */
  heldBack: Objection[];
  /** Whether it was wrong again after its correction, so that somebody else must tell the reply from the beginning. */
  isRejected: boolean;
}

/** What was heard of one try. */
interface Heard {
  /** What was shown, that of an earlier try before it. */
  text: string;
  /** How it ended by itself; null where it was broken off. */
  speech: Speech | null;
  broke: Passed['broke'];
  objections: readonly Objection[];
}

interface Guards {
  bounds: Guard;
  claims: ReplyGuard;
}

/**
 * Lets a model speak so that no piece of its reply crosses a line of the table, dwells on what is behind a veil, or claims what
 * did not happen. The first that would breaks the speech off: the model is told why and goes on once more from what was
 * shown. It does so too where the whole reply lacks something. What then breaks the table's agreement is left out; where
 * anything else is still wrong, the reply is rejected. A reply that goes on after a fault is judged by its pieces alone, and
 * ends at the first that is wrong.
 */
export async function* speakChecked(
  model: LanguageModelV4,
  { brief, material, before }: Reply,
  delimiter: () => string,
  stage: Stage,
): AsyncGenerator<Part, CheckedSpeech> {
  const bounds = boundsOf(brief);
  const happened = (): Happened => stage.rulings.progress();
  let check: ReplyCheck | null = null;
  const openCheck = async () => {
    const known = await material;
    check ??=
      known && openReplyCheck(brief, { ...known, instructions: [...known.instructions, houseStyle], ids: [...known.ids, ...idsIn(brief)] });
    return check;
  };
  const trySpeaking = async function* (correction: Correction | null, isFirst: boolean): AsyncGenerator<Part, Heard> {
    const told = correction?.streamedText ?? '';
    const speech = speak(model, () => promptFor(brief, delimiter(), correction), stage);
    // The model is asked before its check is made ready.
    const first = speech.next();
    try {
      const guards = { bounds: openGuard(bounds, told), claims: openReplyGuard(await openCheck(), happened, told) };
      return yield* listen(speech, first, guards, { stopped: stage.stopped, told, isFirst });
    } finally {
      // Ends the call to the model where the check could not be made ready, or nobody listens any more.
      await speech.return({ spoke: false, steps: 1, fault: null, cause: null });
    }
  };
  const lacks = ({ text, speech }: Heard) => (before !== undefined || speech?.fault ? [] : lackingIn(text, check, happened()));

  const first = yield* trySpeaking(before ? correctionOf(before) : null, true);
  const objections = [...first.objections, ...(first.objections.length === 0 && first.broke === null ? lacks(first) : [])];
  if (first.broke === null && (objections.length === 0 || before !== undefined)) return checkedSpeech([first], objections, before);
  const correction = { broke: first.broke, objections, streamedText: first.text, ruled: happened().rulings.map(tellRuling) };
  const second = yield* trySpeaking(correction, false);
  const still = [...second.objections, ...(second.objections.length === 0 ? lacks(second) : [])];
  const isRejected = before === undefined && still.length > 0 && !stage.stopped.aborted;
  return { ...checkedSpeech([first, second], [...objections, ...still], before), isRejected };
}

/** The ids that a prompt has as they are; those of the adventure are known by their form. */
const idsIn = ({ campaignId, party }: Reply['brief']): string[] => [campaignId, ...party.map(({ id }) => id)];

/** What a model is told of a reply that goes on. */
function correctionOf({ because, intents, text, rulings }: Before): Correction {
  return { broke: because, open: intents, streamedText: text, ruled: rulings.map(tellRuling) };
}

/** What a reply lacks as a whole. What it breaks of the table's agreement is cut, and not lacking. */
function lackingIn(text: string, check: ReplyCheck | null, happened: Happened): Objection[] {
  const found = text.trim() === '' ? [] : (check?.whole(text, happened) ?? []);
  return found.filter(({ code }) => code !== 'lineCrossed' && code !== 'veilLifted');
}

/** How all tries together went; the last may have had nothing to add. What goes on after a fault and is wrong meets another. */
function checkedSpeech(tries: readonly [Heard, ...Heard[]], heldBack: readonly Objection[], before: Before | undefined): CheckedSpeech {
  const last = tries.at(-1) ?? tries[0];
  const spoke = last.text !== (before?.text ?? '');
  const steps = tries.reduce((sum, { speech }) => sum + (speech?.steps ?? 1), 0);
  const { fault, cause } = last.speech ?? { fault: null, cause: null };
  const isOver = fault === null || (spoke && fault.reason === 'empty');
  const checked = { spoke, steps, heldBack: distinctObjections(heldBack), isRejected: false };
  if (isOver && before?.because === 'fault' && last.objections.length > 0) {
    const unfounded = new ModelFault('unfounded');
    return { ...checked, fault: unfounded, cause: unfounded };
  }
  return isOver ? { ...checked, fault: null, cause: null } : { ...checked, fault, cause };
}

interface Hearing {
  stopped: AbortSignal;
  /** What was told of the reply before. */
  told: string;
  /** Whether a break of the table's agreement breaks it off; on a second try it is left out. */
  isFirst: boolean;
}

/** Shows what the guards let through of a speech, and breaks it off at what they do not. */
async function* listen(
  speech: AsyncGenerator<Part, Speech>,
  first: Promise<IteratorResult<Part, Speech>>,
  guards: Guards,
  { stopped, told, isFirst }: Hearing,
): AsyncGenerator<Part, Heard> {
  let text = told;
  for (let step = await first; ; step = await speech.next()) {
    const passed = step.done ? guards.bounds.end() : guards.bounds.push(step.value.type === 'text' ? step.value.text : '');
    const broke = isFirst ? passed.broke : null;
    const sifted = sift(guards.claims, passed.text, step.done === true || broke !== null);
    if (sifted.text !== '') {
      const gap = !isFirst && text !== '' && !/\s$/.test(text) && !/^\s/.test(sifted.text) ? ' ' : '';
      yield { type: 'text', text: gap + sifted.text };
      text += gap + sifted.text;
    }
    const isOver = broke !== null || sifted.objections.length > 0 || sifted.isFull;
    // Somebody who stops the narrator has heard enough: nothing is told again for them.
    if (step.done && (!isOver || stopped.aborted)) return { text, speech: step.value, broke: null, objections: [] };
    if (!isOver) continue;
    // Ends the call to the model; what it asked for until now stands.
    if (!step.done) await speech.return({ spoke: text !== told, steps: 1, fault: null, cause: null });
    return { text, speech: null, broke, objections: sifted.objections };
  }
}

/** What may be shown of more words, and of all that is held back where nothing more comes. */
function sift(claims: ReplyGuard, text: string, isLast: boolean): Sifted {
  const pushed = claims.push(text);
  if (!isLast || pushed.isFull || pushed.objections.length > 0) return pushed;
  const rest = claims.end();
  return { ...rest, text: pushed.text + rest.text };
}
