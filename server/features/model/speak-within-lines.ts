import type { LanguageModelV4 } from '@ai-sdk/provider';
import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { boundsOf } from '#domain/safety/bounds.ts';
import { openGuard } from '#domain/safety/guard.ts';
import type { Passed } from '#domain/safety/guard.ts';
import type { Part, Reply } from './narrator-model.ts';
import { promptFor } from './prompt.ts';
import type { Correction } from './prompt.ts';
import { speak } from './speak.ts';
import type { Speech, Stage } from './speak.ts';

/**
 * Lets a model speak so that no sentence crosses a line of the table or dwells on what is behind a veil. The first one that
 * would breaks the speech off: the model is told so and goes on once more from what was shown. From then on such sentences
 * are left out.
 */
export async function* speakWithinLines(
  model: LanguageModelV4,
  { brief, before }: Reply,
  delimiter: () => string,
  stage: Stage,
): AsyncGenerator<Part, Speech> {
  const bounds = boundsOf(brief);
  const goingOn = before ? correctionOf(before) : null;
  if (bounds === null) return yield* speak(model, () => promptFor(brief, delimiter(), goingOn), stage);
  const guard = openGuard(bounds, before?.text);
  const first = speak(model, () => promptFor(brief, delimiter(), goingOn), stage);
  let streamedText = '';
  let broke: Passed['broke'] = null;
  for (let step = await first.next(); ; step = await first.next()) {
    const passed = step.done ? guard.end() : guard.push(step.value.type === 'text' ? step.value.text : '');
    streamedText += passed.text;
    if (passed.text !== '') yield { type: 'text', text: passed.text };
    broke = passed.broke;
    if (broke !== null && !(step.done && stage.stopped.aborted)) break;
    if (step.done) return step.value;
  }
  // Ends the call to the model; what it asked for until now stands.
  await first.return({ spoke: streamedText !== '', steps: 1, fault: null, cause: null });
  const ruled = stage.rulings.progress().rulings.map(tellRuling);
  const shown = `${before?.text ?? ''}${streamedText}`;
  return yield* goOn(
    speak(model, () => promptFor(brief, delimiter(), { streamedText: shown, ruled, broke: broke ?? 'line' }), stage),
    openGuard(bounds, shown),
    streamedText,
  );
}

/** What a model is told of a reply that goes on. */
function correctionOf({ because, intents, text, rulings }: NonNullable<Reply['before']>): Correction {
  return { broke: because, open: intents, streamedText: text, ruled: rulings.map(tellRuling) };
}

/** The second try, without what still breaks the agreement; an empty one is no fault where something was told before. */
async function* goOn(
  speech: AsyncGenerator<Part, Speech>,
  guard: ReturnType<typeof openGuard>,
  before: string,
): AsyncGenerator<Part, Speech> {
  let streamedText = before;
  const part = (text: string): Part => ({
    type: 'text',
    text: streamedText !== '' && !/\s$/.test(streamedText) && !/^\s/.test(text) ? ` ${text}` : text,
  });
  for (let step = await speech.next(); ; step = await speech.next()) {
    const { text } = step.done ? guard.end() : guard.push(step.value.type === 'text' ? step.value.text : '');
    if (text !== '') {
      yield part(text);
      streamedText += text;
    }
    if (!step.done) continue;
    const { fault, cause, steps } = step.value;
    return streamedText !== '' && fault?.reason === 'empty'
      ? { spoke: true, steps, fault: null, cause: null }
      : { spoke: streamedText !== '', steps, fault, cause };
  }
}
