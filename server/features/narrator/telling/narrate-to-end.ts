import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { Brief } from '#domain/narration/brief.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { resolveIntents } from '#domain/turn/resolve-intents.ts';
import { limits } from '#domain/limits/limits.ts';
import type { End, NarratorModel } from '#server/features/model/index.ts';

type Reply = Parameters<NarratorModel['narrate']>[0];
type Part = { type: 'text'; text: string } | { type: 'anew' } | End;

/** What was told and ruled of a reply so far, whoever told it. */
class Course {
  text = '';
  readonly rulings: Ruling[] = [];
  state: Brief['state'];
  readonly #reply: Reply;

  constructor(reply: Reply) {
    this.#reply = reply;
    this.state = reply.brief.state;
  }

  /** Lets the model tell a part of the reply; `joint` stands before its first words. Answers how the part ended. */
  async *tell(model: NarratorModel, more: Partial<Reply> = {}, joint = ''): AsyncGenerator<Part, End> {
    const callTool: Reply['callTool'] = async (call) => {
      const outcome = await this.#reply.callTool(call);
      this.rulings.push(outcome.ruling);
      this.state = outcome.state;
      return outcome;
    };
    let end: End | null = null;
    let before = joint;
    for await (const part of model.narrate({ ...this.#reply, ...more, callTool })) {
      if (part.type === 'end') end = part;
      else if (part.type === 'anew') {
        before = '';
        this.text = '';
        yield part;
      } else {
        const text = before + (before === '' ? part.text : part.text.trimStart());
        before = '';
        this.text += text;
        yield { type: 'text', text };
      }
    }
    if (end === null) throw new Error('A reply ended without an end.');
    return end;
  }

  /** From where another part goes on. */
  soFar(because: 'fault' | 'unanswered', intents: string[] = []): NonNullable<Reply['before']> {
    return { because, intents, text: this.text, rulings: [...this.rulings], state: this.state };
  }

  /** The ids of the intents that nothing speaks of. */
  open({ marks = [] }: End): string[] {
    const ended = resolveIntents(this.#reply.brief, { rulings: this.rulings, marks });
    return ended.flatMap(({ id, outcome, why }) => (outcome === 'notAnswered' && why?.code === 'passedOver' ? [id] : []));
  }
}

/** Two parts of one reply: it ended as the second did, and cost both. What the Storyteller says of the intents holds for all of it. */
function joined(first: End, second: End, label: string): End {
  const usage = {
    input: first.usage.input + second.usage.input,
    output: first.usage.output + second.usage.output,
    estimated: first.usage.estimated || second.usage.estimated,
  };
  const heldBack = [...(first.heldBack ?? []), ...(second.heldBack ?? [])];
  const isOthers = second.spokenBy !== label;
  return {
    ...second,
    usage,
    spokenBy: first.spokenBy,
    fellBack: second.fellBack ?? first.fellBack,
    marks: isOthers ? (second.marks ?? []) : [...(first.marks ?? []), ...(second.marks ?? [])],
    steps: (first.steps ?? 0) + (second.steps ?? 0),
    ...(isOthers && { continuedBy: second.spokenBy }),
    ...(heldBack.length > 0 && { heldBack }),
  };
}

/** Between what broke off and what goes on: a sentence that was cut is left open. */
function jointAfter(text: string, isNewHand: boolean): string {
  const open = /[.!?…]["'”’)\]]*$/.test(text.trimEnd()) ? '' : '…';
  return `${open}${isNewHand ? '\n\n' : ' '}`;
}

/** Passes on what a part told once it is whole, unless it only says again what was told. */
async function* onlyNew(part: AsyncGenerator<Part, End>, before: string): AsyncGenerator<Part, End> {
  let text = '';
  for (let step = await part.next(); ; step = await part.next()) {
    if (!step.done) {
      text += step.value.type === 'text' ? step.value.text : '';
      continue;
    }
    if (!before.includes(text.trim())) yield { type: 'text', text };
    return step.value;
  }
}

/**
 * Has a reply told to its end. One that a fault broke off keeps its words and goes on: the model tries once more, then the
 * Storyteller brings it to an end. Intents that a finished reply leaves without an end are put to the model once more, within the
 * steps and calls of the reply. Nothing is ruled twice.
 */
export async function* narrateToEnd(model: NarratorModel, reply: Reply): AsyncGenerator<Part> {
  const course = new Course(reply);
  let end = yield* course.tell(model);
  const isTheModel = model.isModel && end.spokenBy === model.label;
  for (const byStoryteller of [false, true]) {
    if (!isTheModel || end.ending !== 'interrupted') break;
    const joint = jointAfter(course.text, byStoryteller);
    end = joined(end, yield* course.tell(model, { before: course.soFar('fault'), byStoryteller }, joint), model.label);
  }
  const open = isTheModel && end.ending === 'complete' && end.continuedBy === undefined ? course.open(end) : [];
  const steps = limits.stepsPerReply - (end.steps ?? 0);
  if (open.length > 0 && steps > 0 && heroIntents(reply.brief.intents).length > 0) {
    const mending = yield* onlyNew(course.tell(model, { before: course.soFar('unanswered', open), steps }, '\n\n'), course.text);
    // That the second asking failed takes nothing from what was told.
    end = { ...joined(end, mending, model.label), ending: mending.ending === 'stopped' ? 'stopped' : 'complete' };
  }
  yield end;
}
